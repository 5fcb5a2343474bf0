import { buildTrf, type TrfResult, type TrfRound, writeTrf } from '@kingside/pairing'
import type { RunBoard, RunEntry, RunState } from '../run-state.ts'
import { standingOf } from '../standing.ts'
import type { TournamentRecord } from '../tournament-reader.ts'

/** What a report file says of a player beside the run. */
export interface ReportPlayer {
  readonly fideId: number | null
  readonly birthYear: number | null
  readonly gender: 'female' | 'male' | null
  readonly country: string | null
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

const dayOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '/')

/** Report files have one byte for each sign. */
const latin = (text: string): string =>
  text
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- the range of ISO 8859-1 begins with control characters
    .replaceAll(/[^\x20-\xff]/g, '?')

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
      return {
        id: entry.seed,
        sex: facts?.gender === 'female' ? 'w' : facts?.gender === 'male' ? 'm' : '',
        title: titles[entry.title ?? ''] ?? '',
        name: latin(entry.name),
        rating: entry.rating,
        federation: '',
        fideNumber: facts?.fideId?.toString() ?? '',
        birthDate: facts?.birthYear ? `${facts.birthYear}` : '',
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
