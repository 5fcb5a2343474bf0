import type { SnapshotFrom } from 'xstate'
import { type consentMachine, provideConsent } from './consent.machine.ts'
import type { ConsentContext, ConsentEvent, ConsentInput } from './consent.types.ts'

type Snapshot = SnapshotFrom<typeof consentMachine>

/** The machine with a server that never answers. */
export const exampleConsent = provideConsent({
  save: () => new Promise<never>(() => {}),
  onSaved: () => {},
  report: () => {},
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<ConsentContext> = {},
): Snapshot =>
  exampleConsent.resolveState({
    value,
    context: { isGiven: false, isTooYoung: false, wish: false, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const consentStates = {
  deciding: snapshotAt('deciding'),
  wanted: snapshotAt('wanted'),
  given: snapshotAt('given', { isGiven: true }),
  tooYoung: snapshotAt('tooYoung', { isTooYoung: true }),
  saving: snapshotAt('saving', { wish: true }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly ConsentInput[] = [
  { isGiven: false, isTooYoung: false },
  { isGiven: true, isTooYoung: false },
]

export const exampleEvents = {
  'consent.give': [{ type: 'consent.give' }],
  'consent.withdraw': [{ type: 'consent.withdraw' }],
  'standing.update': [
    { type: 'standing.update', standing: { isGiven: false, isTooYoung: true } },
    { type: 'standing.update', standing: { isGiven: false, isTooYoung: false } },
    { type: 'standing.update', standing: { isGiven: true, isTooYoung: false } },
  ],
} satisfies {
  readonly [Type in ConsentEvent['type']]: readonly Extract<ConsentEvent, { readonly type: Type }>[]
}

export const exampleOutputs = { save: [undefined] }
export const exampleFailures = { save: [{ failure: 'too_young' }] }
