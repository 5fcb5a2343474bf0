import type { SnapshotFrom } from 'xstate'
import { endOfWait } from '../sign-in/refusal.ts'
import type { operatorSessionMachine } from './operator-session.machine.ts'
import type { OperatorSessionCode } from './operator-session.types.ts'

type Snapshot = SnapshotFrom<typeof operatorSessionMachine>

/** The way into the operators' pages, for the page to draw. */
export type OperatorSessionView =
  | { readonly status: 'checking' }
  /** For everybody but operators there is no such page. */
  | { readonly status: 'hidden' }
  | { readonly status: 'failed' }
  /** The account has no second factor yet. */
  | { readonly status: 'without-factor' }
  | {
      readonly status: 'asking'
      /** Whether the pages were open before, and closed by themselves. */
      readonly isOver: boolean
      /** Whether it was sent without a code. */
      readonly isEmpty: boolean
      readonly refusal: {
        readonly code: OperatorSessionCode
        readonly detail: string | null
        /** When another try is taken, on the adapter's clock; null where no time is known. */
        readonly until: number | null
      } | null
    }
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly operator: string; readonly isClosing: boolean }

/** The machine's snapshot as the page sees it. */
export function selectOperatorSessionView({ value, context }: Snapshot): OperatorSessionView {
  const { operator, isOver, refusal } = context
  if (typeof value === 'object') {
    const shown = value.form === 'refused' ? refusal : null
    return {
      status: 'asking',
      isOver,
      isEmpty: value.form === 'invalid',
      refusal: shown && { code: shown.code, detail: shown.detail, until: endOfWait(shown) },
    }
  }
  switch (value) {
    case 'checking':
    case 'hidden':
    case 'failed':
    case 'opening':
      return { status: value }
    case 'withoutFactor':
      return { status: 'without-factor' }
    case 'open':
    case 'closing':
      return { status: 'open', operator: operator ?? '', isClosing: value === 'closing' }
    default:
      return value satisfies never
  }
}
