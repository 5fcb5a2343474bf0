import type { Color } from '@kingside/chess-game'
import type { AvatarProps, PlayerTitle } from '@kingside/design-system'

/** A player as the page shows them. */
export interface GamePlayer {
  readonly name: string
  /** @default 'player' */
  readonly kind?: NonNullable<AvatarProps['kind']>
  /** Address of the picture; without it the initials stand in. */
  readonly picture?: string | null
  readonly title?: PlayerTitle
  /** Null or 0 where there is none yet; left out, nothing is said of it. */
  readonly rating?: number | null
  /** What the game has done to it, once that is known. */
  readonly ratingChange?: number
}

/** Both players; null while they are not known. */
export type GamePlayers = Readonly<Record<Color, GamePlayer>> | null
