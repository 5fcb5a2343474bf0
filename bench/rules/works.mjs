// What is measured, each piece of work done by every library that can do it.
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { makeFen, parseFen as parseChessopsFen } from 'chessops/fen'
import { parsePgn as parseChessopsPgn, startingPosition, transform } from 'chessops/pgn'
import { makeSan, parseSan } from 'chessops/san'
import { parseUci } from 'chessops/util'
import kokopu from 'kokopu'
import {
  applyMove,
  legalMoves,
  parseFen,
  parsePgnGames,
  perft,
  playMove,
  selectMove,
  startFen,
  startGame,
  undoMove,
} from '../../packages/chess-game/src/index.ts'
import { lichessPgn, longGame, randomGames, shufflingGame, withVariations } from './samples.mjs'

/** A thousand plies are over before a clock can tell, so each turn plays them ten times. */
const repeats = 10

const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

/** @param {string} fen */
const chessopsAt = (fen) => Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap()

/** @param {string} fen @param {number} depth @param {number} nodes */
const perftWork = (fen, depth, nodes) => ({
  unit: 'node',
  rounds: 5,
  contenders: [
    { name: 'kingside', units: nodes, run: () => perft(parseFen(fen), depth) },
    { name: 'chessops', units: nodes, run: () => chessopsPerft(chessopsAt(fen), depth) },
    { name: 'chess.js', units: nodes, run: () => new ChessJs(fen).perft(depth) },
  ],
})

/** Plays games with a library that starts anew for each. @template T @param {readonly T[]} games @param {(game: T) => unknown} play */
const each = (games, play) => () => {
  for (let again = 0; again < repeats; again += 1) games.forEach(play)
  return games.length
}

/**
 * @typedef {import('../lib/interleave.mjs').Contender} Contender
 * @returns {Generator<{ title: string, unit: string, rounds: number, contenders: Contender[] }>}
 */
