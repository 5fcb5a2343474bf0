import type { FidePorts } from './fide-ports.ts'
import type { FideStore } from './fide-store.ts'
import { tellMember } from './tell-decision.ts'

/** What operators do about requests for Pro without payment. */
export interface FreeProReview {
  readonly list: FideStore['freeProRequests']
  /** @returns whether somebody of this uid waited for it */
  readonly decide: (uid: string, isGranted: boolean, operator: string) => Promise<boolean>
}

export const createFreeProReview = (ports: FidePorts): FreeProReview => ({
  list: ports.fide.freeProRequests,
  decide: async (uid, isGranted, operator) => {
    const accountId = await ports.fide.decideFreePro(uid, isGranted, ports.clock.now(), {
      operator,
      action: isGranted ? 'grant-free-pro' : 'refuse-free-pro',
      subject: uid,
      reason: '',
      details: {},
    })
    if (accountId === null) return false
    ports.background.run('fide.tell', () =>
      tellMember(ports, accountId, (texts) => (isGranted ? texts.proGranted : texts.proRefused)),
    )
    return true
  },
})
