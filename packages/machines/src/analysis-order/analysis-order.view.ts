import type { AnalysisRefusal } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { analysisOrderMachine } from './analysis-order.machine.ts'
import type { AnalysisOffer } from './analysis-order.types.ts'

type Snapshot = SnapshotFrom<typeof analysisOrderMachine>

/** What came of the last try to pay. */
export type AnalysisNotice = 'failed' | 'aborted' | 'unavailable'

type Step =
  /** `pay.press` goes to the provider, unless it is on its way there. */
  | {
      readonly status: 'offer'
      readonly notice: AnalysisNotice | null
      readonly going: 'opening' | 'away' | null
    }
  /** The server is asked every two seconds. */
  | { readonly status: 'confirming' }
  /** The payment has not arrived; `payment.recheck` asks again. */
  | { readonly status: 'late' }
  /** Paid for; it is there by `dueAt`, ISO 8601. */
  | { readonly status: 'ordered'; readonly dueAt: string }
  | { readonly status: 'delivered' }
  | { readonly status: 'refused'; readonly refusal: AnalysisRefusal }

/** What the popup of an analysis shows. */
export type AnalysisOrderView =
  | { readonly status: 'loading' | 'unloaded' | 'needs-account' }
  | { readonly status: 'missing' }
  | (Step & { readonly offer: AnalysisOffer; readonly analyst: string | null })

function stepOf({ value }: Snapshot, { order, refusal }: AnalysisOffer): Step | null {
  if (typeof value === 'object') {
    if ('confirming' in value) return { status: 'confirming' }
    const notice = value.offering === 'ready' ? null : value.offering
    return { status: 'offer', notice, going: null }
  }
  switch (value) {
    case 'loading':
    case 'unloaded':
    case 'missing':
    case 'needsAccount':
    case 'deciding':
      return null
    case 'opening':
    case 'away':
      return { status: 'offer', notice: null, going: value }
    case 'ordered':
      return { status: 'ordered', dueAt: order?.dueAt ?? '' }
    case 'refused':
      return { status: 'refused', refusal: refusal ?? 'too_short' }
    case 'late':
    case 'delivered':
      return { status: value }
    default:
      return value satisfies never
  }
}

/** The machine's snapshot as the popup draws it. */
export function selectAnalysisOrderView(snapshot: Snapshot): AnalysisOrderView {
  const { value } = snapshot
  const { offer, analyst } = snapshot.context
  if (value === 'needsAccount') return { status: 'needs-account' }
  const step = offer && stepOf(snapshot, offer)
  if (value === 'missing') return { status: 'missing' }
  if (!step) return { status: value === 'unloaded' ? 'unloaded' : 'loading' }
  return { ...step, offer, analyst }
}
