import type { EngineLevel } from '@kingside/chess-game'
import type { NewTournament } from './tournament.ts'

/** A tournament of the computer's levels. */
export interface BotTournament {
  /** The same in every process that makes it now. */
  readonly key: string
  readonly tournament: NewTournament
  readonly levels: readonly EngineLevel[]
}

/** They are made in whole minutes, so that several processes make the same. */
const everyMs = 60_000
/** How long after it was made it starts. */
const aheadMs = 60_000

/** Five minutes and three seconds a move: slow enough to look on. */
const shown = 14
/** Five minutes against four. */
const unequal = 23

type Kind = Omit<NewTournament, 'start' | 'ratingType' | 'maxParticipants'> &
  Pick<BotTournament, 'levels'>

const arena: Kind = {
  name: 'Computers’ Arena',
  kind: 'arena',
  system: 'arena',
  timeControlId: shown,
  rounds: null,
  durationMinutes: 30,
  levels: [1, 2, 3, 4, 5, 6],
}

/** They are played in turn. Never rated: a level's rating is what it is said to be. */
const kinds: readonly Kind[] = [
  arena,
  {
    name: 'Computers’ Swiss',
    kind: 'swiss',
    system: 'swiss',
    timeControlId: shown,
    rounds: 3,
    durationMinutes: null,
    levels: [1, 2, 3, 4, 5, 6],
  },
  {
    name: 'Computers’ Match',
    kind: 'match',
    system: 'match',
    timeControlId: shown,
    rounds: 4,
    durationMinutes: null,
    levels: [4, 5],
  },
  {
    name: 'Computers’ Knockout',
    kind: 'playoff',
    system: 'single-elimination',
    timeControlId: shown,
    rounds: 2,
    durationMinutes: null,
    levels: [3, 4, 5, 6],
  },
  {
    name: 'Computers’ Armageddon',
    kind: 'armageddon',
    system: 'single-elimination',
    timeControlId: unequal,
    rounds: 2,
    durationMinutes: null,
    levels: [3, 4, 5, 6],
  },
]

/** What the computer's levels play when it is quiet at this moment. */
export function botTournamentAt(at: Date): BotTournament {
  const slot = Math.floor(at.getTime() / everyMs)
  const start = new Date(slot * everyMs + everyMs + aheadMs)
  const { levels, ...kind } = kinds[Math.floor(slot / 5) % kinds.length] ?? arena
  return {
    key: `bots-${new Date(slot * everyMs).toISOString().slice(0, 16)}Z`,
    levels,
    tournament: { ...kind, start, ratingType: 'non-rated', maxParticipants: null },
  }
}
