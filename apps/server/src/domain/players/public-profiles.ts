import type { LobbyPlayer, PublicProfile } from '@kingside/api'

/** What everybody may know of players. */
export interface PublicProfiles {
  /** Null when nobody has this uid. @param at whether Pro holds then */
  readonly find: (uid: string, at: Date) => Promise<PublicProfile | null>
  /** Members whose names have each of the words; those that begin with the whole come first. */
  readonly search: (name: string, limit: number) => Promise<readonly LobbyPlayer[]>
}
