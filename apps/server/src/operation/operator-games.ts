import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import type { AuditLog } from '../log.ts'

export interface OperatorGamesDeps {
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'adjudicate'>
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
}

const newEnd = z.strictObject({
  /** CANCELLED is a game without a result. */
  result: z.enum(['WHITE_WIN', 'DRAW', 'BLACK_WIN', 'CANCELLED']),
})

/** Ends games that their players can't end: `POST /:uid/end`. Both are told "finished by the system". */
export function operatorGames({ rooms, log, count }: OperatorGamesDeps): Hono {
  return new Hono().post('/:uid/end', async (context) => {
    const uid = context.req.param('uid')
    const { result } = parseInput('body', newEnd, await readJson(context))
    const answer = await rooms.adjudicate(uid, { result, reason: 'finished-by-system' })
    switch (answer) {
      case 'game-not-found':
        throw new CallError('not_found', 'There is no game with this uid.')
      case 'over':
        throw new CallError('bad_request', 'This game is over. Its result stays as it is.')
      case 'ended':
        count({ action: 'end-game', outcome: 'done' })
        log.audit('operation.end-game', { game: uid, result })
        return context.json({ game: uid, result })
      default:
        return answer satisfies never
    }
  })
}