export function* works() {
  yield { title: 'perft, start position, depth 5', ...perftWork(startFen, 5, 4865609) }
  yield { title: 'perft, kiwipete, depth 4', ...perftWork(kiwipete, 4, 4085603) }

  const plies = 1000
  const games = randomGames(plies)
  /** @param {(game: import('./samples.mjs').Sample) => string} play the FEN at the end */
  const ends = (play) => () => {
    for (let again = 1; again < repeats; again += 1) games.forEach(play)
    return games.map(play)
  }
  yield {
    title: '1,000 random plies by SAN',
    unit: 'ply',
    rounds: 11,
    contenders: [
      {
        name: 'kingside, positions',
        units: plies * repeats,
        run: ends(
          ({ sans }) => sans.reduce((at, san) => applyMove(at, san), parseFen(startFen)).fen,
        ),
      },
      {
        name: 'kingside, game with history',
        units: plies * repeats,
        run: ends(
          ({ sans }) => sans.reduce((at, san) => playMove(at, san), startGame()).currentFen,
        ),
      },
      {
        name: 'chessops',
        units: plies * repeats,
        run: ends(({ sans }) => {
          const position = Chessops.default()
          for (const san of sans) {
            const move = parseSan(position, san)
            if (!move) throw new Error(san)
            position.play(move)
          }
          return makeFen(position.toSetup())
        }),
      },
      {
        name: 'chess.js',
        units: plies * repeats,
        run: ends(({ sans }) => {
          const chess = new ChessJs()
          for (const san of sans) chess.move(san)
          return chess.fen()
        }),
      },
      {
        name: 'kokopu',
        units: plies * repeats,
        run: ends(({ sans, fens }) => {
          const position = new kokopu.Position()
          for (const san of sans) if (!position.play(san)) throw new Error(san)
          // kokopu keeps no counters in its positions.
          return sameSquares(position.fen(), fens.at(-1) ?? startFen)
        }),
      },
    ],
  }
  yield {
    title: '1,000 random plies by LAN',
    unit: 'ply',
    rounds: 11,
    contenders: [
      {
        name: 'kingside, positions',
        units: plies * repeats,
        run: ends(
          ({ lans }) => lans.reduce((at, lan) => applyMove(at, lan), parseFen(startFen)).fen,
        ),
      },
      {
        name: 'kingside, game with history',
        units: plies * repeats,
        run: ends(
          ({ lans }) => lans.reduce((at, lan) => playMove(at, lan), startGame()).currentFen,
        ),
      },
      {
        name: 'chessops',
        units: plies * repeats,
        run: ends(({ lans }) => {
          const position = Chessops.default()
          for (const lan of lans) {
            const move = parseUci(lan)
            if (!move || !position.isLegal(move)) throw new Error(lan)
            position.play(move)
          }
          return makeFen(position.toSetup())
        }),
      },
      {
        name: 'chess.js',
        units: plies * repeats,
        run: ends(({ lans }) => {
          const chess = new ChessJs()
          for (const lan of lans) chess.move(lan)
          return chess.fen()
        }),
      },
      {
        name: 'kokopu',
        units: plies * repeats,
        run: ends(({ lans, fens }) => {
          const position = new kokopu.Position()
          for (const lan of lans) position.play(position.uci(lan, true))
          return sameSquares(position.fen(), fens.at(-1) ?? startFen)
        }),
      },
    ],
  }
  yield {
    title: '1,000 random plies by LAN, SAN and FEN asked after each',
    unit: 'ply',
    rounds: 11,
    contenders: [
      {
        name: 'kingside, game with history',
        units: plies * repeats,
        run: each(games, ({ lans, sans }) => {
          let game = startGame()
          lans.forEach((lan, ply) => {
            game = playMove(game, lan)
            if (game.selectedMove?.san !== sans[ply] || !game.currentFen) throw new Error(lan)
          })
        }),
      },
      {
        name: 'chessops',
        units: plies * repeats,
        run: each(games, ({ lans, sans }) => {
          const position = Chessops.default()
          lans.forEach((lan, ply) => {
            const move = parseUci(lan)
            if (!move || !position.isLegal(move)) throw new Error(lan)
            const san = makeSan(position, move)
            position.play(move)
            if (san !== sans[ply] || !makeFen(position.toSetup())) throw new Error(lan)
          })
        }),
      },
      {
        name: 'chess.js',
        units: plies * repeats,
        run: each(games, ({ lans, sans }) => {
          const chess = new ChessJs()
          lans.forEach((lan, ply) => {
            if (chess.move(lan).san !== sans[ply] || !chess.fen()) throw new Error(lan)
          })
        }),
      },
    ],
  }

  const pgn = lichessPgn()
  const separate = pgn.split(/\n\n(?=\[Event )/)
  yield {
    title: 'load 438 games with clocks, main line validated',
    unit: 'game',
    rounds: 7,
    contenders: [
      { name: 'kingside', units: 438, run: () => readByKingside(pgn) },
      { name: 'chessops', units: 438, run: () => readByChessops(pgn) },
      { name: 'kokopu', units: 438, run: () => readByKokopu(pgn) },
      {
        name: 'chess.js',
        units: 438,
        run: () =>
          separate.reduce((sum, text) => {
            const chess = new ChessJs()
            chess.loadPgn(text)
            return sum + chess.history().length
          }, 0),
      },
    ],
  }
  const varied = withVariations(pgn)
  yield {
    title: 'load 438 games with clocks, every variation validated',
    unit: 'game',
    rounds: 7,
    contenders: [
      { name: 'kingside', units: 438, run: () => readByKingside(varied) },
      { name: 'chessops', units: 438, run: () => readVariationsByChessops(varied) },
      { name: 'kokopu', units: 438, run: () => readByKokopu(varied) },
    ],
  }

  const fens = games.flatMap((game) => game.fens).filter((fen) => legalMoves(fen).length > 0)
  yield {
    title: 'legal moves with SAN of 1,000 positions',
    unit: 'position',
    rounds: 7,
    contenders: [
      {
        name: 'kingside',
        units: fens.length,
        run: () =>
          fens.reduce(
            (sum, fen) => legalMoves(fen).reduce((size, { san }) => size + san.length, sum),
            0,
          ),
      },
      {
        name: 'chessops',
        units: fens.length,
        run: () => fens.reduce((sum, fen) => sum + sansByChessops(fen), 0),
      },
      {
        name: 'chess.js',
        units: fens.length,
        run: () =>
          fens.reduce(
            (sum, fen) => new ChessJs(fen).moves().reduce((size, san) => size + san.length, sum),
            0,
          ),
      },
      {
        name: 'kokopu',
        units: fens.length,
        run: () =>
          fens.reduce((sum, fen) => {
            const position = new kokopu.Position(fen)
            return position
              .moves()
              .reduce((size, move) => size + position.notation(move).length, sum)
          }, 0),
      },
    ],
  }
  yield* historyWorks()
}

/** Jumps, undo and repetition in a game of 600 plies. @returns {ReturnType<typeof works>} */
function* historyWorks() {
  const plies = 600
  const { sans } = longGame(plies)
  const game = sans.reduce((at, san) => playMove(at, san), startGame())
  const positions = clonesOf(sans)
  const chess = new ChessJs()
  for (const san of sans) chess.move(san)
  // Here and there, every ply once.
  const jumps = Array.from({ length: plies }, (_, index) => (index * 229) % plies)
  yield {
    title: 'jump to any ply of a 600-ply game, FEN read',
    unit: 'jump',
    rounds: 21,
    contenders: [
      {
        name: 'kingside',
        units: plies,
        run: () => jumps.map((ply) => selectMove(game, [ply]).currentFen),
      },
      {
        name: 'kingside, a game just read',
        units: plies,
        run: () => {
          const fresh = sans.reduce((at, san) => playMove(at, san), startGame())
          return jumps.map((ply) => selectMove(fresh, [ply]).currentFen)
        },
      },
      {
        name: 'chessops, a clone kept per ply, just read',
        units: plies,
        run: () => {
          const clones = clonesOf(sans)
          return jumps.map((ply) => makeFen((clones[ply + 1] ?? Chessops.default()).toSetup()))
        },
      },
      {
        name: 'chessops, a clone kept per ply',
        units: plies,
        run: () =>
          jumps.map((ply) => makeFen((positions[ply + 1] ?? Chessops.default()).toSetup())),
      },
    ],
  }
  yield {
    title: 'undo a 600-ply game to its start, FEN read after each',
    unit: 'undo',
    rounds: 21,
    contenders: [
      {
        name: 'kingside',
        units: plies,
        run: () => {
          let at = game
          return sans.map(() => (at = undoMove(at)).currentFen)
        },
      },
      {
        name: 'chessops, a clone kept per ply',
        units: plies,
        run: () => {
          const left = [...positions]
          return sans.map(() => {
            left.pop()
            return makeFen((left.at(-1) ?? Chessops.default()).toSetup())
          })
        },
      },
      {
        name: 'chess.js',
        units: plies,
        run: () => {
          const undone = sans.map(() => {
            chess.undo()
            return chess.fen()
          })
          for (const san of sans) chess.move(san)
          return undone
        },
      },
    ],
  }
  for (const [name, moves] of /** @type {const} */ ([
    ['a random', sans],
    ['a shuffling', shufflingGame(plies)],
  ])) {
    yield {
      title: `threefold asked after each of 600 plies of ${name} game`,
      unit: 'whole game',
      rounds: 21,
      contenders: [
        {
          name: 'kingside, playing and asking',
          units: 1,
          run: () => {
            let at = startGame()
            return moves.filter((san) => {
              at = playMove(at, san)
              return at.position.occurrences >= 3
            }).length
          },
        },
        {
          name: 'kingside, playing only',
          units: 1,
          run: () => {
            let at = startGame()
            for (const san of moves) at = playMove(at, san)
            return repeated(moves)
          },
        },
        {
          name: 'chessops, playing and asking',
          units: 1,
          run: () => {
            const position = Chessops.default()
            /** @type {Map<string, number>} */
            const seen = new Map([[keyOf(position), 1]])
            return moves.filter((san) => {
              const move = parseSan(position, san)
              if (move) position.play(move)
              const key = keyOf(position)
              const count = (seen.get(key) ?? 0) + 1
              seen.set(key, count)
              return count >= 3
            }).length
          },
        },
        {
          name: 'chessops, playing only',
          units: 1,
          run: () => {
            const position = Chessops.default()
            for (const san of moves) {
              const move = parseSan(position, san)
              if (move) position.play(move)
            }
            return repeated(moves)
          },
        },
      ],
    }
  }
}

/** chessops has no history; this is what a page would keep. @param {readonly string[]} sans */
function clonesOf(sans) {
  const positions = [Chessops.default()]
  for (const san of sans) {
    const next = (positions.at(-1) ?? Chessops.default()).clone()
    const move = parseSan(next, san)
    if (move) next.play(move)
    positions.push(next)
  }
  return positions
}

/** @type {Map<readonly string[], number>} */
const repeatedOf = new Map()

/** How many plies lead to a third occurrence; counted once, so that "playing only" can be checked. */
function repeated(/** @type {readonly string[]} */ moves) {
  const known = repeatedOf.get(moves)
  if (known !== undefined) return known
  let at = startGame()
  const count = moves.filter((san) => {
    at = playMove(at, san)
    return at.position.occurrences >= 3
  }).length
  repeatedOf.set(moves, count)
  return count
}

/** @param {Chessops} position */
const keyOf = (position) => makeFen(position.toSetup(), { epd: true })

/** @param {string} own @param {string} expected */
const sameSquares = (own, expected) =>
  own.split(' ')[0] === expected.split(' ')[0] ? expected : own

/** @param {string} pgn the plies of the main lines */
function readByKingside(pgn) {
  let plies = 0
  for (const result of parsePgnGames(pgn)) {
    if (!result.ok) throw result.error
    plies += result.game.history.length
  }
  return plies
}

/** @param {string} pgn */
function readByChessops(pgn) {
  let plies = 0
  for (const game of parseChessopsPgn(pgn)) {
    const position = startingPosition(game.headers).unwrap()
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san)
      if (!move) throw new Error(san)
      position.play(move)
      plies += 1
    }
  }
  return plies
}

