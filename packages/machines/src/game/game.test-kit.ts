import { startFen } from '@kingside/chess-game'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { GameSnapshot } from '../game-connection/index.ts'
import { provideGame } from './game.machine.ts'
import {
  type EventData,
  exampleConfig,
  serverEvent,
  serverSnapshot,
  turnsOf,
} from './game.states.ts'
import { fenAfter, isLegalMove } from './online-rules.ts'
import type { GameConfig, GameEmitted, GameInput } from './game.types.ts'
import { selectGameView } from './game.view.ts'

interface Start extends Partial<GameInput> {
  readonly snapshot?: Partial<GameSnapshot>
  /** Whether the connection is open. @default true */
  readonly live?: boolean
  /** @default the mode of the example */
  readonly mode?: GameConfig['mode']
  /** @default none */
  readonly tournamentId?: string
}

/** Starts a game whose server is played by the test. */
export async function startGame({
  snapshot = {},
  live = true,
  mode = exampleConfig.mode,
  tournamentId,
  ...input
}: Start = {}) {
  const time = new SimulatedClock()
  const told: GameEmitted[] = []
  const machine = provideGame({
    fetchGame: async () => ({ ...exampleConfig, mode, tournamentId: tournamentId ?? null }),
  })
  const actor = createActor(machine, {
    clock: time,
    input: { gameId: 'g-7f3a', uid: 'u-ana', ...input },
  })
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  await waitFor(actor, ({ context }) => context.config !== null)
  actor.send({ type: 'line.joined' })
  actor.send({ type: 'server.snapshot', snapshot: serverSnapshot(1, snapshot), at: time.now() })
  if (live) actor.send({ type: 'line.opened' })

  const context = () => actor.getSnapshot().context
  const view = () => selectGameView(actor.getSnapshot())
  const playing = () => {
    const seen = view()
    if (seen.status !== 'playing') throw new Error(`The game is ${seen.status}.`)
    return seen
  }
  /** Delivers an event of the server: the next one, or one with another version. */
  const hear = (says: EventData, v = context().v + 1) =>
    actor.send({ type: 'server.event', event: serverEvent(v, says), at: time.now() })
  const movedData = (uci: string, absNum = context().turns.length + 1) => {
    const before = context().turns[absNum - 2]?.fen ?? context().initialFen
    const fen = isLegalMove(before, uci) ? fenAfter(before, uci) : startFen
    const clocks = { w: 170_000, b: 170_000 }
    return { type: 'MOVED' as const, data: { absNum, uci, fen, clocks, running: true } }
  }
  /** Delivers a move that the server has stored. */
  const moved = (uci: string, absNum?: number, v?: number) => hear(movedData(uci, absNum), v)
  const snapshotNow = (v: number, change: Partial<GameSnapshot> = {}) =>
    actor.send({ type: 'server.snapshot', snapshot: serverSnapshot(v, change), at: time.now() })
  const play = (uci: string, moveId = `m-${uci}`) =>
    actor.send({ type: 'move.play', uci, moveId, at: time.now() })
  const premove = (uci: string) => actor.send({ type: 'premove.add', uci, moveId: `m-${uci}` })
  const refuse = (moveId: string, v = context().v) =>
    actor.send({
      type: 'move.refused',
      bad: {
        gameId: 'g-7f3a',
        moveId,
        reason: 'illegal',
        snapshot: serverSnapshot(v, { turns: context().turns }),
      },
      at: time.now(),
    })
  const sounds = () => told.flatMap((item) => (item.type === 'sound.play' ? [item.sound] : []))
  const sentMoves = () => told.flatMap((item) => (item.type === 'move.send' ? [item.move.uci] : []))
  const commands = () =>
    told.flatMap((item) => (item.type === 'command.send' ? [item.command] : []))
  const moves = () =>
    context()
      .turns.map(({ uci }) => uci)
      .join(' ')
  return {
    actor,
    time,
    told,
    context,
    view,
    playing,
    hear,
    moved,
    movedData,
    snapshotNow,
    play,
    premove,
    refuse,
    sounds,
    sentMoves,
    commands,
    moves,
  }
}

export { serverEvent, serverSnapshot, turnsOf }
