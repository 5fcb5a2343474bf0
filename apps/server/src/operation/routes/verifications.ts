import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type { FreeProReview } from '../../domain/fide/free-pro-review.ts'
import type { VerificationReview } from '../../domain/fide/verification-review.ts'
import type { OperatorActs } from '../../domain/operation/operator-acts.ts'
import { operatorOf } from '../operator-guard.ts'

export interface VerificationRouteDeps {
  readonly verifications: VerificationReview
  readonly freePro: FreeProReview
  readonly acts: OperatorActs
  readonly now: () => Date
}

const { verifications: calls, freePro: proCalls } = operatorContract.operation

const gone = 'No request of this id waits for a decision.'
const changed = 'The request was changed or decided. Look again.'

/** Requests for a FIDE ID that operators decide by hand, and titled players who ask for Pro. */
export const verificationRoutes = ({
  verifications,
  freePro,
  acts,
  now,
}: VerificationRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query }) => verifications.list(query)),
  bind(calls.get, async ({ params: { id }, context, fail }) => {
    const found = await verifications.show(id)
    if (!found) return fail('not_found', gone)
    // Whoever looks at papers is written down before they are shown.
    await acts.write(
      {
        operator: operatorOf(context).name,
        action: 'view-verification',
        subject: found.player.uid,
        reason: '',
        details: { request: id },
      },
      now(),
    )
    return found
  }),
  bind(calls.approve, async ({ params: { id }, body, context, fail }) => {
    const seen = new Date(body.changed_at)
    const { name } = operatorOf(context)
    const decided = await verifications.approve(id, seen, body.fide_id ?? null, name)
    switch (decided.status) {
      case 'decided':
        return { has_pro: decided.hasPro }
      case 'gone':
        return fail('not_found', gone)
      case 'changed':
        return fail('changed_meanwhile', changed)
      case 'taken':
        return fail('already_assigned', 'Another account has this FIDE ID.')
      case 'unknown-id':
        return fail('fide_id_not_found', 'Say which FIDE ID of the list this is.')
      default:
        return decided satisfies never
    }
  }),
  bind(calls.reject, async ({ params: { id }, body, context, fail }) => {
    const { name } = operatorOf(context)
    const decided = await verifications.reject(id, new Date(body.changed_at), body.reason, name)
    if (decided.status === 'decided') return { has_pro: decided.hasPro }
    return decided.status === 'gone' ? fail('not_found', gone) : fail('changed_meanwhile', changed)
  }),
  bind(proCalls.list, async ({ query }) => freePro.list(query)),
  bind(proCalls.decide, async ({ params: { uid }, body: { grant }, context, fail }) => {
    const isDecided = await freePro.decide(uid, grant, operatorOf(context).name)
    return isDecided ? { ok: true } : fail('not_found', 'Nobody of this uid waits for a decision.')
  }),
]
