import type { BoardTypeName } from '@kingside/api'
import type { LobbyListsView, LobbyListView } from '@kingside/machines/lobby-lists'
import type { RatingMode } from '@kingside/machines/start-game-button'
import type { GameFilters } from '../../chess/terms/index.ts'

/** The part of a row on which the filters depend. */
interface Filterable {
  readonly timeControl: { readonly boardType: BoardTypeName }
  readonly mode: RatingMode
  /** Null for a game outside tournaments, and for challenges. */
  readonly tournamentId?: string | null
}

/** Whether a challenge or a game passes the filters. */
export function isWanted(
  { timeControl, mode, tournamentId = null }: Filterable,
  { gameType, time, rating }: GameFilters,
): boolean {
  return (
    (gameType === 'allGames' || (gameType === 'tournaments') === (tournamentId !== null)) &&
    (time === 'any' || timeControl.boardType === time) &&
    (rating === 'all' || mode === rating)
  )
}

/** The games that the filters leave, and the number of challenges and games that they hide. */
export function filterLists(
  { challenges, games }: Pick<LobbyListsView, 'challenges' | 'games'>,
  filters: GameFilters,
): { readonly games: LobbyListsView['games']; readonly hidden: number } {
  const wanted = filterRows(games, filters)
  const hidden =
    countOf(challenges) -
    countOf(filterRows(challenges, filters)) +
    countOf(games) -
    countOf(wanted)
  return { games: wanted, hidden }
}

const countOf = (view: LobbyListView<readonly unknown[]>) =>
  view.status === 'empty' ? 0 : (view.content?.length ?? 0)

function filterRows<Row extends Filterable>(
  view: LobbyListView<readonly Row[]>,
  filters: GameFilters,
): LobbyListView<readonly Row[]> {
  if (view.status === 'empty' || view.content === null) return view
  const content = view.content.filter((row) => isWanted(row, filters))
  return view.status === 'shown' && content.length === 0
    ? { status: 'empty' }
    : { ...view, content }
}
