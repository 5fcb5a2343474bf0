import type { ArenaTitle } from '@kingside/api/facts'

/** A player as the server knows one. */
export interface Player {
  /** Internal; never sent. */
  readonly id: number
  /** Names the player to everybody. */
  readonly uid: string
  readonly kind: 'visitor' | 'member' | 'bot' | 'relayed'
  /** Empty for a visitor. */
  readonly name: string
  /** Of the federation, such as `GM`. */
  readonly title: string | null
  /** Of the online arena, such as `AGM`. */
  readonly foaTitle: ArenaTitle | null
  readonly country: string | null
}

/** The title that stands before a name: the federation's, or else the arena's. */
export const shownTitle = ({
  title,
  foaTitle,
}: Pick<Player, 'title' | 'foaTitle'>): string | null => title ?? foaTitle

/** Where visitors are kept, each under an anonymous uid that only the visitor and this server know. */
export interface VisitorStore {
  /** Takes in a new visitor, as the player `playerUid`. */
  readonly create: (
    visitor: { readonly uid: string; readonly playerUid: string },
    at: Date,
  ) => Promise<Player>
  /** Notes that the visitor was seen; null when no visitor has this uid (any more). */
  readonly markSeen: (uid: string, at: Date) => Promise<Player | null>
  /** Who has this anonymous uid, if anybody. */
  readonly find: (uid: string) => Promise<Player | null>
}
