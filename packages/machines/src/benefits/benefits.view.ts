import type { SnapshotFrom } from 'xstate'
import type { benefitsMachine } from './benefits.machine.ts'
import type { Benefit, PurchaseCode } from './benefits.types.ts'

/** What a page shows of what coins buy. */
export type BenefitsView =
  | { readonly status: 'loading' }
  /** They could not be loaded. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly benefits: readonly Benefit[]
      /** What is bought now, by its id. */
      readonly buying: number | null
      /** What was bought last, by its id. */
      readonly bought: number | null
      readonly refused: { readonly id: number; readonly code: PurchaseCode } | null
    }

/** The machine's snapshot as the page sees it. */
export function selectBenefitsView({
  value,
  context: { benefits, chosen, code },
}: SnapshotFrom<typeof benefitsMachine>): BenefitsView {
  switch (value) {
    case 'loading':
      return { status: 'loading' }
    case 'empty':
      return { status: 'empty' }
    case 'ready':
    case 'buying':
    case 'bought':
    case 'refused':
      return {
        status: 'ready',
        benefits,
        buying: value === 'buying' ? chosen : null,
        bought: value === 'bought' ? chosen : null,
        refused:
          value === 'refused' && chosen !== null && code !== null ? { id: chosen, code } : null,
      }
    default:
      return value satisfies never
  }
}
