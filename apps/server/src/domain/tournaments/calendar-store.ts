/** Addresses from which calendars read the tournaments of a player. */
export interface CalendarStore {
  readonly exists: (playerId: number) => Promise<boolean>
  /** Makes the address of a player; one that was there ends. @returns what is to be in it, which is not stored */
  readonly renew: (playerId: number, at: Date) => Promise<string>
  readonly drop: (playerId: number) => Promise<void>
  /** The internal id of the player whose address it is; null where there is none, or the account is closed. */
  readonly ownerOf: (token: string) => Promise<number | null>
}
