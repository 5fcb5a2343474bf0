import type { SnapshotFrom } from 'xstate'
import type { consentMachine } from './consent.machine.ts'

/** How the consent to the tower stands. */
export type ConsentView =
  | { readonly status: 'wanted' }
  | { readonly status: 'given' }
  | { readonly status: 'too-young' }
  | { readonly status: 'saving'; readonly isGiving: boolean }

/** The machine's snapshot as the page sees it. */
export function selectConsentView({
  value,
  context,
}: SnapshotFrom<typeof consentMachine>): ConsentView {
  switch (value) {
    case 'deciding':
    case 'wanted':
      return { status: 'wanted' }
    case 'given':
      return { status: 'given' }
    case 'tooYoung':
      return { status: 'too-young' }
    case 'saving':
      return { status: 'saving', isGiving: context.wish }
    default:
      return value satisfies never
  }
}
