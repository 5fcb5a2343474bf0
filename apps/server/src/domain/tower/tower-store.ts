import type { BenefitKind } from '@kingside/api/facts'
import type { Participant } from './earn.ts'

export interface Page {
  readonly limit: number
  readonly offset: number
}

export interface ItemFilter {
  readonly kind: BenefitKind | null
  readonly isActivated: boolean | null
}

/** A reward that somebody claimed. */
export interface Claim {
  readonly rewardId: number
  readonly claimedAt: Date
}

/** Something that somebody won or bought. */
export interface Item {
  readonly id: number
  readonly kind: BenefitKind
  /** The code that is kept for it; only who has activated it may know it. */
  readonly promoCode: string | null
  readonly acquiredAt: Date
  readonly activatedAt: Date | null
}

/** What is read and written about one player while nobody else changes it. */
export interface PlayersTower {
  readonly participant: () => Promise<Participant>
  readonly points: (day: string) => Promise<{ readonly total: number; readonly today: number }>
  readonly claims: () => Promise<readonly Claim[]>
  /** Claimed and not spent. */
  readonly coins: () => Promise<number>
  readonly claim: (
    claim: { readonly rewardId: number; readonly coins: number },
    at: Date,
  ) => Promise<void>
  readonly acquire: (
    item: Pick<Item, 'kind' | 'promoCode'> & {
      readonly price: number
      readonly rewardId: number | null
    },
    at: Date,
  ) => Promise<Item>
  readonly item: (id: number) => Promise<Item | null>
  readonly activate: (
    item: Item,
    how: { readonly at: Date; readonly promoCode?: string },
  ) => Promise<Item>
  /** Takes a code of the shop out of the stock; null is none left. */
  readonly takeCode: (at: Date) => Promise<string | null>
  readonly hasProForLife: () => Promise<boolean>
  readonly grantPro: (item: Item, months: number, at: Date) => Promise<void>
}

/** Where the tower is kept. */
export interface TowerStore {
  /** Runs what is done for a player in one transaction; what the same player does beside it waits. */
  readonly forPlayer: <Result>(
    playerId: number,
    act: (own: PlayersTower) => Promise<Result>,
  ) => Promise<Result>
  /** The newest first. */
  readonly items: (
    playerId: number,
    filter: ItemFilter,
    page: Page,
  ) => Promise<{ readonly count: number; readonly items: readonly Item[] }>
  /** How many codes of the shop there are to give. */
  readonly countCodes: () => Promise<number>
  /** @returns how many of them are new */
  readonly addCodes: (codes: readonly string[], at: Date) => Promise<number>
}
