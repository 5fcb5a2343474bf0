import type { CardFields } from './card.ts'

/**
 * The token of a card for the provider that takes no money. It is made here, so the number leaves the browser in no call;
 * the last four digits say which of the sandbox’s cards it was (docs/payments.md).
 */
export const sandboxToken = ({ number }: CardFields): string => `tok_sandbox_${number.slice(-4)}`
