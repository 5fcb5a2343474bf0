import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { gameId } from '../../realtime/game.ts'
import { arbiterResults, boardDeciders, tournamentSteps } from '../../facts/tournaments.ts'
import { count, idOrSlug, moment, ordinal, page, paging, playerUid } from './fields.ts'
import { members, organiserErrors } from './members.ts'
import { round, roundExample } from './rounds.ts'
import { participant, participantExample, tournament, tournamentExample } from './tournament.ts'

const params = z.object({ id: idOrSlug })
const roundParams = z.object({ id: idOrSlug, round: ordinal() })

const runners = organiserErrors

/** Where the tournament stands, and what is to be done next. */
const progress = z.object({
  tournament,
  /** `auto`: the steps are taken by themselves, until somebody takes it over. */
  running: z.enum(['auto', 'manual']),
  /** Whether the caller may change the tournament itself: arbiters run it only. */
  can_edit: z.boolean(),
  /**
   * Whether results that the caller sets of rated games online change ratings: in tournaments of clubs with a plan, and
   * for admins of the platform. Else they count in the standings only.
   */
  changes_ratings: z.boolean(),
  round: z.nullable(round),
  /** Null when it is over. */
  next_step: z.nullable(z.enum(tournamentSteps)),
  /** The round that the step is for. */
  next_round: z.nullable(z.int().check(z.positive())),
  /** From when the step is due; null: now, or as soon as the boards are decided. */
  due_at: z.nullable(moment),
  /** Of the pairing of that round; null: it is not paired yet. */
  pairing_version: z.nullable(count),
  /** Tables of the round that are not decided. */
  open_tables: z.readonly(z.array(z.int().check(z.positive()))),
})

const progressExample = {
  tournament: { ...tournamentExample, status: 'goes', admin_state: 'in-progress' },
  running: 'manual',
  can_edit: true,
  changes_ratings: true,
  round: roundExample,
  next_step: 'finish-round',
  next_round: 1,
  due_at: null,
  pairing_version: 1,
  open_tables: [3, 8],
} as const satisfies z.input<typeof progress>

export const getProgress = defineCall({
  id: 'tournaments.run.progress',
  method: 'GET',
  path: 'online/tournaments/:id/progress/',
  summary: 'Tells which step of running it is next.',
  params,
  response: progress,
  errors: runners,
  roles: members,
  example: progressExample,
})

export const setRunning = defineCall({
  id: 'tournaments.run.running',
  method: 'POST',
  path: 'online/tournaments/:id/running/',
  summary: 'Takes an automatic tournament over by hand, or lets it run by itself again.',
  params,
  body: z.object({ running: z.enum(['auto', 'manual']) }),
  response: progress,
  errors: [...runners, 'step_not_due'],
  roles: members,
  example: progressExample,
})

export const startTournament = defineCall({
  id: 'tournaments.run.start',
  method: 'POST',
  path: 'online/tournaments/:id/start/',
  summary: 'Starts a tournament by hand.',
  params,
  response: progress,
  errors: [...runners, 'step_not_due'],
  roles: members,
  example: { ...progressExample, round: null, next_step: 'pair' },
})

export const pairNextRound = defineCall({
  id: 'tournaments.run.pair',
  method: 'POST',
  path: 'online/tournaments/:id/rounds/:round/pair/',
  summary: 'Pairs a round, again too while it has not begun.',
  params: roundParams,
  body: z.optional(
    z.object({
      /**
       * The version of the pairing that this one replaces, null: there is none yet. When another has paired meanwhile, it is
       * `pairing_changed`. Left out: it replaces whatever there is.
       */
      version: z.optional(z.nullable(count)),
    }),
  ),
  response: progress,
  errors: [...runners, 'step_not_due', 'pairing_changed', 'pairing_impossible'],
  roles: members,
  example: { ...progressExample, next_step: 'start-round' },
})

const seat = z.object({
  /** From 1. */
  table: z.int().check(z.positive()),
  white_uid: playerUid,
  black_uid: playerUid,
})

