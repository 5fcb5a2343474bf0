/** The states of a player's connection. */
export const presences = ['online', 'offline'] as const
export type Presence = (typeof presences)[number]

/** Every text of the player bar. */
export interface PlayerBarTexts {
  /** The bar's name for assistive technology. */
  readonly label: (name: string) => string
  readonly presence: Readonly<Record<Presence, string>>
  /** Read out while it is this player's turn. */
  readonly toMove: string
  /** Read out before the rating. */
  readonly rating: string
}

export const englishPlayerBarTexts: PlayerBarTexts = {
  label: (name) => name,
  presence: { online: 'Online', offline: 'Offline' },
  toMove: 'To move',
  rating: 'Rating',
}
