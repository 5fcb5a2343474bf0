import type { SnapshotFrom } from 'xstate'
import { type popupsMachine, providePopups } from './popups.machine.ts'
import type { PopupsContext, PopupsInput } from './popups.types.ts'

type Snapshot = SnapshotFrom<typeof popupsMachine>

/** The machine with an address bar that never answers. */
export const examplePopups = providePopups({ writeQuery: () => new Promise(() => {}) })

const signIn = 'popup=sign-in&from=%2Ftournaments'

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Snapshot['value'],
  context: Partial<PopupsContext> = {},
): Snapshot {
  return examplePopups.resolveState({
    value,
    context: {
      query: '',
      step: 'replace',
      payment: null,
      paymentShown: false,
      paymentRead: false,
      ...context,
    },
  })
}

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const popupsStates = {
  deciding: snapshotAt('deciding', { query: signIn }),
  stripping: snapshotAt('stripping', {
    payment: { result: 'paid', bought: 'pro-annual' },
    paymentRead: true,
  }),
  closed: snapshotAt('closed'),
  opening: snapshotAt('opening', { query: signIn, step: 'push' }),
  open: snapshotAt('open', { query: signIn }),
  closing: snapshotAt('closing'),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly PopupsInput[] = [
  { query: '' },
  { query: '?popup=welcome' },
  { query: '?paidResult=1&subscriptionType=pro-annual&popup=welcome' },
]

export const exampleEvents = {
  'popup.open': [
    { type: 'popup.open' as const, popup: 'sign-in' as const, params: { from: '/tournaments' } },
    { type: 'popup.open' as const, popup: 'registration' as const, params: { freePro: true } },
  ],
  'popup.close': [{ type: 'popup.close' as const }],
  'payment.read': [{ type: 'payment.read' as const }],
  'address.change': [
    { type: 'address.change' as const, query: '' },
    { type: 'address.change' as const, query: '?popup=fide' },
    { type: 'address.change' as const, query: '?paidResult=0' },
  ],
}
