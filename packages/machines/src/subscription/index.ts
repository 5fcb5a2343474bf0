export { provideSubscription } from './subscription.machine.ts'
export type { SubscriptionMachine } from './subscription.machine.ts'
export type {
  CardCall,
  Membership,
  MembershipCall,
  MembershipKind,
  PurchaseStatus,
  SubscriptionDeps,
  SubscriptionFailure,
  SubscriptionInput,
  SubscriptionSystemEvent,
  SubscriptionUiEvent,
} from './subscription.types.ts'
export { selectSubscriptionView } from './subscription.view.ts'
export type {
  MembershipCard,
  SubscriptionActivity,
  SubscriptionView,
  WalletSwitch,
} from './subscription.view.ts'
