/** A game of an arena, as one of the two has played it. */
export interface ArenaGame {
  readonly result: 'win' | 'draw' | 'loss'
  /** How many moves this player has made. */
  readonly moves: number
  /** Whether the player gave half of the time away for one more point. */
  readonly isBerserk: boolean
}

export interface ArenaScore {
  readonly points: number
  /** What each game gave, in their order. */
  readonly games: readonly number[]
  /** How many games were won in a row by now. */
  readonly streak: number
  /** Whether the next win counts double. */
  readonly isOnFire: boolean
}

/** So many wins in a row, and what follows counts double until a game is not won. */
const winsBeforeFire = 2

/** A draw with fewer moves counts nothing. */
const leastDrawMoves = 10

/** A draw that follows draws counts from so many moves on. */
const longDrawMoves = 30

/** A win in berserk has one more point from so many moves on. */
const leastBerserkMoves = 7

/**
 * The score of a player in an arena. A win gives 2, a draw 1; after two wins in a row both count double, until a game is
 * not won. Of draws that no win parts only the first counts, or one of 30 moves; one of less than 10 moves never does. A
 * win in berserk gives one more.
 * @param games the oldest first
 */
export function arenaScore(games: readonly ArenaGame[]): ArenaScore {
  let streak = 0
  let hasDrawn = false
  const scores = games.map(({ result, moves, isBerserk }) => {
    const factor = streak >= winsBeforeFire ? 2 : 1
    switch (result) {
      case 'win':
        streak += 1
        hasDrawn = false
        return 2 * factor + (isBerserk && moves >= leastBerserkMoves ? 1 : 0)
      case 'draw': {
        const counts = moves >= (hasDrawn ? longDrawMoves : leastDrawMoves)
        streak = 0
        hasDrawn = true
        return counts ? factor : 0
      }
      case 'loss':
        streak = 0
        return 0
    }
  })
  return {
    points: scores.reduce((sum, score) => sum + score, 0),
    games: scores,
    streak,
    isOnFire: streak >= winsBeforeFire,
  }
}
