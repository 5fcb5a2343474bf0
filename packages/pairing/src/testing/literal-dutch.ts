import type { Color, Pairing, SwissPlayer, SwissRound } from '../model.ts'

/*
 * C.04.3 (2025) word by word, for few players: every candidate of a bracket is made, in the order of articles 3.6, 3.7
 * and 4, each is judged by C1 to C21, and the first of the best is taken. It shares no code with the engine, so that
 * each finds the other's errors.
 */

interface Person {
  readonly id: number
  readonly score: number
  readonly met: ReadonlySet<number>
  readonly whites: number
  readonly blacks: number
  /** W and B of the games, the oldest first. */
  readonly games: string
  readonly wants: 'W' | 'B' | null
  /** 0 none, 1 mild, 2 strong, 3 absolute. */
  readonly will: 0 | 1 | 2 | 3
  readonly isTop: boolean
  readonly lastFloat: string
  readonly floatBefore: string
  readonly canRest: boolean
  readonly missed: number
}

type Pair = readonly [Person, Person]

/** What a candidate fails in, a list for each criterion. */
type Faults = readonly (readonly number[])[]

interface Candidate {
  readonly pairs: readonly Pair[]
  readonly floaters: readonly Person[]
}

const pointsBefore = (player: SwissPlayer, round: number) =>
  player.rounds.slice(0, round).reduce((sum, { points }) => sum + points, 0)

function personOf(player: SwissPlayer, round: SwissRound): Person {
  const done = player.rounds.length
  const win = round.points?.win ?? 1
  const games = player.rounds
    .map((each) => (each.kind === 'game' ? (each.color === 'white' ? 'W' : 'B') : ''))
    .join('')
  const whites = games.replaceAll('B', '').length
  const blacks = games.length - whites
  const balance = whites - blacks
  const score = pointsBefore(player, done)
  let wants: Person['wants'] = null
  let will: Person['will'] = 0
  if (balance > 1 || games.endsWith('WW')) [wants, will] = ['B', 3]
  else if (balance < -1 || games.endsWith('BB')) [wants, will] = ['W', 3]
  else if (balance === 1) [wants, will] = ['B', 2]
  else if (balance === -1) [wants, will] = ['W', 2]
  else if (games !== '') [wants, will] = [games.endsWith('W') ? 'B' : 'W', 1]
  const float = (index: number) => {
    const then = player.rounds[index]
    if (!then) return ''
    if (then.kind !== 'game') return then.points > 0 ? 'down' : ''
    const opponent = round.players.find(({ id }) => id === then.opponent)
    const theirs = opponent ? pointsBefore(opponent, index) : 0
    const own = pointsBefore(player, index)
    return own > theirs ? 'down' : own < theirs ? 'up' : ''
  }
  return {
    id: player.id,
    score,
    met: new Set(player.rounds.flatMap((each) => (each.kind === 'game' ? [each.opponent] : []))),
    whites,
    blacks,
    games,
    wants,
    will,
    isTop: done + 1 === round.rounds && score > (done * win) / 2,
    lastFloat: float(done - 1),
    floatBefore: float(done - 2),
    canRest: !player.rounds.some(
      (each) =>
        each.kind !== 'game' &&
        (each.points >= win || (each.kind === 'bye' && each.bye === 'pairing')),
    ),
    missed: done - games.length,
  }
}

const ranksBefore = (one: Person, other: Person) =>
  one.score > other.score || (one.score === other.score && one.id < other.id)

const inOrder = (people: readonly Person[]): readonly Person[] =>
  people.toSorted((one, other) => (ranksBefore(one, other) ? -1 : 1))

/** Article 5.2: whether the first has White. */
function hasWhite(one: Person, other: Person, initial: Color): boolean {
  if (one.wants !== other.wants || one.wants === null) {
    if (one.wants !== null && other.wants !== null) return one.wants === 'W'
    if (one.wants !== null) return one.wants === 'W'
    if (other.wants !== null) return other.wants === 'B'
    const [first] = ranksBefore(one, other) ? [one] : [other]
    return ((first.id % 2 === 1) === (initial === 'white')) === (first === one)
  }
  const gives = (person: Person) => (person === one) === (person.wants === 'W')
  if (one.will !== other.will) return gives(one.will > other.will ? one : other)
  const wide = (person: Person) => Math.abs(person.whites - person.blacks)
  if (one.will === 3 && wide(one) !== wide(other))
    return gives(wide(one) > wide(other) ? one : other)
  for (let back = 1; back <= Math.min(one.games.length, other.games.length); back += 1) {
    const own = one.games.at(-back)
    if (own !== other.games.at(-back)) return own === 'B'
  }
  return gives(ranksBefore(one, other) ? one : other)
}

function combinations<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  )
}

/** The arrangements of `count` of some items, by the items' order: article 4.2. */
function arrangements<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return items.flatMap((item) =>
    arrangements(
      items.filter((other) => other !== item),
      count - 1,
    ).map((rest) => [item, ...rest]),
  )
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const difference = (one[index] ?? -Infinity) - (other[index] ?? -Infinity)
    if (difference !== 0 && !Number.isNaN(difference)) return difference
  }
  return 0
}

