import type { ButtonType } from '@kingside/design-system/Button'
import type {
  Membership,
  MembershipCard,
  SubscriptionActivity,
  SubscriptionView,
} from '@kingside/machines/subscription'

/** What a press of a button of the card does. */
export type MembershipAction =
  | 'resume'
  | 'recheck'
  | 'update-payment'
  | 'change-card'
  | 'switch-to-wallet'
  | 'cancel'

/** The weight of each action's button; what keeps Pro comes first. */
export const actionTypes = {
  resume: 'primary',
  recheck: 'secondary',
  'update-payment': 'primary',
  'change-card': 'secondary',
  'switch-to-wallet': 'secondary',
  cancel: 'ghost',
} as const satisfies Record<MembershipAction, ButtonType>

/** The actions on a membership, the most likely first. Buying one is a link, so it is not among them. */
export function actionsOf(
  card: MembershipCard,
  {
    method,
    takesCards,
  }: { readonly method: Membership['method'] | undefined; readonly takesCards: boolean },
): readonly MembershipAction[] {
  const typesCard = takesCards && method === 'card'
  const changeCard = typesCard ? (['change-card'] as const) : []
  switch (card.status) {
    case 'renewing': {
      const payment = typesCard ? 'change-card' : 'update-payment'
      return card.wallet.may ? [payment, 'switch-to-wallet', 'cancel'] : [payment, 'cancel']
    }
    case 'ending':
      return ['resume']
    case 'unsettled':
      return ['recheck']
    case 'renew-failed':
      return ['resume', ...changeCard, 'update-payment']
    case 'unpaid':
    case 'invalid-payment':
      return ['update-payment', ...changeCard]
    case 'loading':
    case 'none':
    case 'gift':
    case 'lifetime':
    case 'cancelled':
    case 'ended':
      return []
    default:
      return card satisfies never
  }
}

/** The action whose call is running; null where no button started it. */
export function actionBehind(
  doing: SubscriptionActivity,
  card: MembershipCard,
): MembershipAction | null {
  switch (doing) {
    case 'cancelling':
      return 'cancel'
    case 'resuming':
      return 'resume'
    case 'changing-card':
      return 'change-card'
    case 'switching-to-wallet':
      return 'switch-to-wallet'
    case 'opening-portal':
    case 'at-portal':
      return 'update-payment'
    case 'refreshing':
      return null
    case 'confirming-change':
      return confirmed(card)
    default:
      return doing satisfies never
  }
}

/** The changes that wait for a confirmation. */
function confirmed({ status }: MembershipCard): MembershipAction | null {
  if (status === 'renewing') return 'cancel'
  if (status === 'unsettled') return 'recheck'
  return status === 'ending' || status === 'renew-failed' ? 'resume' : null
}

/** Whether the person can buy Pro, for the first time or again. */
export const isToSubscribe = ({ status }: MembershipCard) =>
  status === 'none' || status === 'cancelled' || status === 'ended'

/** Whether there is nothing that is renewed, or runs, or can be paid again. */
export const isWithoutPro = (view: SubscriptionView): boolean =>
  view.status !== 'busy' && view.status !== 'confirming' && isToSubscribe(view)

/** Whether a payment is needed to keep Pro. */
export const isPastDue = ({ status }: MembershipCard) =>
  status === 'renew-failed' || status === 'unpaid' || status === 'invalid-payment'
