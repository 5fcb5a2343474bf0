import type { ChessGame, Color } from '@kingside/chess-game'
import { vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { GameSound } from '../game/game.types.ts'
import { provideComputerGame } from './computer-game.machine.ts'
import { gameAfter, lan } from './computer-game.states.ts'
import type {
  ComputerGameDeps,
  ComputerGameInput,
  ComputerGameSetup,
} from './computer-game.types.ts'
import { selectComputerGameView } from './computer-game.view.ts'

/** One minute, and a second for each move. */
export const clock = { initialMs: 60_000, incrementMs: 1_000 }

/** Starts a game whose engine plays the given moves, one for each of its turns. */
export function start(
  options: Partial<ComputerGameInput> & {
    playerColor?: Color
    engine?: string[]
    timed?: boolean
    deps?: Partial<ComputerGameDeps>
  } = {},
) {
  const { playerColor = 'w', engine = [], timed = false, deps = {}, ...input } = options
  const time = new SimulatedClock()
  const replies = [...engine]
  const setup: ComputerGameSetup = { playerColor, level: 1, clock: timed ? clock : null }
  const machine = provideComputerGame({
    startEngine: async () => ({ at: time.now() }),
    findMove: () => {
      const reply = replies.shift()
      return reply ? Promise.resolve({ move: lan(reply), at: time.now() }) : new Promise(() => {})
    },
    ...deps,
  })
  const actor = createActor(machine, {
    clock: time,
    input: { setup, game: gameAfter(), ...input },
  })
  const sounds: GameSound[] = []
  actor.on('sound.play', ({ sound }) => sounds.push(sound))
  actor.start()
  const view = () => selectComputerGameView(actor.getSnapshot())
  const play = (move: string) => actor.send({ type: 'move.play', move: lan(move), at: time.now() })
  const reach = (status: string) => vi.waitUntil(() => view().status === status)
  return { actor, view, play, time, reach, sounds }
}

/** The moves of a game as players write them. */
export const sanOf = (game: ChessGame) => game.history.map((move) => move.san).join(' ')
