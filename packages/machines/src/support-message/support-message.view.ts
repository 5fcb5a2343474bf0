import type { SnapshotFrom } from 'xstate'
import { endOfWait } from '../sign-in/refusal.ts'
import type { supportMessageMachine } from './support-message.machine.ts'
import type { SupportMessageCode, SupportMessageProblems } from './support-message.types.ts'

type Snapshot = SnapshotFrom<typeof supportMessageMachine>

/** The form that writes to the support, for the page to draw. */
export type SupportMessageView =
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly problems: SupportMessageProblems }
  | {
      readonly status: 'refused'
      readonly code: SupportMessageCode
      /** When the next message is taken, on the adapter's clock; null when it is not known. */
      readonly until: number | null
    }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly replyTo: string }

/** The machine's snapshot as the page sees it. */
export function selectSupportMessageView({ value, context }: Snapshot): SupportMessageView {
  const { problems, refusal, form } = context
  if (typeof value === 'object') {
    switch (value.form) {
      case 'editing':
        return { status: 'editing' }
      case 'invalid':
        return { status: 'invalid', problems }
      case 'refused':
        return {
          status: 'refused',
          code: refusal?.code ?? 'something_wents_wrong',
          until: refusal && endOfWait(refusal),
        }
      default:
        return value.form satisfies never
    }
  }
  switch (value) {
    case 'sending':
      return { status: 'sending' }
    case 'sent':
      return { status: 'sent', replyTo: form?.replyTo ?? '' }
    default:
      return value satisfies never
  }
}
