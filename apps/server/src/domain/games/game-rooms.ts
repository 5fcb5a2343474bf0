import type { GameServerMessage } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import type { Clock } from '../clock.ts'
import type { Member } from './audience.ts'
import { clocksAt } from './game-change.ts'
import { onOtherTime } from './game-pause.ts'
import { colorOf } from './game-state.ts'
import type { GameStore } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { Decision, GameAction, GameState } from './game.types.ts'
import { createGameHost, rematchOf } from './host.ts'
import { Room, type RoomDeps } from './room.ts'
import {
  type CommandAnswer,
  type GameRooms,
  type JoinRequest,
  type MoveAnswer,
  type RoomMessage,
  RoomsUnavailableError,
} from './rooms.types.ts'
import { answerOf, actionOf } from './room-answers.ts'

export interface GameRoomsDeps {
  readonly store: GameStore
  readonly clock: Clock
  readonly time: GameTime
  readonly createUid: () => string
  /** A game has ended, or ended before and was found unsettled; must not throw. */
  readonly onEnded: (gameId: string) => void
  /** A game has a new state: for the computer's players, who look whether it is their turn. Must not throw. */
  readonly onChanged?: (state: GameState, rooms: GameRooms) => void
  /** What could not be done and nobody waits for; the next sweep tries again. */
  readonly onFailure: (event: string, error: unknown) => void
  /**
   * How long a game of another process may be overdue before this one takes it over, in ms. With several
   * processes it must be longer than any of them may stand still.
   * @default 300
   */
  readonly overdueMs?: number
}

const sweepMs = 500
const idleMs = 60_000
const sweepLimit = 200

