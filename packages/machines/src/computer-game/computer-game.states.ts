import {
  type ChessGame,
  type MoveIntent,
  parseLan,
  playMove,
  startGame,
} from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { type computerGameMachine, provideComputerGame } from './computer-game.machine.ts'
import type {
  ComputerGameContext,
  ComputerGameInput,
  ComputerGameSetup,
} from './computer-game.types.ts'

type Snapshot = SnapshotFrom<typeof computerGameMachine>
type StateValue = Snapshot['value']

/** A move as the machine takes it. */
export const lan = (text: string): MoveIntent => {
  const move = parseLan(text)
  if (!move) throw new Error(`${text} is no move`)
  return move
}

/** A game of these moves from the start. */
export const gameAfter = (...moves: readonly string[]): ChessGame =>
  moves.reduce((game, move) => playMove(game, move), startGame())

/** The machine with an engine that never answers. */
export const exampleComputerGame = provideComputerGame({
  startEngine: () => new Promise(() => {}),
  findMove: () => new Promise(() => {}),
})

const setup: ComputerGameSetup = {
  playerColor: 'w',
  level: 3,
  clock: { initialMs: 180_000, incrementMs: 2_000 },
}

/** A game of a few moves, each with the mover's clock. */
const italian: ChessGame = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'c3', 'Nf6'].reduce(
  (game, move, ply) => playMove(game, move, { clockMs: 180_000 - ply * 1_700 }),
  startGame(),
)

const afterWhite: ChessGame = playMove(italian, 'd4', { clockMs: 168_300 })

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: StateValue,
  context: Partial<ComputerGameContext> = {},
): Snapshot {
  return exampleComputerGame.resolveState({
    value,
    context: {
      setup,
      game: italian,
      clock: { times: { w: 169_800, b: 168_100 }, runningSince: null },
      end: null,
      failure: null,
      premoves: [],
      lowTimeTold: false,
      scoreCp: null,
      declinedAt: null,
      seenPlaying: true,
      ...context,
    },
  })
}

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const computerGameStates = {
  opening: snapshotAt('opening'),
  preparing: snapshotAt('preparing', { game: startGame() }),
  'playing.judging': snapshotAt({ playing: 'judging' }),
  'playing.playerTurn': snapshotAt({ playing: 'playerTurn' }),
  'playing.engineTurn': snapshotAt({ playing: 'engineTurn' }, { game: afterWhite }),
  stalled: snapshotAt('stalled', { game: afterWhite, failure: 'crashed' }),
  over: snapshotAt('over', { end: { result: 'black-win', reason: 'resignation' } }),
} satisfies Record<string, Snapshot>

const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']

/** The start position for the third time: a draw can be claimed. */
const repeated = gameAfter(...shuffle, ...shuffle)

const pawns = ['a3', 'a6', 'a4', 'a5', 'b3', 'b6', 'c3', 'c6', 'd3', 'd6', 'h3', 'h6', 'h4', 'h5']

/** The first plies of a long game in which nothing happens; up to 42. */
export const quietGame = (plies: number): ChessGame =>
  gameAfter(
    ...pawns
      .flatMap((move, index) => (index % 2 === 0 ? [move] : [move, ...shuffle]))
      .slice(0, plies),
  )

/** Fool's mate is four plies away from the start, from either side. */
export const exampleInputs: readonly ComputerGameInput[] = [
  { setup, game: startGame() },
  { setup: { ...setup, playerColor: 'b' }, game: startGame() },
  { setup, game: repeated },
  { setup: { ...setup, playerColor: 'b' }, game: quietGame(42) },
  { setup, game: italian, end: { result: 'draw', reason: 'stalemate' } },
]

const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].map(lan)

export const exampleEvents = {
  'move.play': moves.flatMap((move) => [
    { type: 'move.play' as const, move, at: 0 },
    { type: 'move.play' as const, move, at: 999_999 },
  ]),
  'premove.add': [
    { type: 'premove.add' as const, move: lan('e7e5') },
    { type: 'premove.add' as const, move: lan('a1a8') },
  ],
  'premove.cancel': [{ type: 'premove.cancel' as const }],
  'move.takeBack': [{ type: 'move.takeBack' as const, at: 4_000 }],
  'draw.offer': [{ type: 'draw.offer' as const }],
  'draw.claim': [{ type: 'draw.claim' as const }],
  'game.resign': [{ type: 'game.resign' as const }],
  'game.abort': [{ type: 'game.abort' as const }],
  'engine.retry': [{ type: 'engine.retry' as const }],
}

export const exampleOutputs = {
  startEngine: [{ at: 0 }],
  findMove: [...moves, lan('a1a8')].flatMap((move) => [
    { move, at: 0, scoreCp: 0 },
    { move, at: 999_999 },
  ]),
}
