import type { SnapshotFrom } from 'xstate'
import { type benefitsMachine, provideBenefits } from './benefits.machine.ts'
import type { Benefit, BenefitsContext, BenefitsEvent } from './benefits.types.ts'

type Snapshot = SnapshotFrom<typeof benefitsMachine>

/** The machine with a server that never answers. */
export const exampleBenefits = provideBenefits({
  load: () => new Promise<never>(() => {}),
  buy: () => new Promise<never>(() => {}),
  onChanged: () => {},
  report: () => {},
})

export const exampleBenefitList: readonly Benefit[] = [
  { id: 1, kind: 'PRO_SUBSCRIPTION', price: 600, amount: 1, isSoldOut: false },
  { id: 2, kind: 'SHOP_PROMO_CODE', price: 300, amount: null, isSoldOut: true },
  { id: 3, kind: 'EXTRA_PUZZLES', price: 40, amount: 5, isSoldOut: false },
]

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<BenefitsContext> = {},
): Snapshot =>
  exampleBenefits.resolveState({
    value,
    context: { benefits: exampleBenefitList, chosen: null, code: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const benefitsStates = {
  loading: snapshotAt('loading', { benefits: [] }),
  empty: snapshotAt('empty', { benefits: [] }),
  ready: snapshotAt('ready'),
  buying: snapshotAt('buying', { chosen: 3 }),
  bought: snapshotAt('bought', { chosen: 3 }),
  refused: snapshotAt('refused', { chosen: 3, code: 'not_enough_coins' }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'benefits.reload': [{ type: 'benefits.reload' }],
  'buy.press': [{ type: 'buy.press', id: 3 }],
} satisfies {
  readonly [Type in BenefitsEvent['type']]: readonly Extract<
    BenefitsEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = { load: [exampleBenefitList], buy: [undefined] }
export const exampleFailures = {
  load: [{ failure: 'offline' }],
  buy: [{ failure: 'not_enough_coins' }, { failure: 'sold_out' }],
}
