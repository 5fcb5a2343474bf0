import type { BoardTypeName } from '@kingside/api/facts'
import { buildTrf, type TrfResult, type TrfRound, writeTrf } from '@kingside/pairing'
import type { RunBoard, RunEntry, RunState } from '../run-state.ts'
import { standingOf } from '../standing.ts'
import type { TournamentRecord } from '../tournament-reader.ts'
import { federationOf } from './federation-codes.ts'
import { latin } from './latin-name.ts'

/** What a report file says of a player beside the run. */
export interface ReportPlayer {
  readonly fideId: number | null
  readonly birthYear: number | null
  readonly gender: 'female' | 'male' | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** As the federation has the player of this id; null without one. */
  readonly federationPlayer: {
    /** As `Serikova, Dana`. */
    readonly fullName: string
    /** Three letters. */
    readonly federation: string
    readonly title: string | null
    readonly birthYear: number | null
    /** Over the board; null is unrated. */
    readonly standard: number | null
    readonly rapid: number | null
    readonly blitz: number | null
  } | null
}

export type ReportPlayers = ReadonlyMap<number, ReportPlayer>

const titles: Readonly<Record<string, string>> = {
  GM: 'g',
  IM: 'm',
  FM: 'f',
  CM: 'c',
  WGM: 'wg',
  WIM: 'wm',
  WFM: 'wf',
  WCM: 'wc',
}

/** Columns of a name. */
const longestName = 33

const dayOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '/')

function resultOf({ white, end }: RunBoard, entry: number): TrfResult {
  if (!end) return 'Z'
  const isWhite = white === entry
  const isWin = end.result === (isWhite ? 'WHITE_WIN' : 'BLACK_WIN')
  if (end.isForfeit) return isWin ? '+' : '-'
  if (end.result === 'DRAW') return '='
  return isWin ? '1' : '0'
}

const byeResults = { pairing: 'U', requested: 'H', absent: 'Z' } as const

const none: TrfRound = { opponent: null, color: null, result: 'Z' }

function roundOf(
  state: RunState,
  entry: number,
  round: number,
  seedOf: (id: number) => number,
): TrfRound {
  const board = state.boards.find(
    (each) => each.round === round && (each.white === entry || each.black === entry),
  )
  if (board?.end) {
    // A board that was not played, by nobody's doing, is no game.
    if (board.end.result === 'CANCELLED' && !board.end.isForfeit) return none
    const isWhite = board.white === entry
    return {
      opponent: seedOf(isWhite ? board.black : board.white),
      color: isWhite ? 'white' : 'black',
      result: resultOf(board, entry),
    }
  }
  const bye = state.byes.find((each) => each.round === round && each.entry === entry)
  return bye ? { ...none, result: byeResults[bye.kind] } : none
}

/** As the federation writes names: the family name, a comma, the first name. */
function nameOf({ name }: RunEntry, facts: ReportPlayer | undefined): string {
  if (facts?.federationPlayer) return latin(facts.federationPlayer.fullName)
  const parts = [facts?.lastName ?? '', facts?.firstName ?? ''].filter((part) => part !== '')
  return latin(parts.length === 2 ? parts.join(', ') : name)
}

/** The rating over the board of each time control. */
const ratingKinds = {
  classic: 'standard',
  daily: 'standard',
  rapid: 'rapid',
  armageddon: 'blitz',
  blitz: 'blitz',
  bullet: 'blitz',
} as const satisfies Record<BoardTypeName, string>

/** The federation's rating; in tournaments that it doesn't rate, else the one by which the player was seeded. */
function ratingOf(
  { ratingType, timeControl }: TournamentRecord,
  entry: RunEntry,
  facts: ReportPlayer | undefined,
): number | null {
  const known = facts?.federationPlayer
  if (known) return known[ratingKinds[timeControl.board_type_name]]
  return ratingType === 'fide' || ratingType === 'otb' ? null : entry.rating
}

/** A day that is not known is written as 00: a birth year is enough for the federation, and all that organisers get. */
const birthText = (year: number | null | undefined): string => (year ? `${year}/00/00` : '')

/** The report file of a Swiss for the federation: TRF-16, which every pairing program reads. */
export function trfOf(
  tournament: TournamentRecord,
  state: RunState,
  players: ReportPlayers,
): string {
  const seeds = new Map(state.entries.map(({ id, seed }) => [id, seed ?? 0]))
  const places = new Map(standingOf(state).map(({ id, place }) => [id, place]))
  const over = state.rounds.filter(({ stage }) => stage === 'completed')
  const seeded = state.entries
    .filter((entry): entry is RunEntry & { readonly seed: number } => entry.seed !== null)
    .toSorted((one, other) => one.seed - other.seed)
  const file = buildTrf({
    version: '16',
    name: latin(tournament.name),
    ...(tournament.about.location !== null && { city: latin(tournament.about.location) }),
    start: dayOf(tournament.startsAt),
    finish: dayOf(tournament.endsAt),
    ...(tournament.about.chiefArbiter && {
      chiefArbiter: latin(tournament.about.chiefArbiter.name),
    }),
    deputyArbiters: tournament.about.arbiters.map(({ name }) => latin(name)),
    timeControl: tournament.timeControl.name,
    roundDates: over.map(({ startsAt }) => dayOf(startsAt).slice(2)),
    rounds: tournament.rounds ?? over.length,
    initialColor: state.tournament.initialColor ?? 'white',
    players: seeded.map((entry) => {
      const facts = players.get(entry.playerId)
      const known = facts?.federationPlayer
      return {
        id: entry.seed,
        sex: facts?.gender === 'female' ? 'w' : facts?.gender === 'male' ? 'm' : '',
        title: titles[(known ? known.title : entry.title) ?? ''] ?? '',
        name: nameOf(entry, facts).slice(0, longestName),
        rating: ratingOf(tournament, entry, facts),
        federation: known?.federation ?? federationOf(facts?.country ?? null),
        fideNumber: facts?.fideId?.toString() ?? '',
        birthDate: birthText(known?.birthYear ?? facts?.birthYear),
        rank: places.get(entry.id) ?? null,
        rounds: over.map(({ number }) =>
          roundOf(state, entry.id, number, (id) => seeds.get(id) ?? 0),
        ),
      }
    }),
  })
  return writeTrf(file)
}

/** A cell that no table program takes for a formula. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const standingColumns = [
  'place',
  'seed',
  'title',
  'name',
  'country',
  'rating',
  'status',
  'points',
  'games',
] as const

/** The standing as a table; who has no place yet is listed after it. */
export function csvOf(state: RunState, players: ReportPlayers): string {
  const standing = new Map(standingOf(state).map((row) => [row.id, row]))
  const head = [...standingColumns, ...state.tournament.rules.tieBreaks, 'performance']
  const rows = state.entries
    .toSorted(
      (one, other) =>
        (standing.get(one.id)?.place ?? Infinity) - (standing.get(other.id)?.place ?? Infinity) ||
        one.name.localeCompare(other.name, 'en'),
    )
    .map((entry) => {
      const row = standing.get(entry.id)
      return [
        row?.place ?? null,
        entry.seed,
        entry.title,
        entry.name,
        players.get(entry.playerId)?.country ?? null,
        entry.rating,
        entry.status,
        row?.points ?? null,
        row?.games ?? null,
        ...state.tournament.rules.tieBreaks.map((_, index) => row?.tieBreaks[index] ?? null),
        row?.performance ?? null,
      ]
    })
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