const descending = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one)

/** Article 4.3: the exchanges between S1 and S2, numbered from 0. @returns the new S1 for each, in order */
function exchanges(size: number, pairs: number): readonly (readonly number[])[] {
  const numbers = Array.from({ length: size }, (_, index) => index)
  const [s1, s2] = [numbers.slice(0, pairs), numbers.slice(pairs)]
  const all = Array.from({ length: Math.min(s1.length, s2.length) + 1 }, (_, count) =>
    combinations(s1, count).flatMap((down) => combinations(s2, count).map((up) => ({ down, up }))),
  ).flat()
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  return all
    .toSorted(
      (one, other) =>
        one.down.length - other.down.length ||
        sum(one.up) - sum(one.down) - (sum(other.up) - sum(other.down)) ||
        compare(descending(other.down), descending(one.down)) ||
        compare(one.up, other.up),
    )
    .map(({ down, up }) =>
      [...s1.filter((each) => !down.includes(each)), ...up].toSorted((a, b) => a - b),
    )
}

/** The candidates of players who are paired among themselves, in order: article 3.6. */
function* homogeneous(players: readonly Person[], pairs: number): Generator<Candidate> {
  for (const chosen of exchanges(players.length, pairs)) {
    const isChosen = new Set(chosen)
    const s1 = players.filter((_, index) => isChosen.has(index))
    const s2 = players.filter((_, index) => !isChosen.has(index))
    for (const arranged of arrangements(s2, pairs)) {
      yield {
        pairs: s1.map((one, index): Pair => [one, arranged[index] ?? one]),
        floaters: s2.filter((person) => !arranged.includes(person)),
      }
    }
  }
}

/** The candidates of a bracket with a number of pairs, in order: article 3.7. */
function* candidates(
  moved: readonly Person[],
  residents: readonly Person[],
  movedPairs: number,
  residentPairs: number,
): Generator<Candidate> {
  for (const s1 of combinations(moved, movedPairs)) {
    const limbo = moved.filter((person) => !s1.includes(person))
    for (const arranged of arrangements(residents, movedPairs)) {
      const remainder = residents.filter((person) => !arranged.includes(person))
      for (const { pairs, floaters } of homogeneous(remainder, residentPairs)) {
        yield {
          pairs: [...s1.map((one, index): Pair => [one, arranged[index] ?? one]), ...pairs],
          floaters: [...limbo, ...floaters],
        }
      }
    }
  }
}

class LiteralRound {
  readonly #round: SwissRound
  readonly #people: readonly Person[]
  readonly #restScores = new Map<string, number | null>()
  readonly #restScore: number | null

