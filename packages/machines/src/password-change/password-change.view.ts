import type { SnapshotFrom } from 'xstate'
import type { passwordChangeMachine } from './password-change.machine.ts'
import type { PasswordChangeCode, PasswordChangeProblems } from './password-change.types.ts'

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>

/** The password popup, for the page to draw. */
export type PasswordChangeView =
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly problems: PasswordChangeProblems }
  | { readonly status: 'refused'; readonly code: PasswordChangeCode }
  | { readonly status: 'saving' }
  | { readonly status: 'changed' }
  | { readonly status: 'signed-out'; readonly code: 'not_authenticated' }

/** The machine's snapshot as the page sees it. */
export function selectPasswordChangeView({ value, context }: Snapshot): PasswordChangeView {
  if (typeof value === 'object') {
    switch (value.form) {
      case 'editing':
        return { status: 'editing' }
      case 'invalid':
        return { status: 'invalid', problems: context.problems }
      case 'refused':
        return { status: 'refused', code: context.refusal?.code ?? 'something_wents_wrong' }
      default:
        return value.form satisfies never
    }
  }
  switch (value) {
    case 'saving':
    case 'changed':
      return { status: value }
    case 'signedOut':
      return { status: 'signed-out', code: 'not_authenticated' }
    default:
      return value satisfies never
  }
}
