import { describe, expect, it } from 'vitest'
import type { Color, PastRound, Pairing, SwissRound } from '../model.ts'
import { checkTrf } from '../trf/check.ts'
import { readTrf } from '../trf/trf.ts'
import { testFile, testFiles } from '../testing/files.ts'
import { pairLiterally } from '../testing/literal-dutch.ts'
import { type RandomTournament, randomTournament } from '../testing/random-tournament.ts'
import { NoPairingError, pairRound } from './pair-round.ts'

/** How many random tournaments: a full run plays ten times as many. */
const tournaments = process.env['KINGSIDE_FULL'] === '1' ? 5000 : 500

/** In milliseconds; a full run takes some 20 s for these, beside others. */
const timeout = 120_000

/** Null where the rules leave no pairing. */
function paired(round: SwissRound): Pairing | null {
  try {
    return pairRound(round)
  } catch (error) {
    if (error instanceof NoPairingError) return null
    throw error
  }
}

const textOf = (pairing: Pairing | null) =>
  pairing &&
  [...pairing.pairs.map(({ white, black }) => `${white}-${black}`).toSorted(), pairing.bye].join(
    ' ',
  )

/** Plays random tournaments, a round after another. */
function* randomRounds(
  seeds: readonly [from: number, to: number],
  wishes: Parameters<typeof randomTournament>[1],
) {
  for (let seed = seeds[0]; seed < seeds[1]; seed += 1) {
    let tournament: RandomTournament | null = randomTournament(seed, wishes)
    while (tournament) {
      const pairing = paired(tournament.round)
      yield { seed, round: tournament.round, pairing }
      tournament = pairing && tournament.play(pairing)
    }
  }
}

describe('the FIDE (Dutch) System', () => {
  it.each(testFiles('.trf').filter((name) => name.startsWith('n')))(
    'pairs every round of %s as bbpPairings 6 did, with its colours',
    (name) => {
      expect(checkTrf(readTrf(testFile(name)))).toEqual([])
    },
  )

  it(
    'does what its articles say word by word, in random tournaments of up to 7 players',
    { timeout },
    () => {
      let rounds = 0
      for (const { seed, round, pairing } of randomRounds([0, tournaments], {
        maxPlayers: 7,
        maxRounds: 8,
      })) {
        rounds += 1
        expect(textOf(pairing), `seed ${seed}`).toBe(textOf(pairLiterally(round)))
      }
      expect(rounds).toBeGreaterThan(3 * tournaments)
    },
  )

  it(
    'R91, R93: pairs nobody twice, with themselves or away, and gives one bye at most',
    { timeout },
    () => {
      for (const { seed, round, pairing } of randomRounds([0, tournaments], {
        maxPlayers: 24,
        maxRounds: 11,
      })) {
        if (!pairing) continue
        const said = `seed ${seed}`
        const seated = pairing.pairs.flatMap(({ white, black }) => [white, black])
        const all = pairing.bye === null ? seated : [...seated, pairing.bye]
        expect(
          all.toSorted((one, other) => one - other),
          said,
        ).toEqual([...round.present].toSorted((one, other) => one - other))
        for (const { id, rounds } of round.players) {
          const own = pairing.pairs.find(({ white, black }) => white === id || black === id)
          const now = own && (own.white === id ? own.black : own.white)
          expect(
            rounds.some((past) => past.kind === 'game' && past.opponent === now),
            `${said}: ${id} again`,
          ).toBe(false)
          const hasRested = rounds.some((past) => past.kind !== 'game' && past.points >= 1)
          expect(pairing.bye === id && hasRested, `${said}: ${id} rests again`).toBe(false)
        }
      }
    },
  )

  it('R93: pairs nobody, one, or all but the one who has no bye left', () => {
    const round = {
      rounds: 3,
      initialColor: 'white',
      players: [],
      present: new Set<number>(),
    } as const
    expect(pairRound(round)).toEqual({ pairs: [], bye: null })
    const alone = { id: 1, rounds: [] }
    expect(pairRound({ ...round, players: [alone], present: new Set([1]) })).toEqual({
      pairs: [],
      bye: 1,
    })
    const rested = { id: 1, rounds: [{ kind: 'bye', bye: 'pairing', points: 1 }] } as const
    expect(() => pairRound({ ...round, players: [rested], present: new Set([1]) })).toThrow(
      NoPairingError,
    )
  })

  it('C9: the bye spares whoever has played less, also among moved-down players', () => {
    const game = (opponent: number, color: Color, points: number): PastRound => ({
      kind: 'game',
      opponent,
      color,
      points,
    })
    const zero: PastRound = { kind: 'bye', bye: 'zero', points: 0 }
    // 1 and 2 lead and have met, and 3 has had the bye: so one of the two plays 3, the other rests.
    const players = [
      { id: 1, rounds: [game(2, 'white', 0.5), game(4, 'black', 0.5), game(5, 'white', 1)] },
      {
        id: 2,
        rounds: [
          game(1, 'black', 0.5),
          { kind: 'bye', bye: 'half', points: 0.5 } as const,
          game(4, 'white', 1),
        ],
      },
      { id: 3, rounds: [{ kind: 'bye', bye: 'pairing', points: 1 } as const, zero, zero] },
      { id: 4, rounds: [zero, game(1, 'white', 0.5), game(2, 'black', 0)] },
      { id: 5, rounds: [zero, zero, game(1, 'black', 0)] },
    ]
    const round = {
      players,
      present: new Set([1, 2, 3]),
      rounds: 9,
      initialColor: 'white',
    } as const
    expect(pairRound(round)).toEqual({ pairs: [{ white: 3, black: 2 }], bye: 1 })
  })

  it('ends when everybody has met', () => {
    const met = [
      { id: 1, rounds: [{ kind: 'game', opponent: 2, color: 'white', points: 1 }] },
      { id: 2, rounds: [{ kind: 'game', opponent: 1, color: 'black', points: 0 }] },
    ] as const
    expect(() =>
      pairRound({ players: met, present: new Set([1, 2]), rounds: 3, initialColor: 'white' }),
    ).toThrow('pair the round by hand')
  })
})
