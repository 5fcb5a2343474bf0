import { type ChessGame, gameRules, playMove, startGame } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { type computerGameMachine, provideComputerGame } from './computer-game.machine.ts'
import type { ComputerGameContext, ComputerGameSetup } from './computer-game.types.ts'

type Snapshot = SnapshotFrom<typeof computerGameMachine>
type StateValue = Snapshot['value']

const machine = provideComputerGame({
  rules: gameRules,
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
  return machine.resolveState({
    value,
    context: {
      setup,
      game: italian,
      clock: { times: { w: 169_800, b: 168_100 }, runningSince: null },
      end: null,
      failure: null,
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
