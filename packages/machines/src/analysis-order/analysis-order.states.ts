import type { SnapshotFrom } from 'xstate'
import { type analysisOrderMachine, provideAnalysisOrder } from './analysis-order.machine.ts'
import type {
  AnalysisOffer,
  AnalysisOrderContext,
  AnalysisOrderEvent,
  AnalysisOrderInput,
} from './analysis-order.types.ts'

type Snapshot = SnapshotFrom<typeof analysisOrderMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleAnalysisOrder = provideAnalysisOrder({ fetchOffer: never, openProvider: never })

/** A game of yesterday, of which no analysis is ordered. */
export const analysisOffer: AnalysisOffer = {
  game: {
    id: 'k3Jd82hsLq0a',
    white: 'Dana Serik',
    black: 'Aruzhan',
    endedAt: '2026-11-28T17:40:00Z',
  },
  price: { cents: 7000, currency: 'EUR' },
  refusal: null,
  order: null,
}

const dueAt = '2026-12-05T17:45:00Z'
const ordered: AnalysisOffer = { ...analysisOffer, order: { status: 'in_work', dueAt } }
const delivered: AnalysisOffer = { ...analysisOffer, order: { status: 'delivered', dueAt } }
const refunded: AnalysisOffer = { ...analysisOffer, order: { status: 'refunded', dueAt } }
const tooShort: AnalysisOffer = { ...analysisOffer, refusal: 'too_short' }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function analysisOrderSnapshotAt(
  value: Snapshot['value'],
  context: Partial<AnalysisOrderContext> = {},
): Snapshot {
  return exampleAnalysisOrder.resolveState({
    value,
    context: {
      gameId: analysisOffer.game.id,
      analyst: null,
      isSignedIn: true,
      returned: null,
      offer: analysisOffer,
      polls: 0,
      ...context,
    },
  })
}

const at = analysisOrderSnapshotAt

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const analysisOrderStates = {
  loading: at('loading', { offer: null }),
  needsAccount: at('needsAccount', { offer: null, isSignedIn: false }),
  unloaded: at('unloaded', { offer: null }),
  missing: at('missing', { offer: null }),
  deciding: at('deciding'),
  'offering.ready': at({ offering: 'ready' }),
  'offering.failed': at({ offering: 'failed' }),
  'offering.aborted': at({ offering: 'aborted' }),
  'offering.unavailable': at({ offering: 'unavailable' }),
  opening: at('opening'),
  away: at('away'),
  'confirming.judging': at({ confirming: 'judging' }, { polls: 2 }),
  'confirming.waiting': at({ confirming: 'waiting' }, { polls: 2 }),
  'confirming.asking': at({ confirming: 'asking' }, { polls: 3 }),
  late: at('late', { polls: 15 }),
  ordered: at('ordered', { offer: ordered }),
  delivered: at('delivered', { offer: delivered }),
  refused: at('refused', { offer: tooShort }),
} satisfies Record<string, Snapshot>

const input: AnalysisOrderInput = {
  gameId: analysisOffer.game.id,
  analyst: null,
  isSignedIn: true,
}

export const exampleInputs: readonly AnalysisOrderInput[] = [
  input,
  { ...input, isSignedIn: false },
  { ...input, returned: 'paid' },
  { ...input, returned: 'failed' },
  { ...input, returned: 'aborted' },
]

type EventOf<Type extends AnalysisOrderEvent['type']> = Extract<AnalysisOrderEvent, { type: Type }>

export const exampleEvents = {
  'offer.retry': [{ type: 'offer.retry' }],
  'pay.press': [{ type: 'pay.press' }],
  'payment.abandon': [{ type: 'payment.abandon' }],
  'payment.recheck': [{ type: 'payment.recheck' }],
} satisfies { [Type in AnalysisOrderEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = {
  fetchOffer: [analysisOffer, ordered, delivered, refunded, tooShort],
  openProvider: [undefined],
}

const noAnswer = { failure: 'offline' }

export const exampleFailures = {
  fetchOffer: [{ code: 'not_found' }, noAnswer],
  openProvider: [{ code: 'order_exists' }, { code: 'payment_unavailable' }, noAnswer],
}
