import { z } from 'zod/mini'

/** The public fields of a player. */
export const lobbyPlayerFields = {
  uid: z.string(),
  name: z.string(),
  /** Of a `relayed` player no more is known than what a broadcast's PGN says. */
  kind: z.enum(['visitor', 'member', 'bot', 'relayed']),
  rating: z.nullable(z.number()),
  /** True where the next games can still change the rating a lot (`provisionalAbove`); left out everywhere else. */
  is_provisional: z.optional(z.boolean()),
  title: z.nullable(z.string()),
  country: z.nullable(z.string()),
}

/** A player as others see one. */
export const lobbyPlayer = z.readonly(z.object(lobbyPlayerFields))
export type LobbyPlayer = z.output<typeof lobbyPlayer>