const warnings = ['met-before', 'third-same-colour', 'score-apart'] as const

const inPairing = z.object({
  player: participant,
  /** Null before the first pairing. */
  seed: z.nullable(z.int().check(z.positive())),
  /** Before the round. */
  points: z.number(),
})

/** A board as those see it who run the tournament, whether it has a game here or not. */
const runBoard = z.object({
  table: z.int().check(z.positive()),
  white: inPairing,
  black: inPairing,
  warnings: z.readonly(z.array(z.enum(warnings))),
  /** Null over the board, and until its round begins. */
  board_id: z.nullable(gameId),
  /** Null while it is open. */
  result: z.nullable(z.enum(arbiterResults)),
  decided_by: z.nullable(z.enum(boardDeciders)),
})

const pairing = z.object({
  version: count,
  boards: z.readonly(z.array(runBoard)),
  byes: z.readonly(
    z.array(z.extend(inPairing, { kind: z.enum(['pairing', 'requested', 'absent']) })),
  ),
  /** Participants who neither play nor have a bye. */
  unpaired: z.readonly(z.array(inPairing)),
})

const whiteExample = { player: participantExample, seed: 1, points: 0 } as const

const runBoardExample = {
  table: 1,
  white: whiteExample,
  black: {
    player: { ...participantExample, player_uid: 'bT7mWz42NcY8', name: 'Timur Abenov' },
    seed: 2,
    points: 0,
  },
  warnings: [],
  board_id: 'k3Jd82hsLq0a',
  result: null,
  decided_by: null,
} as const satisfies z.input<typeof runBoard>

const pairingExample = {
  version: 2,
  boards: [runBoardExample],
  byes: [],
  unpaired: [],
} as const satisfies z.input<typeof pairing>

export const getPairing = defineCall({
  id: 'tournaments.run.pairing.get',
  method: 'GET',
  path: 'online/tournaments/:id/rounds/:round/pairing/',
  summary: 'Gets the pairing of a round, with what is unusual in it.',
  params: roundParams,
  response: pairing,
  errors: [...runners, 'round_not_paired'],
  roles: members,
  example: pairingExample,
})

export const setPairing = defineCall({
  id: 'tournaments.run.pairing.set',
  method: 'PUT',
  path: 'online/tournaments/:id/rounds/:round/pairing/',
  summary: 'Sets the pairing of a round by hand, before it begins.',
  params: roundParams,
  body: z.object({
    version: count,
    boards: z.readonly(z.array(seat).check(z.maxLength(2500))),
    byes: z.readonly(z.array(playerUid)),
  }),
  response: pairing,
  errors: [...runners, 'step_not_due', 'pairing_changed', 'pairing_impossible'],
  roles: members,
  example: pairingExample,
})

export const startRound = defineCall({
  id: 'tournaments.run.startRound',
  method: 'POST',
  path: 'online/tournaments/:id/rounds/:round/start/',
  summary: 'Starts a round that is paired.',
  params: roundParams,
  response: progress,
  errors: [...runners, 'step_not_due', 'round_not_paired'],
  roles: members,
  example: progressExample,
})

export const finishRound = defineCall({
  id: 'tournaments.run.finishRound',
  method: 'POST',
  path: 'online/tournaments/:id/rounds/:round/finish/',
  summary: 'Closes a round; with `anyway` boards that are still playing are cancelled.',
  params: roundParams,
  body: z.object({ anyway: z._default(z.boolean(), false) }),
  response: progress,
  errors: [...runners, 'step_not_due', 'round_unfinished'],
  roles: members,
  example: { ...progressExample, next_step: 'pair', next_round: 2 },
})

export const finishTournament = defineCall({
  id: 'tournaments.run.finish',
  method: 'POST',
  path: 'online/tournaments/:id/finish/',
  summary: 'Ends the tournament: the standing is final.',
  params,
  response: progress,
  errors: [...runners, 'step_not_due', 'round_unfinished'],
  roles: members,
  example: { ...progressExample, next_step: null, next_round: null },
})