  constructor(round: SwissRound) {
    this.#round = round
    this.#people = inOrder(
      round.players
        .filter(({ id }) => round.present.has(id))
        .map((player) => personOf(player, round)),
    )
    this.#restScore = this.#bestRest(this.#people)
  }

  pair(): Pairing | null {
    if (this.#restScore === null) return null
    const groups = [...new Set(this.#people.map(({ score }) => score))].map((score) =>
      this.#people.filter((person) => person.score === score),
    )
    const pairs: Pair[] = []
    let moved: readonly Person[] = []
    for (const [index, residents] of groups.entries()) {
      const below = groups.slice(index + 1).flat()
      const best = this.#best(moved, residents, groups[index + 1] ?? [], below)
      pairs.push(...best.pairs)
      moved = inOrder(best.floaters)
    }
    return {
      pairs: pairs.map(([one, other]) =>
        hasWhite(one, other, this.#round.initialColor)
          ? { white: one.id, black: other.id }
          : { white: other.id, black: one.id },
      ),
      bye: moved[0]?.id ?? null,
    }
  }

  /** C1 and C3. */
  #isLegal(one: Person, other: Person): boolean {
    return (
      !one.met.has(other.id) &&
      (one.isTop ||
        other.isTop ||
        one.will !== 3 ||
        other.will !== 3 ||
        one.wants !== other.wants) &&
      !(this.#round.forbidden ?? []).some(
        (pair) => pair.includes(one.id) && pair.includes(other.id),
      )
    )
  }

  /** The lowest score of who gets the bye in a complete pairing; -1 without a bye, null where there is none. */
  #bestRest(all: readonly Person[]): number | null {
    const key = all.map(({ id }) => id).join()
    const known = this.#restScores.get(key)
    if (known !== undefined) return known
    const [first, ...rest] = all
    let best: number | null = first ? null : -1
    for (const other of rest) {
      if (!first || !this.#isLegal(first, other)) continue
      const score = this.#bestRest(rest.filter((person) => person !== other))
      if (score !== null && (best === null || score < best)) best = score
    }
    if (first && all.length % 2 === 1 && first.canRest && this.#bestRest(rest) !== null) {
      best = best === null ? first.score : Math.min(best, first.score)
    }
    this.#restScores.set(key, best)
    return best
  }

  /** The candidates of a bracket that keep C1 to C5. */
  *#legalCandidates(
    mdps: readonly Person[],
    residents: readonly Person[],
    below: readonly Person[],
  ): Generator<Candidate> {
    const most = Math.min(mdps.length, residents.length)
    for (let movedPairs = most; movedPairs >= 0; movedPairs -= 1) {
      const left = residents.length - movedPairs
      for (let residentPairs = left >> 1; residentPairs >= 0; residentPairs -= 1) {
        for (const candidate of candidates(mdps, residents, movedPairs, residentPairs)) {
          if (!candidate.pairs.every(([one, other]) => this.#isLegal(one, other))) continue
          const rest = inOrder([...candidate.floaters, ...below])
          if (this.#bestRest(rest) === this.#restScore) yield candidate
        }
      }
    }
  }

  #best(
    mdps: readonly Person[],
    residents: readonly Person[],
    next: readonly Person[],
    below: readonly Person[],
  ): Candidate {
    let best: Candidate | null = null
    let bestFaults: Faults = []
    const nextBest = new Map<string, readonly number[]>()
    /** C8: the fewest downfloaters of the next bracket, and the lowest scores of those. */
    const ofNext = (floaters: readonly Person[]): readonly number[] => {
      const key = floaters.map(({ id }) => id).join()
      const known = nextBest.get(key)
      if (known) return known
      let least: readonly number[] | null = null
      for (const { floaters: after } of this.#legalCandidates(
        floaters,
        next,
        below.slice(next.length),
      )) {
        const fault = [after.length, ...descending(after.map(({ score }) => score))]
        if (!least || compare(fault, least) < 0) least = fault
      }
      nextBest.set(key, least ?? [])
      return least ?? []
    }
    for (const candidate of this.#legalCandidates(mdps, residents, below)) {
      const faults = [
        [candidate.floaters.length],
        descending(candidate.floaters.map(({ score }) => score)),
        ofNext(inOrder(candidate.floaters)),
        ...this.#faults(candidate, mdps, residents),
      ]
      const difference = faults
        .map((fault, index) => compare(fault, bestFaults[index] ?? []))
        .find((each) => each !== 0)
      if (best && (difference ?? 0) >= 0) continue
      best = candidate
      bestFaults = faults
    }
    if (!best) throw new Error('A bracket without a candidate.')
    return best
  }

  /** C9 to C21. */
  #faults(
    { pairs, floaters }: Candidate,
    mdps: readonly Person[],
    residents: readonly Person[],
  ): Faults {
    const isMoved = new Set(mdps)
    const seats = pairs.flatMap(([one, other]) => {
      const white = hasWhite(one, other, this.#round.initialColor)
      return [
        { person: one, gets: white ? 'W' : 'B', top: one.isTop || other.isTop },
        { person: other, gets: white ? 'B' : 'W', top: one.isTop || other.isTop },
      ]
    })
    type Seat = (typeof seats)[number]
    const seatsWith = (test: (seat: Seat) => boolean) => [seats.filter(test).length]
    const balance = ({ person, gets }: Seat) =>
      person.whites - person.blacks + (gets === 'W' ? 1 : -1)
    const residentFloaters = floaters.filter((person) => !isMoved.has(person))
    const movedPairs = pairs.filter(([one]) => isMoved.has(one))
    const isRestHere = (residents[0]?.score ?? 0) <= (this.#restScore ?? -1)
    const single = floaters.length === 1 && isRestHere ? floaters : []
    const differences = (test: (person: Person) => boolean, who: 0 | 1) => {
      const paired = movedPairs.filter((pair) => test(pair[who]))
      // One who floats on differs by more than any who is paired here.
      const onward = floaters.filter((person) => who === 0 && isMoved.has(person) && test(person))
      return descending([
        ...paired.map(([one, other]) => one.score - other.score),
        ...onward.map(({ score }) => 1000 + score),
      ])
    }
    return [
      single.map(({ missed }) => missed),
      seatsWith((seat) => seat.top && Math.abs(balance(seat)) > 2),
      seatsWith(({ top, person, gets }) => top && person.games.endsWith(gets + gets)),
      seatsWith(({ person, gets }) => person.wants !== null && person.wants !== gets),
      seatsWith(({ person, gets }) => person.will === 2 && person.wants !== gets),
      [residentFloaters.filter(({ lastFloat }) => lastFloat === 'down').length],
      [movedPairs.filter(([, other]) => other.lastFloat === 'up').length],
      [residentFloaters.filter(({ floatBefore }) => floatBefore === 'down').length],
      [movedPairs.filter(([, other]) => other.floatBefore === 'up').length],
      differences(({ lastFloat }) => lastFloat === 'down', 0),
      differences(({ lastFloat }) => lastFloat === 'up', 1),
      differences(({ floatBefore }) => floatBefore === 'down', 0),
      differences(({ floatBefore }) => floatBefore === 'up', 1),
    ]
  }
}

/** Pairs a round. @returns null where the absolute rules leave no pairing */
export const pairLiterally = (round: SwissRound): Pairing | null => new LiteralRound(round).pair()
