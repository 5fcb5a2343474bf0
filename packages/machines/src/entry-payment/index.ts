export { provideEntryPayment } from './entry-payment.machine.ts'
export type { EntryPaymentMachine } from './entry-payment.machine.ts'
export type {
  EntryFacts,
  EntryLimit,
  EntryPaymentDeps,
  EntryPaymentEvent,
  EntryPaymentInput,
  EntryReturn,
  EntrySale,
} from './entry-payment.types.ts'
export { selectEntryPaymentView } from './entry-payment.view.ts'
export type { EntryNotice, EntryPaymentView } from './entry-payment.view.ts'
