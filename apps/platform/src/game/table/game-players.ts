import type { GameData } from '@kingside/api'
import { type PlayerTitle, playerTitles } from '@kingside/design-system/TitleMark'
import { type GameResultData, isDeleted } from '../../chess/record/index.ts'
import type { GamePlayer, GamePlayers } from './game-player.ts'

type Player = GameData['white_player']

/** The replacements for missing names. */
export interface NameTexts {
  readonly guest: string
  readonly you: string
  readonly deleted: string
}

/**
 * Both players, for the page to draw.
 * @param uid the user's public uid
 * @param ratings the change of the ratings by the game; null until known
 */
export function playersOf(
  { white_player: white, black_player: black }: GameData,
  uid: string | null,
  { guest, you, deleted }: NameTexts,
  ratings: GameResultData['ratings'] | null = null,
): NonNullable<GamePlayers> {
  const shown = (player: Player, change: RatingChange) => ({
    ...playerOf(player, player.uid === uid ? you : isDeleted(player) ? deleted : guest),
    ...(change && { rating: change.after, ratingChange: change.after - change.before }),
  })
  return { w: shown(white, ratings?.white ?? null), b: shown(black, ratings?.black ?? null) }
}

type RatingChange = GameResultData['ratings']['white']

function playerOf(player: Player, nameless: string): GamePlayer {
  const { kind, uid, name, title, rating, is_provisional: isProvisional } = player
  const known = titleOf(title)
  return {
    name: name === '' ? nameless : name,
    kind: avatars[kind],
    ...(kind !== 'visitor' && { uid }),
    ...(known && { title: known }),
    ...(kind !== 'visitor' && { rating }),
    ...(isProvisional && { isProvisional }),
  }
}

const avatars = {
  visitor: 'anonymous',
  member: 'player',
  bot: 'bot',
  relayed: 'player',
} as const

const titleOf = (title: string | null): PlayerTitle | undefined =>
  playerTitles.find((known) => known === title)
