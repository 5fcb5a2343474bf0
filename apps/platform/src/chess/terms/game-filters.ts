import type { BoardTypeName } from '@kingside/api'
import type { RatingMode } from '@kingside/machines/start-game-button'

export const gameTypes = ['allGames', 'tournaments', 'single'] as const
/** The kind of games to show. */
export type GameType = (typeof gameTypes)[number]

export type FilteredTime = 'any' | BoardTypeName
/** The board types in the order of the filter; a new board type does not compile until it is added here. */
const times = {
  any: true,
  bullet: true,
  blitz: true,
  rapid: true,
  classic: true,
  armageddon: true,
  daily: true,
} satisfies Record<FilteredTime, true>
const isTime = (text: string): text is FilteredTime => Object.hasOwn(times, text)
export const filteredTimes: readonly FilteredTime[] = Object.keys(times).filter(isTime)

export const filteredRatings = ['all', 'unrated', 'rated', 'fide'] as const
export type FilteredRating = 'all' | RatingMode

export interface GameFilters {
  readonly gameType: GameType
  readonly time: FilteredTime
  readonly rating: FilteredRating
}

export const noFilters: GameFilters = { gameType: 'allGames', time: 'any', rating: 'all' }

export const isFiltered = (filters: GameFilters) =>
  filters.gameType !== 'allGames' || filters.time !== 'any' || filters.rating !== 'all'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** The filters in the query of an address; unknown values are ignored. */
export const filtersOf = (query: URLSearchParams): GameFilters => ({
  gameType: oneOf(gameTypes, query.get('games')) ?? noFilters.gameType,
  time: oneOf(filteredTimes, query.get('time')) ?? noFilters.time,
  rating: oneOf(filteredRatings, query.get('rating')) ?? noFilters.rating,
})

/** The query of an address for filters; a filter that hides nothing is left out. */
export const queryOf = ({
  gameType,
  time,
  rating,
}: GameFilters): Readonly<Record<string, string>> => ({
  ...(gameType !== noFilters.gameType && { games: gameType }),
  ...(time !== noFilters.time && { time }),
  ...(rating !== noFilters.rating && { rating }),
})
