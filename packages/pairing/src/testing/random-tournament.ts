import type { Pairing, PastRound, SwissPlayer, SwissRound } from '../model.ts'
import { randomNumbers } from './random.ts'

/** A tournament that is being played by chance, with all that happens in one: forfeits, byes, absences, late entries. */
export interface RandomTournament {
  readonly round: SwissRound
  /** Plays a paired round, and goes on to the next. @returns null after the last */
  readonly play: (pairing: Pairing) => RandomTournament | null
}

const forfeit = (opponent: number, isWin: boolean): PastRound => ({
  kind: 'forfeit',
  opponent,
  isWin,
  points: isWin ? 1 : 0,
})

interface Wishes {
  /** Between 2 and this. */
  readonly maxPlayers: number
  readonly maxRounds: number
}

export function randomTournament(
  seed: number,
  { maxPlayers, maxRounds }: Wishes,
): RandomTournament {
  const random = randomNumbers(seed)
  const size = 2 + random(maxPlayers - 1)
  const rounds = 1 + random(maxRounds)
  const restlessness = random(20)
  const initialColor = random(2) === 0 ? 'white' : 'black'
  const forbidden: [number, number][] =
    random(6) === 0 ? [[1 + random(size), 1 + random(size)]] : []
  const drawishness = 1 + random(6)

  const absence = (): PastRound =>
    random(3) === 0
      ? { kind: 'bye', bye: 'half', points: 0.5 }
      : { kind: 'bye', bye: 'zero', points: 0 }

  const next = (players: readonly SwissPlayer[], number: number): RandomTournament => {
    const isPresent = (id: number) => id === 1 || random(100) >= restlessness
    const present = new Set(players.map(({ id }) => id).filter(isPresent))
    const play = (pairing: Pairing) => {
      const results = new Map<number, PastRound>()
      for (const { white, black } of pairing.pairs) {
        if (random(100) < restlessness / 2) {
          const winner = random(3)
          results.set(white, forfeit(black, winner === 0))
          results.set(black, forfeit(white, winner === 1))
          continue
        }
        // The better one wins more often.
        const points = random(drawishness) === 0 ? 0.5 : random(3) > 0 === white < black ? 1 : 0
        results.set(white, { kind: 'game', opponent: black, color: 'white', points })
        results.set(black, { kind: 'game', opponent: white, color: 'black', points: 1 - points })
      }
      if (pairing.bye !== null) {
        results.set(pairing.bye, { kind: 'bye', bye: 'pairing', points: 1 })
      }
      if (number >= rounds) return null
      return next(
        players.map(({ id, rounds: past }) => ({
          id,
          rounds: [...past, results.get(id) ?? absence()],
        })),
        number + 1,
      )
    }
    return { round: { players, present, rounds, initialColor, forbidden }, play }
  }
  return next(
    Array.from({ length: size }, (_, index) => ({ id: index + 1, rounds: [] })),
    1,
  )
}
