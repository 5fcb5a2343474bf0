import type { BenefitKind } from '@kingside/api/facts'
import type { MessageDescriptor } from 'react-intl'
import { messages } from './exchange.messages.ts'

/** What each benefit is. */
export const benefitTexts = {
  PRO_SUBSCRIPTION: messages.proText,
  SHOP_PROMO_CODE: messages.codeText,
  EXTRA_PUZZLES: messages.puzzlesText,
} as const satisfies Record<BenefitKind, MessageDescriptor>
