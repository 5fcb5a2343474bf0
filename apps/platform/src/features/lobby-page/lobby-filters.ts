import type { LobbyListsView, LobbyListView } from '@kingside/machines/lobby-lists'
import type { RatingMode } from '@kingside/machines/start-game-button'

export const gameTypes = ['allGames', 'tournaments', 'single'] as const
/** Which games a reader of the lobby wants to see. */
export type GameType = (typeof gameTypes)[number]

export const filteredTimes = ['any', 'bullet', 'blitz', 'rapid', 'classic'] as const
export type FilteredTime = (typeof filteredTimes)[number]

export const filteredRatings = ['all', 'unrated', 'rated', 'fide'] as const
export type FilteredRating = 'all' | RatingMode

export interface LobbyFilters {
  readonly gameType: GameType
  readonly time: FilteredTime
  readonly rating: FilteredRating
}

export const noFilters: LobbyFilters = { gameType: 'allGames', time: 'any', rating: 'all' }

export const isFiltered = (filters: LobbyFilters) =>
  filters.gameType !== 'allGames' || filters.time !== 'any' || filters.rating !== 'all'

/** The lists with what the filters leave, and how many challenges they hide. Challenges are always single games. */
export function filterLists(
  view: LobbyListsView,
  { gameType, time, rating }: LobbyFilters,
): { readonly view: LobbyListsView; readonly hidden: number } {
  const isTime = (boardType: string) => time === 'any' || boardType === time
  const challenges = filterRows(
    view.challenges,
    ({ timeControl, mode }) =>
      gameType !== 'tournaments' &&
      isTime(timeControl.boardType) &&
      (rating === 'all' || mode === rating),
  )
  const games = filterRows(view.games, ({ timeControl }) => isTime(timeControl.boardType))
  return {
    view: { ...view, challenges, games },
    hidden: countOf(view.challenges) - countOf(challenges),
  }
}

const countOf = (view: LobbyListView<readonly unknown[]>) =>
  view.status === 'empty' ? 0 : (view.content?.length ?? 0)

function filterRows<Row>(
  view: LobbyListView<readonly Row[]>,
  isWanted: (row: Row) => boolean,
): LobbyListView<readonly Row[]> {
  if (view.status === 'empty' || view.content === null) return view
  const content = view.content.filter(isWanted)
  return view.status === 'shown' && content.length === 0
    ? { status: 'empty' }
    : { ...view, content }
}
