import { contract, displayedRating, type PlayerRatings } from '@kingside/api'
import { boardTypeNames, provisionalAbove, ratingFamilies } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import type { RatingCourse, RatingRecord } from '../../domain/players/player-records.ts'
import { findPlayer, type PlayerRouteDeps } from './deps.ts'

/** A player's ratings, and how they came about; a closed account has none. */
export const ratingRoutes = (deps: PlayerRouteDeps): readonly Route[] => [
  bind(contract.profiles.ratings, async ({ params }) => {
    const player = await findPlayer(deps, params.id)
    return describeRatings(
      player.isClosed
        ? []
        : await deps.account.playerRecords.ratings(player.id, deps.account.clock.now()),
    )
  }),
  bind(contract.profiles.stats, async ({ params, query }) => {
    const player = await findPlayer(deps, params.id)
    const courses = player.isClosed
      ? []
      : await deps.account.playerRecords.courses(
          player.id,
          query.rating_type,
          deps.account.clock.now(),
        )
    return {
      game_stats: sumOf(courses),
      ratings: courses.toSorted(byBoardType).map((course) => ({
        board_type: course.boardType,
        rating: displayedRating(course.rating),
        highest: displayedRating(course.highest),
        game_stats: sumOf([course]),
        history: course.history.map(({ at, rating }) => ({
          at: at.toISOString(),
          rating: Math.round(rating),
        })),
      })),
    }
  }),
]

function describeRatings(known: readonly RatingRecord[]): PlayerRatings {
  const of = (family: RatingRecord['family'], boardType: RatingRecord['boardType']) =>
    displayedRating(
      known.find((each) => each.family === family && each.boardType === boardType)?.rating,
    )
  return {
    worldchess_rapid: of('worldchess', 'rapid'),
    worldchess_blitz: of('worldchess', 'blitz'),
    worldchess_bullet: of('worldchess', 'bullet'),
    fide_rapid: of('fide', 'rapid'),
    fide_blitz: of('fide', 'blitz'),
    fide_bullet: of('fide', 'bullet'),
    otb_standard: of('otb', 'classic'),
    otb_rapid: of('otb', 'rapid'),
    otb_blitz: of('otb', 'blitz'),
    details: known
      .toSorted(
        (one, other) =>
          ratingFamilies.indexOf(one.family) - ratingFamilies.indexOf(other.family) ||
          byBoardType(one, other),
      )
      .map(({ family, boardType, rating, deviation, games, isFrozen }) => ({
        rating_type: family,
        board_type: boardType,
        rating: Math.round(rating),
        deviation: deviation === null ? null : Math.round(deviation),
        is_provisional: deviation !== null && Math.round(deviation) > provisionalAbove,
        games,
        is_frozen: isFrozen,
      })),
  }
}

const byBoardType = (
  one: Pick<RatingRecord, 'boardType'>,
  other: Pick<RatingRecord, 'boardType'>,
) => boardTypeNames.indexOf(one.boardType) - boardTypeNames.indexOf(other.boardType)

function sumOf(courses: readonly RatingCourse[]) {
  const sum = (of: 'wins' | 'draws' | 'losses') =>
    courses.reduce((total, course) => total + course[of], 0)
  const [wins, draws, losses] = [sum('wins'), sum('draws'), sum('losses')]
  return { total: wins + draws + losses, wins, draws, losses }
}
