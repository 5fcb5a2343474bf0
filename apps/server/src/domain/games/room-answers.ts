import type { GameServerMessage, GameSnapshot } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import { clocksAt } from './game-change.ts'
import type { Decision, GameAction } from './game.types.ts'
import type { RoomMessage } from './rooms.types.ts'

type ActingMessage = Exclude<RoomMessage, { readonly type: 'snapshot' }>

/** What a message asks of the game. @param color the seat that the socket speaks for */
export function actionOf(message: ActingMessage, color: Color | null): GameAction {
  switch (message.type) {
    case 'move':
      return { type: 'move', color, move: message.move, lagMs: message.lagMs ?? 0 }
    case 'command':
      return { type: 'command', color, command: message.command }
    case 'rematch':
      return { type: 'rematch', color, action: message.action }
    default:
      return message satisfies never
  }
}

/** What to answer to the socket alone. @param snapshot makes one of the game after the decision */
export function answerOf(
  message: ActingMessage,
  decision: Decision & { readonly at: number },
  snapshot: () => GameSnapshot,
): readonly GameServerMessage[] {
  switch (decision.kind) {
    case 'done':
      return []
    case 'moved': {
      if (message.type !== 'move') return []
      const { gameId, moveId } = message.move
      const { moveV: v, outcome, state, at } = decision
      const clocks = clocksAt(state, at)
      return [{ type: 'ack', ack: { gameId, moveId, v, outcome, clocks } }]
    }
    case 'bad-move': {
      if (message.type !== 'move') return []
      const { gameId, moveId } = message.move
      return [
        {
          type: 'bad-move',
          bad: { gameId, moveId, reason: decision.reason, snapshot: snapshot() },
        },
      ]
    }
    case 'refused': {
      if (message.type === 'move') return []
      const command =
        message.type === 'command' ? message.command : (`rematch.${message.action}` as const)
      return [{ type: 'refused', command, reason: decision.reason }]
    }
    default:
      return decision satisfies never
  }
}
