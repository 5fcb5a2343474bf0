import type { SnapshotFrom } from 'xstate'
import type { entryPaymentMachine } from './entry-payment.machine.ts'
import type { EntryFacts, EntryLimit } from './entry-payment.types.ts'

type Snapshot = SnapshotFrom<typeof entryPaymentMachine>

/** What came of the last try to pay. */
export type EntryNotice = 'failed' | 'aborted' | 'unavailable'

type Step =
  | { readonly status: 'needs-account' }
  /** `pay.press` goes to the provider, unless it is on its way there. */
  | {
      readonly status: 'offer'
      readonly notice: EntryNotice | null
      readonly going: 'opening' | 'away' | null
    }
  /** The server is asked every two seconds. */
  | { readonly status: 'confirming' }
  /** The payment has not arrived; `payment.recheck` asks again. */
  | { readonly status: 'late' }
  | { readonly status: 'joined' | 'pending-approval' }
  /** It is paid, or costs nothing: what is left is to join. */
  | { readonly status: 'nothing-to-pay' }
  | { readonly status: 'refused'; readonly limit: EntryLimit }
  /** It was paid, the person could not be let in, and the fee goes back. */
  | { readonly status: 'refunded' }

/** What the popup of a paid entry shows. */
export type EntryPaymentView =
  | { readonly status: 'loading' | 'unloaded' | 'missing' }
  | (Step & { readonly facts: EntryFacts })

function stepOf({ value, context }: Snapshot): Step | null {
  if (typeof value === 'object') {
    if ('confirming' in value) return { status: 'confirming' }
    const notice = value.offering === 'ready' ? null : value.offering
    return { status: 'offer', notice, going: null }
  }
  switch (value) {
    case 'loading':
    case 'unloaded':
    case 'missing':
    case 'deciding':
      return null
    case 'needsAccount':
      return { status: 'needs-account' }
    case 'opening':
    case 'away':
      return { status: 'offer', notice: null, going: value }
    case 'pendingApproval':
      return { status: 'pending-approval' }
    case 'nothingToPay':
      return { status: 'nothing-to-pay' }
    case 'refused':
      return { status: 'refused', limit: context.refusal ?? context.facts?.limit ?? 'unknown' }
    case 'late':
    case 'joined':
    case 'refunded':
      return { status: value }
    default:
      return value satisfies never
  }
}

/** The machine's snapshot as the popup draws it. */
export function selectEntryPaymentView(snapshot: Snapshot): EntryPaymentView {
  const { value } = snapshot
  const { facts } = snapshot.context
  const step = stepOf(snapshot)
  if (step === null || facts === null) {
    return { status: value === 'unloaded' || value === 'missing' ? value : 'loading' }
  }
  return { ...step, facts }
}
