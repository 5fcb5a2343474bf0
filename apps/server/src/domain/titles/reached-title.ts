import {
  type ArenaTitle,
  type TitleBoardType,
  titleBoardTypes,
  titleGames,
  titlePerformances,
  titlesAbove,
} from '@kingside/api/facts'
import { performanceOf, type RatedGame } from '../tournaments/performance.ts'

/** The player's last FOA-rated games of a board type that count, at most as many as a title takes. */
export type CountedGames = Readonly<Record<TitleBoardType, readonly RatedGame[]>>

/** How far a player is on the way to a title, in one board type. */
export interface TitleProgress {
  readonly title: ArenaTitle
  readonly boardType: TitleBoardType
  readonly gamesPlayed: number
  readonly gamesRequired: number
  /** Over the games so far; null before the first. */
  readonly performance: number | null
  readonly performanceRequired: number
}

/**
 * The performance over games in a row: the average rating of the opponents as each game began, and the rating difference
 * that belongs to the share of the points (Rp = Ra + dp).
 * @see FIDE Handbook B.01 (title regulations), 1.4.8, and B.02 (rating regulations), table 8.1.1
 */
export const titlePerformance = performanceOf

/** The highest title above the one held that the last games reach; null is none. */
export function reachedTitle(
  boardType: TitleBoardType,
  games: readonly RatedGame[],
  held: ArenaTitle | null,
): { readonly title: ArenaTitle; readonly performance: number } | null {
  const needed = titleGames[boardType]
  if (games.length < needed) return null
  const performance = titlePerformance(games.slice(0, needed))
  if (performance === null) return null
  const title = titlesAbove(held).findLast((name) => performance >= titlePerformances[name])
  return title === undefined ? null : { title, performance }
}

/** The way to each title above the one held, in each board type. */
export const titleProgress = (
  games: CountedGames,
  held: ArenaTitle | null,
): readonly TitleProgress[] =>
  titlesAbove(held).flatMap((title) =>
    titleBoardTypes.map((boardType) => ({
      title,
      boardType,
      gamesPlayed: Math.min(games[boardType].length, titleGames[boardType]),
      gamesRequired: titleGames[boardType],
      performance: titlePerformance(games[boardType].slice(0, titleGames[boardType])),
      performanceRequired: titlePerformances[title],
    })),
  )
