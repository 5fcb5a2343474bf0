import type { Color } from '@kingside/chess-game'
import { clocksAt } from './game-change.ts'
import { colorOf } from './game-state.ts'
import { isAt } from './relay-game.ts'
import type { Decision, GameAction } from './game.types.ts'
import type { RoomRegistry } from './room-registry.ts'
import type { Room } from './room.ts'
import type { CommandAnswer, GameRooms, MoveAnswer } from './rooms.types.ts'

export interface RoomCommandsDeps {
  readonly registry: Pick<RoomRegistry, 'within'>
}

type ActionOf = (color: Color | null) => GameAction

/** What players do in games without a socket: bots, calls of the lobby, bans. */
export function createRoomCommands({
  registry,
}: RoomCommandsDeps): Pick<
  GameRooms,
  'move' | 'command' | 'rematch' | 'forfeit' | 'adjudicate' | 'giveTime' | 'judged' | 'relay'
> {
  const actAs = (
    gameId: string,
    playerId: number,
    action: ActionOf,
  ): Promise<(Decision & { readonly at: number; readonly room: Room }) | null> =>
    registry.within(gameId, async (room) => ({
      ...(await room.act(action(colorOf(room.state.config, playerId)))),
      room,
    }))

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
    const userType = colorOf(decided.state.config, playerId) === null ? 'viewer' : 'player'
    const reason = decided.kind === 'bad-move' ? decided.reason : 'finished'
    return {
      type: 'bad-move',
      bad: { gameId, moveId, reason, snapshot: decided.room.snapshot(userType) },
    }
  }

  async function command(
    gameId: string,
    playerId: number,
    action: ActionOf,
  ): Promise<CommandAnswer> {
    const decided = await actAs(gameId, playerId, action)
    if (!decided) return { type: 'refused', reason: 'finished' }
    return decided.kind === 'refused'
      ? { type: 'refused', reason: decided.reason }
      : { type: 'done' }
  }

  return {
    move,
    command: (gameId, playerId, name) =>
      command(gameId, playerId, (color) => ({ type: 'command', color, command: name })),
    rematch: (gameId, playerId, action) =>
      command(gameId, playerId, (color) => ({ type: 'rematch', color, action })),
    adjudicate: async (gameId, end) => {
      const answer = await registry.within(gameId, async (room) => {
        if (room.state.phase === 'DONE') return 'over' as const
        await room.act({ type: 'adjudicated', end })
        return 'ended' as const
      })
      return answer ?? 'game-not-found'
    },
    giveTime: async (gameId, color, ms) => {
      const answer = await registry.within(gameId, async (room) => {
        if (room.state.phase === 'DONE') return 'over' as const
        await room.act({ type: 'time.given', color, ms })
        return 'given' as const
      })
      return answer ?? 'game-not-found'
    },
    relay: async (gameId, line) => {
      const isNew = await registry.within(gameId, async (room) => {
        if (!room.state.config.isRelayed) return null
        const before = room.state.v
        // Moves that go are stored before others take their place.
        while (!isAt(room.state, line)) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await room.act({ type: 'relayed', line })
        }
        return room.state.v > before
      })
      if (isNew === null) throw new RangeError(`There is no relayed game ${gameId}.`)
      return isNew
    },
    judged: async (gameId, move) => {
      await registry.within(gameId, async (room) => {
        if (!room.audience.isEmpty) await room.act({ type: 'move.judged', move })
      })
    },
    forfeit: async (gameId, playerId) => {
      await registry.within(gameId, async (room) => {
        const color = colorOf(room.state.config, playerId)
        if (color) await room.act({ type: 'player.forfeited', color })
      })
    },
  }
}
