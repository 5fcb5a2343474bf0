import { boardTypeNames } from '@kingside/api'
import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { FindPlayer } from '../domain/accounts/find-player.ts'
import type { RatingStore } from '../domain/accounts/rating-store.ts'
import type { AuditLog } from '../log.ts'

export interface OperatorRatingsDeps {
  readonly ratings: Pick<RatingStore, 'set'>
  readonly find: FindPlayer
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

const newRating = z.strictObject({
  /** A public uid or an e-mail address. */
  player: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  board_type: z.enum(boardTypeNames),
  /** From the least rating that there is. */
  rating: z.int().check(z.gte(100), z.lte(3500)),
})

/** Sets the platform rating of a member who is known to be stronger or weaker than it says. */
export function operatorRatings({ ratings, find, log, count, now }: OperatorRatingsDeps): Hono {
  return new Hono().post('/', async (context) => {
    const body = parseInput('body', newRating, await readJson(context))
    const { player: who, board_type: boardType, rating } = body
    const player = await find(who)
    if (player?.kind !== 'member') {
      throw new CallError('not_found', 'No member has this uid or address.')
    }
    await ratings.set(player.id, { boardType, rating }, now())
    count({ action: 'set-rating', outcome: 'done' })
    log.audit('operation.set-rating', { player: player.uid, boardType, rating })
    const { uid, name } = player
    return context.json({ player: { uid, name }, board_type: boardType, rating })
  })
}
