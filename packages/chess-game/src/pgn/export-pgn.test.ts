import { Chess } from 'chess.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { moveAt, type MoveAddress } from '../game/address.ts'
import { type ChessGame, resultTokens } from '../game/chess-game.ts'
import {
  addComment,
  deleteMove,
  promoteVariation,
  setComments,
  setHeaders,
  setNags,
  setResult,
  undoMove,
} from '../game/edit.ts'
import type { Line } from '../game/history-move.ts'
import { markerColors, type MoveComment } from '../game/move-comment.ts'
import { selectMove } from '../game/navigate.ts'
import { appendMove, playMove, startGame } from '../game/play.ts'
import { squares } from '../model/square.ts'
import { startFen } from '../position/start-fen.ts'
import { legalMoves } from '../position/legal-moves.ts'
import { exportPgn } from './export-pgn.ts'
import { parsePgn } from './parse-pgn.ts'

/** All that an export has to keep, beside the headers. */
const tree = ({ history, nextVariations, comments, result, initialFen }: ChessGame): unknown =>
  JSON.parse(JSON.stringify({ history, nextVariations, comments, result, initialFen }))

function addressesOf({ history, nextVariations }: ChessGame): MoveAddress[] {
  const found: MoveAddress[] = [[-1]]
  const visit = (line: Line, address: MoveAddress) => {
    for (const [index, move] of line.entries()) {
      found.push([...address, index])
      for (const [choice, variation] of move.variations.entries()) {
        visit(variation, [...address, index, choice])
      }
    }
  }
  visit(history, [])
  for (const [choice, line] of nextVariations.entries()) visit(line, [history.length, choice])
  return found
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length]

/** What may be done to a game; what the game refuses leaves it as it is. */
type Step = (game: ChessGame) => ChessGame

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '[%',
        '[%clk 0:00:01]',
        '[%continues]',
        '[%eval',
        '[%cal Ga1a2',
        ';',
        '%',
      ),
      fc.constantFrom(
        '\n',
        '\r\n% ',
        '\n[Event "',
        '\t',
        '\u00a0',
        '\ufeff',
        '"',
        '\\',
        '(',
        '*',
        '1-0',
      ),
      fc.constantFrom(
        'a long word that makes lines break',
        'x'.repeat(90),
        '[%csl Ga1]',
        '♞',
        '--',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '.repeat(parts.length % 2)))

const square = fc.constantFrom(...squares)
const color = fc.constantFrom(...markerColors)
const depth = fc.integer({ min: 0, max: 999 })
const comment: fc.Arbitrary<MoveComment> = fc.record(
  {
    text: words,
    clock: fc.nat(4_000_000_000),
    elapsed: fc.nat(100_000),
    evaluation: fc.oneof(
      fc.record(
        { pawns: fc.integer({ min: -999_999, max: 999_999 }).map((cp) => cp / 100), depth },
        { requiredKeys: ['pawns'] },
      ),
      fc.record({ mate: fc.integer({ min: -999, max: 999 }), depth }, { requiredKeys: ['mate'] }),
    ),
    squares: fc.array(fc.record({ color, square }), { minLength: 1, maxLength: 4 }),
    arrows: fc.array(fc.record({ color, from: square, to: square }), {
      minLength: 1,
      maxLength: 4,
    }),
  },
  { requiredKeys: ['text'] },
)

const number = fc.nat()

/** A user plays, the opponent plays, somebody browses, takes back, deletes and promotes. */
const turn: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: number.map((number): Step => (game) => {
      const move = pick(legalMoves(game.position), number)
      return move ? playMove(game, move.lan) : game
    }),
  },
  {
    weight: 4,
    arbitrary: number.map((number): Step => (game) => {
      const move = pick(legalMoves(game.latestPosition), number)
      return move ? appendMove(game, move.lan) : game
    }),
  },
  {
    weight: 4,
    arbitrary: number.map(
      (number): Step =>
        (game) =>
          selectMove(game, pick(addressesOf(game), number) ?? [-1]),
    ),
  },
  fc.uniqueArray(fc.nat(255), { maxLength: 3 }).map(
    (nags): Step =>
      (game) =>
        setNags(game, nags),
  ),
  fc.constantFrom<Step>(undoMove, deleteMove, promoteVariation),
)

const remark: fc.Arbitrary<Step> = fc.oneof(
  fc.oneof(words, comment).map(
    (added): Step =>
      (game) =>
        addComment(game, added),
  ),
  fc.array(fc.oneof(words, comment), { maxLength: 3 }).map(
    (all): Step =>
      (game) =>
        setComments(game, all),
  ),
)
const soleComment = comment.map(
  (comment): Step =>
    (game) =>
      setComments(game, [comment]),
)

