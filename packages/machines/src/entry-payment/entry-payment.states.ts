import type { SnapshotFrom } from 'xstate'
import { type entryPaymentMachine, provideEntryPayment } from './entry-payment.machine.ts'
import type {
  EntryFacts,
  EntryPaymentContext,
  EntryPaymentEvent,
  EntryPaymentInput,
} from './entry-payment.types.ts'

type Snapshot = SnapshotFrom<typeof entryPaymentMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleEntryPayment = provideEntryPayment({ fetchEntry: never, openProvider: never })

/** An open that costs five euros and is not paid yet. */
export const unpaidEntry: EntryFacts = {
  tournament: {
    id: '1024',
    slug: 'almaty-open-blitz',
    name: 'Almaty Open Blitz',
    start: '2026-11-28T17:00:00Z',
    isTeam: false,
  },
  price: { id: 'entry-1024', cents: 500, currency: 'EUR' },
  participation: 'none',
  limit: 'tournament_not_paid',
  order: null,
}

/** On the way: the provider's page was opened, and nothing has been heard of it. */
const ordered: EntryFacts = { ...unpaidEntry, order: 'open' }
const joined: EntryFacts = {
  ...unpaidEntry,
  participation: 'joined',
  limit: 'signup_twice',
  order: 'paid',
}
const pending: EntryFacts = { ...joined, participation: 'pending' }
const paidForTeam: EntryFacts = {
  ...unpaidEntry,
  tournament: { ...unpaidEntry.tournament, isTeam: true },
  limit: null,
  order: 'paid',
}
const full: EntryFacts = { ...unpaidEntry, limit: 'too_many_players' }
const refunded: EntryFacts = { ...full, order: 'refunding' }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function entryPaymentSnapshotAt(
  value: Snapshot['value'],
  context: Partial<EntryPaymentContext> = {},
): Snapshot {
  return exampleEntryPayment.resolveState({
    value,
    context: {
      tournamentId: '1024',
      isSignedIn: true,
      returned: null,
      facts: unpaidEntry,
      refusal: null,
      polls: 0,
      ...context,
    },
  })
}

const at = entryPaymentSnapshotAt

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const entryPaymentStates = {
  loading: at('loading', { facts: null }),
  unloaded: at('unloaded', { facts: null }),
  missing: at('missing', { facts: null }),
  deciding: at('deciding'),
  needsAccount: at('needsAccount', { isSignedIn: false }),
  'offering.ready': at({ offering: 'ready' }),
  'offering.failed': at({ offering: 'failed' }),
  'offering.aborted': at({ offering: 'aborted' }),
  'offering.unavailable': at({ offering: 'unavailable' }),
  opening: at('opening'),
  away: at('away'),
  'confirming.judging': at({ confirming: 'judging' }, { facts: ordered, polls: 2 }),
  'confirming.waiting': at({ confirming: 'waiting' }, { facts: ordered, polls: 2 }),
  'confirming.asking': at({ confirming: 'asking' }, { facts: ordered, polls: 3 }),
  late: at('late', { facts: ordered, polls: 15 }),
  joined: at('joined', { facts: joined }),
  pendingApproval: at('pendingApproval', { facts: pending }),
  nothingToPay: at('nothingToPay', { facts: paidForTeam }),
  refused: at('refused', { facts: full }),
  refunded: at('refunded', { facts: refunded }),
} satisfies Record<string, Snapshot>

const input: EntryPaymentInput = { tournamentId: '1024', isSignedIn: true }

export const exampleInputs: readonly EntryPaymentInput[] = [
  input,
  { ...input, isSignedIn: false },
  { ...input, returned: 'paid' },
  { ...input, returned: 'failed' },
  { ...input, returned: 'aborted' },
]

type EventOf<Type extends EntryPaymentEvent['type']> = Extract<EntryPaymentEvent, { type: Type }>

export const exampleEvents = {
  'entry.retry': [{ type: 'entry.retry' }],
  'pay.press': [{ type: 'pay.press' }],
  'payment.abandon': [{ type: 'payment.abandon' }],
  'payment.recheck': [{ type: 'payment.recheck' }],
} satisfies { [Type in EntryPaymentEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = {
  fetchEntry: [
    unpaidEntry,
    ordered,
    joined,
    pending,
    paidForTeam,
    full,
    refunded,
    { ...unpaidEntry, order: 'failed' as const },
    { ...unpaidEntry, order: 'expired' as const },
  ],
  openProvider: [undefined],
}

const noAnswer = { failure: 'offline' }

export const exampleFailures = {
  fetchEntry: [{ code: 'not_found' }, noAnswer],
  openProvider: [
    { code: 'not_found' },
    { code: 'too_many_players' },
    { code: 'payment_unavailable' },
    noAnswer,
  ],
}
