import { latePart } from '../../platform/page/index.ts'

const nothing = () => null

/** The card of a player, in a file of its own that is loaded when one is first wanted; without it the link does. */
export const LateCard = latePart(
  async () => (await import('./PlayerCard.tsx')).PlayerCard,
  null,
  nothing,
)