const tagName = fc.constantFrom(
  'Event',
  'Result',
  'FEN',
  'SetUp',
  'White',
  'Z',
  '1',
  '__proto__',
  '{',
  'constructor',
)
const headers = fc
  .array(fc.tuple(tagName, fc.oneof(words, fc.constantFrom('"]', ']', '\\', '\\"', '1-0', '½'))), {
    maxLength: 5,
  })
  .map((pairs) => Object.fromEntries(pairs))

const beginnings = [
  startGame(),
  startGame({ mode: 'STREAM' }),
  startGame({ fen: 'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 3 20' }),
  startGame({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 0', mode: 'STREAM' }),
  startGame({ fen: '2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1' }),
  parsePgn('1. e4 ({a} 1. d4 (1. c4 $3) d5) 1... e5 ({c} 1... c5) 2. Nf3', { mode: 'STREAM' }),
]
const oddBeginnings = [
  undoMove(parsePgn('1. e4 e5 ({a} 1... c5 {b} 2. Nf3) ({c} {d} 1... c6) *')),
  parsePgn('1. e4 {a} ({b} {c} 1. d4 {d} {e}) ({f} 1. -- e5 2. Nf3) e5 ({g} 1... c5) 2. Nf3'),
  parsePgn('{a} 1. e4 e5 ({b} {c} 1... c5 {d} 2. Nf3) ({e} 1... --) *', { mode: 'STREAM' }),
]

const gameOf = (beginnings: readonly ChessGame[], step: fc.Arbitrary<Step>) =>
  fc
    .tuple(fc.constantFrom(...beginnings), fc.array(step, { maxLength: 40, size: 'max' }))
    .map(([beginning, steps]) =>
      steps.reduce((game, step) => {
        try {
          return step(game)
        } catch (error) {
          if (error instanceof ChessError) return game
          throw error
        }
      }, beginning),
    )

describe('an export', () => {
  it('reads back to the same tree, whatever the game holds', () => {
    const game = gameOf(
      [...beginnings, ...oddBeginnings],
      fc.oneof({ weight: 3, arbitrary: turn }, remark),
    )
    fc.assert(
      fc.property(game, headers, fc.constantFrom(...resultTokens), (played, headers, result) => {
        const game = setResult(setHeaders(played, headers), result)
        const pgn = exportPgn(game)
        const again = parsePgn(pgn)
        expect(tree(again)).toEqual(tree(game))
        expect(exportPgn(again)).toBe(pgn)
      }),
      { numRuns: 200 },
    )
  })

  it('is read by another program, which finds the same main line', () => {
    const game = gameOf(beginnings, fc.oneof({ weight: 3, arbitrary: turn }, soleComment))
    fc.assert(
      fc.property(game, (game) => {
        // It knows neither variations before the first move nor two comments in a row.
        const moves = addressesOf(game).flatMap((address) => moveAt(game, address) ?? [])
        fc.pre(game.history.length > 0)
        fc.pre(moves.every((move) => move.comments.length + move.commentsBefore.length < 2))
        const other = new Chess()
        other.loadPgn(exportPgn(game))
        expect(other.history()).toEqual(game.history.map(({ san }) => san))
        expect(other.fen({ forceEnpassantSquare: false })).toBe(game.latestPosition.fen)
      }),
      { numRuns: 50 },
    )
  })
})

/** The move text without the tags. */
const movesOf = (game: ChessGame) => exportPgn(game).split('\n\n').slice(1).join('\n\n')

describe('the tags', () => {
  it('are the seven first, then the others in their order', () => {
    const game = setHeaders(startGame(), {
      WhiteElo: '2851',
      Black: 'Ben',
      White: 'Ann',
      Annotator: 'Cy',
    })
    expect(exportPgn(setResult(playMove(game, 'e4'), '1-0'))).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]
[WhiteElo "2851"]
[Annotator "Cy"]

1. e4 1-0
`)
  })

  it('escape quotes and backslashes, and hold no line ends', () => {
    const headers = { Event: 'a "b" \\ c\r\n[d]\te', Site: '"]', White: '\\' }
    expect(exportPgn(startGame(), { headers }).split('\n').slice(0, 5)).toEqual([
      '[Event "a \\"b\\" \\\\ c [d] e"]',
      '[Site "\\"]"]',
      '[Date "????.??.??"]',
      '[Round "-"]',
      '[White "\\\\"]',
    ])
  })

  it('take more from the caller, and another result', () => {
    const game = setHeaders(playMove(startGame(), 'e4'), { White: 'Ann' })
    const pgn = exportPgn(game, { headers: { White: 'Cy', Site: 'here' }, result: '0-1' })
    expect(parsePgn(pgn)).toMatchObject({
      headers: { White: 'Cy', Site: 'here', Result: '0-1' },
      result: '0-1',
    })
    expect(game.headers).toEqual({ White: 'Ann' })
  })

  it('keep an odd result that the file had', () => {
    const pgn = exportPgn(parsePgn('[Result "½-½"]\n\n1. e4 ½-½'))
    expect(pgn).toContain('[Result "½-½"]')
    expect(pgn).toMatch(/1\. e4 \*\n$/)
  })

  it('say the start position where it is not the standard one', () => {
    const fen = '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'
    const pgn = exportPgn(playMove(startGame(fen), 'e5'))
    expect(pgn).toContain(`[SetUp "1"]\n[FEN "${fen}"]\n\n40... e5 *\n`)
    const standard = exportPgn(parsePgn(`[SetUp "1"]\n[FEN "${startFen}"]\n\n1. e4 *`))
    expect(standard).not.toContain('[FEN')
    expect(standard).not.toContain('[SetUp')
  })

  it('must have names that PGN can hold', () => {
    const game = startGame({ headers: { 'White Elo': '2851' } })
    expect(() => exportPgn(game)).toThrow(
      expect.objectContaining({ code: 'invalid-edit', message: '"White Elo" is no tag name' }),
    )
  })
})

describe('the moves', () => {
  it('have numbers after comments and variations', () => {
    const pgn = '1. e4 {a} (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5! $10 2. Nf3 ({b} 2. f4) Nc6 *'
    expect(movesOf(parsePgn(pgn))).toBe(
      '1. e4 { a } (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 $1 $10 2. Nf3 ({ b } 2. f4)\n2... Nc6 *\n',
    )
  })

  it('are set in lines of at most 80 characters', () => {
    const moves = 'Nf3 Nf6 Ng1 Ng8 '.repeat(20).trim()
    const lines = movesOf(parsePgn(moves)).trimEnd().split('\n')
    expect(lines[0]).toBe(
      '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8.',
    )
    expect(lines).toHaveLength(6)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  })

  it('never begin a line with % or [ or the words of another game', () => {
    const long = 'x'.repeat(75)
    const text = `${long} % ${long} [Event "a"] ${long} %b`
    const pgn = exportPgn(addComment(playMove(startGame(), 'e4'), text))
    expect(pgn.split('\n\n')[1]).toBe(`1. e4 {
${long} %
${long} [Event
"a"] ${long} %b }
*
`)
    expect(parsePgn(pgn).history[0]?.comments).toEqual([{ text }])
  })

  it('have a comment with a brace at the end of its line', () => {
    const game = playMove(addComment(playMove(startGame(), 'e4'), 'a } b {'), 'e5')
    expect(movesOf(game)).toBe('1. e4 ; a } b {\n1... e5 *\n')
  })

  it('have clocks, evaluations and drawings before the words', () => {
    const game = addComment(playMove(startGame(), 'e4'), {
      text: 'best by test',
      clock: 299_500,
      elapsed: 500,
      evaluation: { mate: -3, depth: 20 },
      squares: [
        { color: 'green', square: 'e4' },
        { color: 'red', square: 'd5' },
      ],
      arrows: [{ color: 'yellow', from: 'e2', to: 'e4' }],
    })
    expect(movesOf(game)).toBe(
      '1. e4 { [%eval #-3,20] [%clk 0:04:59.5] [%emt 0:00:00.5] [%csl Ge4,Rd5] [%cal\nYe2e4] best by test } *\n',
    )
  })

  it('have evaluations with no more decimals than are read', () => {
    const game = addComment(playMove(startGame(), 'e4'), {
      text: '',
      evaluation: { pawns: 0.1 + 0.2 },
    })
    expect(movesOf(game)).toBe('1. e4 { [%eval 0.3] } *\n')
    expect(parsePgn(exportPgn(game)).history[0]?.comments).toEqual([
      { text: '', evaluation: { pawns: 0.3 } },
    ])
  })

  it('have alternatives to the move to come behind the last one', () => {
    const game = playMove(appendMove(startGame({ mode: 'STREAM' }), 'e4'), 'c5')
    expect(movesOf(game)).toBe('1. e4 ({ [%continues] } 1. e4 1... c5) *\n')
    expect(movesOf(playMove(startGame({ mode: 'STREAM' }), 'e4'))).toBe('(1. e4) *\n')
  })

  it('may be none', () => {
    expect(movesOf(startGame())).toBe('*\n')
  })

  it('may be null moves', () => {
    expect(movesOf(parsePgn('1. e4 -- 2. Z0 *'))).toBe('1. e4 -- 2. -- *\n')
  })
})

it('writes a game against the rules so that it reads back, by LAN where SAN would not', () => {
  let game = startGame({ mode: 'DEBUG' })
  for (const move of ['a1a5', 'e8e5', 'b1d5', 'a8a3', 'g1e3', 'h8h3', 'd5c6', 'e5e3']) {
    game = playMove(game, move)
  }
  const pgn = exportPgn(game)
  const again = parsePgn(pgn, { mode: 'DEBUG' })
  expect(again.history.map(({ lan }) => lan)).toEqual(game.history.map(({ lan }) => lan))
  expect(pgn).toContain('1. a1a5')
  expect(() => parsePgn(pgn)).toThrow('Lan move is not valid')
})