/** @see GameRooms */
export function createGameRooms(deps: GameRoomsDeps): GameRooms {
  const { store, clock, time, overdueMs = 300 } = deps
  const rooms = new Map<string, Promise<Room | null>>()
  const listeners = new Map<string, Set<(message: GameServerMessage) => void>>()
  const sockets = new Map<string, string>()
  const watched = new Map<string, Room>()
  const host = createGameHost(deps, () => isStopping)
  let isStopping = false
  let stopSweep = () => {}

  const listenersOf = (gameId: string) => {
    const known = listeners.get(gameId) ?? new Set()
    listeners.set(gameId, known)
    return known
  }

  const roomDeps: Omit<RoomDeps, 'listeners'> = {
    store,
    clock,
    time,
    onFailure: deps.onFailure,
    createRematch: (state) => host.create(rematchOf(state)),
    onLost: (room) => {
      forget(room)
      room.audience.tellAll({ type: 'restart', inMs: 0 })
    },
    onChanged: (room, before) => {
      if (room.state.end && !before.end) deps.onEnded(room.gameId)
      deps.onChanged?.(room.state, api)
    },
  }

  function forget(room: Room): void {
    if (watched.get(room.gameId) !== room) return
    watched.delete(room.gameId)
    rooms.delete(room.gameId)
  }

  async function open(gameId: string): Promise<Room | null> {
    const acquired = await store.acquire(gameId)
    if (!acquired) return null
    const state = onOtherTime(acquired.state, acquired.aheadMs - time.aheadMs())
    const room = new Room({ ...acquired, state }, { ...roomDeps, listeners: listenersOf(gameId) })
    await room.inTurn(() => room.act({ type: 'resume' }))
    await room.inTurn(() => room.act({ type: 'tick' }))
    forgetWhenIdle(room)
    watched.set(gameId, room)
    return room
  }

  async function roomOf(gameId: string): Promise<Room | null> {
    if (isStopping) throw new RoomsUnavailableError('The server is stopping.')
    const known = rooms.get(gameId) ?? open(gameId)
    rooms.set(gameId, known)
    try {
      const room = await known
      if (room === null) rooms.delete(gameId)
      return room
    } catch (error) {
      if (rooms.get(gameId) === known) rooms.delete(gameId)
      if (error instanceof RoomsUnavailableError) throw error
      throw new RoomsUnavailableError('The game could not be read.', { cause: error })
    }
  }

  /** Runs a task in a game's turn; null when there is no such game. */
  async function within<T>(gameId: string, task: (room: Room) => Promise<T>): Promise<T | null> {
    for (;;) {
      const room = await roomOf(gameId)
      if (!room) return null
      const result = await room.inTurn(async () =>
        room.isClosed ? 'closed' : { value: await task(room) },
      )
      if (result !== 'closed') return result.value
      forget(room)
    }
  }

  /** Lets go of a game that nobody follows: one that is over, or one that waits long for its start. */
  function forgetWhenIdle(room: Room): void {
    clock.after(idleMs, () => {
      void room.inTurn(async () => {
        if (room.isClosed) return
        const isResting = room.state.phase === 'DONE' || room.state.phase === 'SCHEDULED'
        if (!isResting || !room.audience.isEmpty) return forgetWhenIdle(room)
        room.close()
        forget(room)
        if (room.state.phase === 'DONE') listeners.delete(room.gameId)
      })
    })
  }

  async function leave(socketId: string): Promise<void> {
    const gameId = sockets.get(socketId)
    sockets.delete(socketId)
    const room = gameId === undefined ? null : await rooms.get(gameId)?.catch(() => null)
    if (!room) return
    await room.inTurn(async () => {
      const member = room.audience.remove(socketId)
      if (member?.color === null) room.countViewers()
      else if (member) noteAbsence(room, member.color)
    })
  }

  /** A player may have gone; asked again until the game could take note. */
  function noteAbsence(room: Room, color: Color): void {
    void room
      .inTurn(async () => {
        if (room.isClosed || room.audience.has(color)) return
        await room.act({ type: 'player.disconnected', color })
      })
      .catch((error: unknown) => {
        deps.onFailure('games.leave', error)
        clock.after(sweepMs, () => noteAbsence(room, color))
      })
  }

  async function join(request: JoinRequest) {
    const { gameId, socketId, playerId, userType, sinceV, send } = request
    if (sockets.has(socketId)) await leave(socketId)
    sockets.set(socketId, gameId)
    const joined = await within(gameId, async (room) => {
      // It may have left while the game was being loaded.
      if (sockets.get(socketId) !== gameId) return null
      const color = userType === 'player' ? colorOf(room.state.config, playerId) : null
      if (color !== null) await room.act({ type: 'player.connected', color })
      const member: Member = { socketId, playerId, color, send }
      room.audience.add(member)
      if (color === null) room.countViewers()
      return {
        kind: 'joined',
        userType: color === null ? 'viewer' : 'player',
        messages: room.welcome(member, sinceV),
      } as const
    })
    if (joined) return joined
    sockets.delete(socketId)
    return { kind: 'game-not-found' } as const
  }

  async function say(socketId: string, message: RoomMessage) {
    const gameId = sockets.get(socketId)
    if (gameId === undefined) return []
    const answers = await within(gameId, async (room) => {
      const member = room.audience.find(socketId)
      if (!member) return []
      const userType = member.color === null ? 'viewer' : 'player'
      if (message.type === 'snapshot') {
        return [{ type: 'snapshot' as const, snapshot: room.snapshot(userType) }]
      }
      const decision = await room.act(actionOf(message, member.color))
      return answerOf(message, decision, () => room.snapshot(userType))
    })
    return answers ?? []
  }

  async function actAs(
    gameId: string,
    playerId: number,
    action: (color: Color | null) => GameAction,
  ): Promise<(Decision & { readonly at: number; readonly room: Room }) | null> {
    return within(gameId, async (room) => ({
      ...(await room.act(action(colorOf(room.state.config, playerId)))),
      room,
    }))
  }

  async function move(...[playerId, played]: Parameters<GameRooms['move']>): Promise<MoveAnswer> {
    const decided = await actAs(played.gameId, playerId, (color) => ({
      type: 'move',
      color,
      move: played,
      lagMs: 0,
    }))
    if (!decided) throw new RangeError(`There is no game ${played.gameId}.`)
    const { gameId, moveId } = played
    if (decided.kind === 'moved') {
      const { moveV: v, outcome, state, at } = decided
      return { type: 'ack', ack: { gameId, moveId, v, outcome, clocks: clocksAt(state, at) } }
    }
    const reason = decided.kind === 'bad-move' ? decided.reason : 'finished'
    return {
      type: 'bad-move',
      bad: { gameId, moveId, reason, snapshot: decided.room.snapshot('player') },
    }
  }

  async function command(
    gameId: string,
    playerId: number,
    action: (color: Color | null) => GameAction,
  ): Promise<CommandAnswer> {
    const decided = await actAs(gameId, playerId, action)
    if (!decided) return { type: 'refused', reason: 'finished' }
    return decided.kind === 'refused'
      ? { type: 'refused', reason: decided.reason }
      : { type: 'done' }
  }

  /** Takes up games that something should have happened in and that nobody looks after. */
  async function sweep(overdue: number): Promise<void> {
    const due = await store.due(new Date(clock.now().getTime() - overdue), sweepLimit)
    for (const gameId of due) {
      if (rooms.has(gameId) || isStopping) continue
      await roomOf(gameId).catch((error: unknown) => deps.onFailure('games.take-up', error))
    }
  }

  function armSweep(): void {
    stopSweep = clock.after(sweepMs, () => {
      void sweep(overdueMs)
        .catch((error: unknown) => deps.onFailure('games.sweep', error))
        .finally(() => {
          if (!isStopping) armSweep()
        })
    })
  }

  const api: GameRooms = {
    join,
    leave,
    say,
    move,
    command: (gameId, playerId, name) =>
      command(gameId, playerId, (color) => ({ type: 'command', color, command: name })),
    rematch: (gameId, playerId, action) =>
      command(gameId, playerId, (color) => ({ type: 'rematch', color, action })),
    listen: (gameId, listener) => {
      const own = (message: GameServerMessage) => listener(message)
      listenersOf(gameId).add(own)
      return () => void listeners.get(gameId)?.delete(own)
    },
    viewersOf: (gameId) => watched.get(gameId)?.audience.viewers ?? 0,
    forfeitAll: async (playerId) => {
      for (const gameId of await store.ongoingOf(playerId)) {
        await within(gameId, async (room) => {
          const color = colorOf(room.state.config, playerId)
          if (color) await room.act({ type: 'player.forfeited', color })
        })
      }
    },
    host,
    resumeAll: async () => {
      await sweep(0)
      armSweep()
    },
    stop: async ({ restartInMs }) => {
      isStopping = true
      stopSweep()
      for (const known of rooms.values()) {
        const room = await known.catch(() => null)
        await room
          ?.inTurn(async () => {
            room.audience.tellAll({ type: 'restart', inMs: restartInMs })
            if (!room.isClosed && room.state.phase !== 'DONE') await room.act({ type: 'pause' })
            room.close()
          })
          .catch((error: unknown) => deps.onFailure('games.stop', error))
      }
      rooms.clear()
      watched.clear()
      time.stop()
    },
  }
  return api
}
