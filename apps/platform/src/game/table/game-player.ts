import type { Color } from '@kingside/chess-game'
import type { AvatarProps } from '@kingside/design-system/Avatar'
import type { PlayerTitle } from '@kingside/design-system/TitleMark'

/** A player, for the page to draw. */
export interface GamePlayer {
  readonly name: string
  /** Of a player who has a profile. */
  readonly uid?: string
  /** @default 'player' */
  readonly kind?: NonNullable<AvatarProps['kind']>
  /** The address of the picture; undefined or null shows the initials. */
  readonly picture?: string | null
  readonly title?: PlayerTitle
  /** Null or 0 for a player without a rating; undefined shows nothing. */
  readonly rating?: number | null
  /** The rating is still uncertain. @default false */
  readonly isProvisional?: boolean
  /** The change of the rating by the game, once known. */
  readonly ratingChange?: number
}

/** What the results of a game that goes on would change of the reader's rating, in points; null changes none. */
export type Stakes = Readonly<Record<'win' | 'draw' | 'loss', number>> | null

/** Both players; null until they are known. */
export type GamePlayers = Readonly<Record<Color, GamePlayer>> | null