export const setResult = defineCall({
  id: 'tournaments.run.result',
  method: 'PATCH',
  path: 'online/tournaments/:id/rounds/:round/boards/:table/',
  summary:
    'Sets the result of a board, also of one that is playing; who changes a decided one says why.',
  params: z.object({ id: idOrSlug, round: ordinal(), table: ordinal() }),
  body: z.object({
    result: z.enum(arbiterResults),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  }),
  response: runBoard,
  errors: [...runners, 'reason_required', 'round_not_paired', 'step_not_due'],
  roles: members,
  example: { ...runBoardExample, result: '1-0', decided_by: 'arbiter' },
})

export const giveTime = defineCall({
  id: 'tournaments.run.giveTime',
  method: 'POST',
  path: 'online/tournaments/:id/rounds/:round/boards/:table/time/',
  summary: 'Gives a player of a running board more time.',
  params: z.object({ id: idOrSlug, round: ordinal(), table: ordinal() }),
  body: z.object({
    color: z.enum(['white', 'black']),
    seconds: z.int().check(z.gte(1), z.lte(3600)),
  }),
  response: runBoard,
  errors: [...runners, 'step_not_due'],
  roles: members,
  example: runBoardExample,
})

export const pauseUntil = defineCall({
  id: 'tournaments.run.pause',
  method: 'POST',
  path: 'online/tournaments/:id/pause/until/',
  summary: 'Pauses the tournament; a round that is playing ends first. Null ends the pause.',
  params,
  body: z.object({ ends_at: z.nullable(moment) }),
  response: tournament,
  errors: [...runners, 'step_not_due'],
  roles: members,
  example: { ...tournamentExample, pause_end_datetime: '2026-11-28T18:00:00Z' },
})

export const exportTournament = defineCall({
  id: 'tournaments.run.export',
  method: 'GET',
  path: 'online/tournaments/:id/export/',
  summary: 'Gets the address of the report file for the federation, or of a table.',
  params,
  query: z.object({ format: z.enum(['trf', 'csv']) }),
  response: z.object({ link: z.string() }),
  errors: runners,
  roles: members,
  example: { link: '/files/reports/1024.trf' },
})

/** How many bytes an upload of games may have. */
export const gamesBytes = 5_000_000

export const addGames = defineCall({
  id: 'tournaments.run.games',
  method: 'POST',
  path: 'online/tournaments/:id/games/',
  summary:
    'Adds the games of a tournament over the board as one PGN: each to its board, whose result it gives where there is none; with a mistake anywhere nothing is added.',
  params,
  body: z.string(),
  textBody: { type: 'application/x-chess-pgn', maxBytes: gamesBytes },
  response: z.object({
    /** Games that are at their boards now. */
    games: count,
    /** Boards that had no result before. */
    results: count,
    /** Games of the PGN that have no moves, and so nothing to show. */
    without_moves: count,
  }),
  errors: [...runners, 'games_not_possible', 'pgn_unreadable', 'step_not_due'],
  roles: members,
  example: { games: 32, results: 0, without_moves: 1 },
})

export const listAudit = defineCall({
  id: 'tournaments.run.audit',
  method: 'GET',
  path: 'online/tournaments/:id/audit/',
  summary: 'Lists what was done by hand, the newest first.',
  params,
  query: z.object(paging(50)),
  response: page(
    z.object({
      at: moment,
      who: z.object({ uid: playerUid, name: z.string() }),
      /** The name of the call, such as `run.result`. */
      what: z.string(),
      round: z.nullable(z.int().check(z.positive())),
      table: z.nullable(z.int().check(z.positive())),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  errors: runners,
  roles: members,
  example: {
    count: 1,
    results: [
      {
        at: '2026-11-28T17:20:00Z',
        who: { uid: 'aX3kPq91LmZ0', name: 'Dana Ospanova' },
        what: 'run.result',
        round: 1,
        table: 4,
        before: '0-1',
        after: '1/2-1/2',
        reason: 'Agreed at the board.',
      },
    ],
  },
})
