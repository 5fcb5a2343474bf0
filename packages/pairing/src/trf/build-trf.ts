import type { Color } from '../model.ts'
import { usualPoints, worths } from './points.ts'
import type { TrfFile, TrfLine, TrfPlayer } from './trf.ts'

/** A tournament as a report file tells it. Absent fields have no line. */
export interface TrfTournament {
  /**
   * `26` is TRF-2026 (C.04.2 annex 2, in force since 1 September 2025): rounds, initial colour, the coded system and
   * tie-breaks, byes and forbidden pairs have lines of their own. `16` says what it can of these as pairing programs
   * do: `XXR`, `XXC`, `XXP`.
   */
  readonly version: '16' | '26'
  readonly name: string
  readonly city?: string
  /** Three letters. */
  readonly federation?: string
  /** As `2026/11/28`. */
  readonly start?: string
  readonly finish?: string
  readonly chiefArbiter?: string
  readonly deputyArbiters?: readonly string[]
  /** As people read it, such as `5 minutes + 3 seconds a move`. */
  readonly timeControl?: string
  /** The same as `300+3`: seconds, and seconds added a move. TRF-26 only. */
  readonly codedTimeControl?: string
  /** A day for each round, as `26/11/28`. */
  readonly roundDates?: readonly string[]
  readonly rounds: number
  readonly initialColor: Color
  /** TRF-26 only. */
  readonly tieBreaks?: readonly string[]
  /** Byes for rounds to come. TRF-26 only; in TRF-16 they stand in the players' columns. */
  readonly byes?: readonly {
    readonly kind: 'H' | 'F' | 'Z'
    readonly round: number
    readonly players: readonly number[]
  }[]
  readonly forbidden?: readonly (readonly [number, number])[]
  /** By their numbers; their points are counted here. */
  readonly players: readonly Omit<TrfPlayer, 'points'>[]
}

const number = (value: number, width: number) => String(value).padStart(width, '0')

/** Makes a report file; `writeTrf` makes its text, with CR at the end of each line as annex 2 has it. */
export function buildTrf(tournament: TrfTournament): TrfFile {
  const { players, version } = tournament
  const line = (tag: string, text: string | number | undefined): readonly TrfLine[] =>
    text === undefined || text === '' ? [] : [{ kind: 'other', text: `${tag} ${text}` }]
  const dates = (tournament.roundDates ?? []).map((date) => date.padEnd(10)).join('')
  const lines: readonly TrfLine[] = [
    ...line('012', tournament.name),
    ...line('022', tournament.city),
    ...line('032', tournament.federation),
    ...line('042', tournament.start),
    ...line('052', tournament.finish),
    ...line('062', players.length),
    ...line('072', players.filter(({ rating }) => rating !== null).length),
    ...line('092', 'Individual: Swiss-System'),
    ...line('102', tournament.chiefArbiter),
    ...(tournament.deputyArbiters ?? []).flatMap((name) => line('112', name)),
    ...line('122', tournament.timeControl),
    ...(dates === '' ? [] : line('132', ''.padEnd(87) + dates.trimEnd())),
    ...(version === '26' ? linesOf26(tournament, line) : linesOf16(tournament, line)),
    ...players.map((player): TrfLine => ({
      kind: 'player',
      player: { ...player, points: pointsOf(player).toFixed(1) },
    })),
  ]
  return { lines, lineEnd: '\r', endsWithLineEnd: true }
}

type Line = (tag: string, text: string | number | undefined) => readonly TrfLine[]

const linesOf26 = (tournament: TrfTournament, line: Line): readonly TrfLine[] => [
  ...line('142', tournament.rounds),
  ...line('152', tournament.initialColor === 'white' ? 'W' : 'B'),
  ...line('192', 'FIDE_DUTCH_2026'),
  ...line('202', tournament.tieBreaks?.join(',')),
  ...line('222', tournament.codedTimeControl),
  ...(tournament.byes ?? []).flatMap(({ kind, round, players }) =>
    line('240', [kind, number(round, 3), ...players.map((id) => number(id, 4))].join(' ')),
  ),
  ...(tournament.forbidden ?? []).flatMap((pair) =>
    line(
      '260',
      [number(1, 3), number(tournament.rounds, 3), ...pair.map((id) => number(id, 4))].join(' '),
    ),
  ),
]

const linesOf16 = (tournament: TrfTournament, line: Line): readonly TrfLine[] => [
  ...line('XXR', tournament.rounds),
  ...line('XXC', tournament.initialColor === 'white' ? 'white1' : 'black1'),
  ...(tournament.forbidden ?? []).flatMap((pair) => line('XXP', pair.join(' '))),
]

const pointsOf = ({ rounds }: Pick<TrfPlayer, 'rounds'>) =>
  rounds.reduce((sum, { result }) => sum + usualPoints[worths[result]], 0)
