import type { Clock } from '../domain/clock.ts'
import { RoomsUnavailableError } from '../domain/games/rooms.types.ts'
import type { RoomAnswer, RoomCall, RoomsWire } from './rooms-wire.ts'

/** How long another process may take to answer, in milliseconds; less than a client waits for an acknowledgement. */
const answerMs = 2_500

export interface RoomCallsDeps {
  readonly processId: string
  readonly clock: Clock
  readonly createCallId: () => string
  readonly post: (to: string, message: RoomsWire) => void
}

/** Calls to the rooms of other processes, each with its answer. */
export interface RoomCalls {
  /** @throws RoomsUnavailableError when the process does not answer in time, or can't do it */
  readonly call: (to: string, call: RoomCall) => Promise<RoomAnswer>
  /** An answer has come. */
  readonly settle: (callId: string, answer: RoomAnswer) => void
}

export function createRoomCalls({
  processId,
  clock,
  createCallId,
  post,
}: RoomCallsDeps): RoomCalls {
  const waiting = new Map<string, (answer: RoomAnswer) => void>()
  return {
    call: async (to, call) => {
      const callId = createCallId()
      const answer = await new Promise<RoomAnswer>((resolve) => {
        const stop = clock.after(answerMs, () => resolve({ kind: 'unavailable' }))
        waiting.set(callId, (answer) => {
          stop()
          resolve(answer)
        })
        post(to, { type: 'call', from: processId, callId, call })
      })
      waiting.delete(callId)
      if (answer.kind === 'unavailable') {
        throw new RoomsUnavailableError('The process that has the game does not answer.')
      }
      return answer
    },
    settle: (callId, answer) => waiting.get(callId)?.(answer),
  }
}
