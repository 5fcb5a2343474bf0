import type { BenefitKind, RewardKind } from '@kingside/api/facts'
import { Coins, Crown, Mail, Puzzle, Ticket } from 'lucide-react'

const icons = {
  COINS: Coins,
  POSTCARD: Mail,
  PRO_SUBSCRIPTION: Crown,
  SHOP_PROMO_CODE: Ticket,
  EXTRA_PUZZLES: Puzzle,
} as const satisfies Record<RewardKind | BenefitKind, typeof Coins>

/** A picture beside the name of a reward. */
export function RewardIcon({ kind }: { readonly kind: RewardKind | BenefitKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" />
}
