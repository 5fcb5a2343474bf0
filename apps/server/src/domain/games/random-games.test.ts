import { lanOf, legalMoves, parseFen, turnOf } from '@kingside/chess-game'
import { Chess } from 'chess.js'
import { expect, it } from 'vitest'
import { TestGame } from '../../testing/test-game.ts'
import { currentFen } from './game-change.ts'
import { occurrences } from './game-moves.ts'
import type { FinishedGame } from './game-store.ts'
import { secondOpinion } from './second-opinion.ts'

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const finished = ({ state }: TestGame): FinishedGame => ({
  clock: state.config.clock,
  gameId: state.config.gameId,
  boardType: 'blitz',
  ratingType: 'worldchess',
  initialFen: state.config.initialFen,
  end: state.end ?? { result: 'UNEXPECTED', reason: 'error' },
  endedBy: null,
  endedAt: new Date(0),
  players: { w: { playerId: 1, kind: 'member' }, b: { playerId: 2, kind: 'member' } },
  moves: state.turns,
})

const openings = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
/** Few pieces, so that all the ways to end are met. */
const endings = [
  '4k3/2p5/8/3n4/8/3B4/4P3/4K3 w - - 0 1',
  '8/8/8/4k3/8/8/3q4/7K w - - 0 1',
  '3k4/8/3K4/8/8/8/8/R7 w - - 120 90',
  'k7/p1p5/P1P5/8/8/p1p5/P1P5/K7 w - - 0 1',
]

it('R83: chess.js agrees with how 1,000 random games end, and with what may be claimed', () => {
  const reasons = new Map<string, number>()
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const pick = random(seed)
    const initialFen = seed % 20 === 0 ? openings : (endings[seed % 4] ?? openings)
    const game = new TestGame({ initialFen }).begin()
    for (let ply = 0; ply < 60 && !game.state.end; ply += 1) {
      const moves = legalMoves(parseFen(currentFen(game.state)))
      const chosen = moves[pick(moves.length)]
      if (!chosen) throw new Error(`seed ${seed}: no move although the game goes on`)
      if (game.play(lanOf(chosen), 0).kind !== 'moved') throw new Error(`seed ${seed}: refused`)
      if (ply % 10 === 9) game.command(turnOf(currentFen(game.state)), 'draw.claim', 0)
    }
    if (!game.state.end) {
      game.command('w', 'game.resign', 0)
      const isThird = occurrences(game.state) >= 3
      if (isThreefold(game) !== isThird) throw new Error(`seed ${seed}: threefold`)
    }
    expect(secondOpinion(finished(game)), `seed ${seed}`).toBeNull()
    const reason = game.state.end?.reason ?? 'none'
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  expect([...reasons.keys()]).toEqual(
    expect.arrayContaining([
      'checkmate',
      'stalemate',
      'insufficient-material',
      'resignation',
      'threefold-repetition',
      'fifty-moves',
    ]),
  )
}, 60_000)

function isThreefold({ state }: TestGame): boolean {
  const chess = new Chess(state.config.initialFen)
  for (const { uci } of state.turns) chess.move(uci)
  return chess.isThreefoldRepetition()
}

it('finds a move that is not legal, a position that is another, and an end that is none', () => {
  const game = new TestGame().begin().line('f2f3 e7e5 g2g4 d8h4', 0)
  const mate = finished(game)
  expect(secondOpinion(mate)).toBeNull()
  const [first, ...rest] = mate.moves
  const wrong = [
    { ...mate, end: { result: 'WHITE_WIN', reason: 'checkmate' } },
    { ...mate, end: { result: 'DRAW', reason: 'stalemate' } },
    { ...mate, end: { result: 'WHITE_WIN', reason: 'resignation' } },
    { ...mate, moves: [{ uci: 'f2f5', fen: first?.fen ?? '', leftMs: 0 }, ...rest] },
    { ...mate, moves: [{ uci: 'f2f4', fen: first?.fen ?? '', leftMs: 0 }, ...rest] },
  ] as const
  for (const each of wrong) expect(secondOpinion(each)).toEqual(expect.any(String))
})

it('R16: of 100,000 random texts only legal moves are played, and nothing else happens', () => {
  const pick = random(16)
  const alphabet = 'abcdefgh12345678qrbnkQ-0O '
  const letter = () => alphabet[pick(alphabet.length)] ?? ''
  const square = () => `${'abcdefgh'[pick(8)]}${pick(8) + 1}`
  const texts = [
    () => Array.from({ length: pick(8) }, letter).join(''),
    () => square() + square(),
    () => square() + square() + 'qrbnkQ'[pick(6)],
    () => [...legalIn(currentFen(game.state))].at(pick(20)) ?? '',
    () => 'O-O',
    () => 'Nf3',
    () => `e2e4${'\u0000'.repeat(pick(3))}`,
  ]
  let game = new TestGame().begin()
  let played = 0
  const wrong: string[] = []
  for (let count = 0; count < 100_000; count += 1) {
    // A legal move now and then, so that many positions are seen.
    const text = count % 100 === 0 ? texts[3] : texts.filter((_, index) => index !== 3)[pick(5)]
    const uci = text?.() ?? square()
    const { state } = game
    const legal = legalIn(currentFen(state)).has(uci)
    const decision = game.play(uci, 0)
    const isPlayed = decision.kind === 'moved'
    const isUntouched =
      decision.kind === 'bad-move' && decision.reason === 'illegal' && decision.state === state
    if (isPlayed !== legal || isPlayed === isUntouched) wrong.push(`${uci} in ${currentFen(state)}`)
    if (isPlayed) played += 1
    if (game.state.end) game = new TestGame().begin()
  }
  expect(wrong).toEqual([])
  expect(played).toBeGreaterThan(500)
}, 60_000)

let known: { readonly fen: string; readonly moves: ReadonlySet<string> } | null = null

/** As chess.js has it. */
function legalIn(fen: string): ReadonlySet<string> {
  if (known?.fen !== fen) {
    const moves = new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan)
    known = { fen, moves: new Set(moves) }
  }
  return known.moves
}