/** @param {string} pgn */
function readVariationsByChessops(pgn) {
  let plies = 0
  for (const game of parseChessopsPgn(pgn)) {
    const start = startingPosition(game.headers).unwrap()
    const moves = transform(game.moves, start, (position, data) => {
      const move = parseSan(position, data.san)
      if (!move) throw new Error(data.san)
      position.play(move)
      return data
    })
    for (const _ of moves.mainline()) plies += 1
  }
  return plies
}

/** @param {string} pgn */
function readByKokopu(pgn) {
  const database = kokopu.pgnRead(pgn)
  let plies = 0
  for (let index = 0; index < database.gameCount(); index += 1) {
    plies += database.game(index).mainVariation().nodes().length
  }
  return plies
}

/** @param {string} fen the length of all SANs together */
function sansByChessops(fen) {
  const position = chessopsAt(fen)
  let size = 0
  for (const [from, targets] of position.allDests(position.ctx())) {
    for (const to of targets) {
      const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56)
      const roles = isPromotion ? promotionRoles : none
      for (const promotion of roles) {
        size += makeSan(position, promotion ? { from, to, promotion } : { from, to }).length
      }
    }
  }
  return size
}

const promotionRoles = /** @type {const} */ (['queen', 'rook', 'bishop', 'knight'])
const none = /** @type {const} */ ([undefined])
