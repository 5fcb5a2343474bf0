import type { Color, PastRound, SwissPlayer } from '../model.ts'

/** How much a player wants a colour: C.04.3 article 1.7. */
export type Strength = 'absolute' | 'strong' | 'mild'

export interface ColorPreference {
  readonly color: Color
  readonly strength: Strength
}

/** `down` and `up` by C.04.3 articles 1.4.2 and 1.4.3. */
export type Float = 'down' | 'up'

/** What the rules ask of a player before a round, out of what the player has done. */
export interface Standing {
  /** The tournament pairing number. */
  readonly id: number
  readonly score: number
  /** Whom the player has played; a forfeit is no game, so those two may meet again. */
  readonly opponents: ReadonlySet<number>
  /** The colours of the games that were played, the oldest first. */
  readonly colors: readonly Color[]
  /** Games with White minus games with Black: article 1.6. */
  readonly colorDifference: number
  /** Null before the first game. */
  readonly preference: ColorPreference | null
  /** Article 1.8; in the last round only. */
  readonly isTopscorer: boolean
  /** The floats of the last round and of the one before it. */
  readonly floats: readonly [Float | null, Float | null]
  /** Whether the player may get the pairing-allocated bye: C2. */
  readonly mayHaveBye: boolean
  /** Rounds without a game, for whatever reason: C9. */
  readonly unplayed: number
}

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white')

function preferenceOf(colors: readonly Color[], difference: number): ColorPreference | null {
  const last = colors.at(-1)
  if (last === undefined) return null
  const isRepeated = colors.length > 1 && colors.at(-2) === last
  if (difference > 1 || (isRepeated && last === 'white' && difference >= -1)) {
    return { color: 'black', strength: 'absolute' }
  }
  if (difference < -1 || (isRepeated && last === 'black')) {
    return { color: 'white', strength: 'absolute' }
  }
  if (difference !== 0) return { color: difference > 0 ? 'black' : 'white', strength: 'strong' }
  return { color: opposite(last), strength: 'mild' }
}

/** The points of each player before each round, and after the last. */
function scoresByRound({ rounds }: SwissPlayer): readonly number[] {
  let sum = 0
  return [0, ...rounds.map(({ points }) => (sum += points))]
}

function floatOf(
  round: PastRound | undefined,
  index: number,
  own: readonly number[],
  scores: ReadonlyMap<number, readonly number[]>,
  pointsForLoss: number,
): Float | null {
  if (!round) return null
  if (round.kind !== 'game') return round.points > pointsForLoss ? 'down' : null
  const difference = (own[index] ?? 0) - (scores.get(round.opponent)?.[index] ?? 0)
  if (difference === 0) return null
  return difference > 0 ? 'down' : 'up'
}

export interface Rules {
  readonly points: { readonly win: number; readonly loss: number }
  /** How many rounds are over. */
  readonly roundsPlayed: number
  readonly isLastRound: boolean
}

/** Works out what the rules ask of each player. */
export function standingsOf(
  players: readonly SwissPlayer[],
  { points, roundsPlayed, isLastRound }: Rules,
): ReadonlyMap<number, Standing> {
  const scores = new Map(players.map((player) => [player.id, scoresByRound(player)]))
  const standings = players.map(({ id, rounds }): Standing => {
    const own = scores.get(id) ?? []
    const games = rounds.filter((round) => round.kind === 'game')
    const colors = games.map(({ color }) => color)
    const whites = colors.filter((color) => color === 'white').length
    const colorDifference = 2 * whites - colors.length
    const floatBefore = (back: number) => {
      const index = roundsPlayed - back
      return floatOf(rounds[index], index, own, scores, points.loss)
    }
    const score = own.at(-1) ?? 0
    return {
      id,
      score,
      opponents: new Set(games.map(({ opponent }) => opponent)),
      colors,
      colorDifference,
      preference: preferenceOf(colors, colorDifference),
      isTopscorer: isLastRound && score > (roundsPlayed * points.win) / 2,
      floats: [floatBefore(1), floatBefore(2)],
      mayHaveBye: rounds.every(
        (round) =>
          round.kind === 'game' ||
          (round.points < points.win && !(round.kind === 'bye' && round.bye === 'pairing')),
      ),
      unplayed: roundsPlayed - games.length,
    }
  })
  return new Map(standings.map((standing) => [standing.id, standing]))
}
