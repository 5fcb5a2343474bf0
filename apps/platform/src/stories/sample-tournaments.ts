import { type CallResponse, contract, type Tournament } from '@kingside/api'

type Short = CallResponse<typeof contract.tournaments.short>['results'][number]
type Standing = CallResponse<typeof contract.tournaments.standing.list>
type Row = Standing['data'][number]
type Boards = CallResponse<typeof contract.tournamentBoards.list>

const [short] = contract.tournaments.short.example.results
const whole = contract.tournaments.get.example
const row = contract.tournaments.standing.winners.example[0]
const board = contract.tournamentBoards.list.example.results[0]
const round = contract.tours.list.example[0]

const names = [
  'Autumn Swiss',
  'Hourly Bullet Arena',
  'Rapid Knockout',
  'Spring Cup of Schools and Universities',
  'Armageddon Night',
  'Sunday Match',
] as const
const kinds = ['swiss', 'arena', 'playoff', 'swiss', 'armageddon', 'match'] as const

/** Tournaments of a list: of every kind, the first of them live. */
export const sampleTournaments = (count: number): readonly Short[] =>
  Array.from({ length: count }, (_, index): Short => {
    const kind = kinds[index % kinds.length] ?? 'swiss'
    return {
      ...short,
      id: String(2000 + index),
      slug: `sample-${index + 1}`,
      name: names[index % names.length] ?? short.name,
      kind,
      status: index === 0 ? 'goes' : 'expected',
      rounds: kind === 'arena' ? null : 5 + (index % 4),
      duration_minutes: kind === 'arena' ? 45 : null,
      signed_up_amount: (index * 37) % 180,
      max_participants: index % 3 === 0 ? 200 : null,
      prize_fund: index % 4 === 0 ? { amount_cents: 45_000, currency: 'USD' } : null,
      community_that_organized: index % 2 === 0 ? { id: '12', name: 'Almaty Chess Club' } : null,
    }
  })

/** A tournament's page. */
export const sampleTournament = (changes: Partial<Tournament> = {}): Tournament => ({
  ...whole,
  ...changes,
})

const players = [
  ['Aigerim Sadykova', 'WFM', 'KZ'],
  ['Timur Abenov', null, 'KZ'],
  ['Mina Hoffmann', 'IM', 'DE'],
  ['Noor Rahman', null, 'BD'],
  ['Chiara Conti', 'WIM', 'IT'],
  ['Kenji Tanaka', 'FM', 'JP'],
  ['Zarina Константинопольская', null, 'UZ'],
  ['Olga Petrova', null, null],
] as const

const playerAt = (index: number): Row['player'] => {
  const [name, title, country] = players[index % players.length] ?? players[0]
  const number = Math.floor(index / players.length)
  return {
    ...row.player,
    player_uid: `player-${index + 1}`,
    name: number === 0 ? name : `${name} ${number + 1}`,
    title,
    country,
    rating: index === 7 ? null : Math.max(100, 2310 - index * 37),
    status: index === 6 ? 'withdrawn' : 'joined',
  }
}

/** A page of the standing. @param own the index of the reader's row; null is none */
export function sampleStanding(
  count: number,
  {
    offset = 0,
    limit = 50,
    own = null,
  }: { offset?: number; limit?: number; own?: number | null } = {},
): Standing {
  const rowAt = (index: number): Row => ({
    ...row,
    place: index + 1,
    player: playerAt(index),
    round: 7,
    games: 7,
    points: Math.max(0, 6.5 - Math.floor(index / 2) * 0.5),
    tb1: Math.max(0, 27.5 - index * 0.25),
    tb2: Math.max(0, 31 - index * 0.5),
    tb3: Math.max(0, 24.25 - index * 0.75),
    performance: index === 7 ? null : Math.max(0, 2250 - index * 31),
  })
  const shown = Math.max(0, Math.min(limit, count - offset))
  return {
    count,
    data: Array.from({ length: shown }, (_, index) => rowAt(offset + index)),
    you: own === null ? null : rowAt(own),
    v: 52,
    next: null,
  }
}

/** The boards of a round: some have ended, some go. */
export const sampleBoards = (count: number): Boards => ({
  count,
  active_boards_count: Math.floor(count / 2),
  players_free_win: [],
  results: Array.from({ length: Math.min(count, 8) }, (_, index) => {
    const [white, black] = [playerAt(2 * index), playerAt(2 * index + 1)]
    return {
      ...board,
      board_id: `k3Jd82hsLq0${index}`,
      table: index + 1,
      status: index % 2 === 0 ? 'completed' : 'goes',
      result:
        index % 2 === 0
          ? ((['WHITE_WIN', 'DRAW', 'BLACK_WIN'] as const)[(index / 2) % 3] ?? null)
          : null,
      is_forfeit: index === 4,
      white_uid: white.player_uid,
      black_uid: black.player_uid,
      white_player: white,
      black_player: black,
    }
  }),
})

/** So many rounds; the last goes. */
export const sampleRounds = (count: number, status: 'goes' | 'completed' = 'goes') =>
  Array.from({ length: count }, (_, index) => ({
    ...round,
    id: `1024-${index + 1}`,
    number: index + 1,
    status: index + 1 < count ? ('completed' as const) : status,
  }))

type Bracket = CallResponse<typeof contract.tournaments.bracket>
type Tie = Bracket['stages'][number]['ties'][number]

/** A tie of two seeds. @param winner the seed of who goes on; null while they play */
function sampleTie(one: number, other: number | null, winner: number | null): Tie {
  const side = (seed: number | null): Tie['sides'][number] => ({
    player: seed === null ? null : playerAt(seed - 1),
    seed,
    points: seed !== null && seed === winner && other !== null ? 1 : 0,
    has_won: seed !== null && seed === winner,
  })
  return {
    sides: [side(one), side(other)],
    status: winner === null ? 'goes' : 'completed',
    board_id: other === null ? null : `k3Jd82hsLq${one}${other}`,
  }
}

/** A knock-out of seven: the quarter-finals are over, and one semi-final goes on. */
export const sampleBracket: Bracket = {
  stage_count: 3,
  stages: [
    {
      ties: [sampleTie(1, null, 1), sampleTie(4, 5, 5), sampleTie(3, 6, 3), sampleTie(2, 7, 2)],
    },
    { ties: [sampleTie(1, 5, 1), sampleTie(2, 3, null)] },
  ],
  third_place: null,
}

const teamNames = ['Steppe Knights', 'Алматинские слоны', 'Rooks of the North'] as const

/** The teams of a tournament; the second is the reader's. */
export const sampleTeams = (): CallResponse<typeof contract.tournaments.teams.list> => ({
  count: teamNames.length,
  data: teamNames.map((name, index) => ({
    id: String(index + 1),
    name,
    place: index + 1,
    players: 4 - index,
    points: 11.5 - 2 * index,
    is_own: index === 1,
  })),
})
