import { type ClockTimes, type Color, turnOf } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import type { MoveGrade, OnlineEnd, Turn } from '../game-connection/index.ts'
import { type ClientGameStatus, clientStatusOf } from './client-status.ts'
import { latestFen, ownColor } from './game-apply.ts'
import { maxTimeMs } from './game-clock.ts'
import { maxPremoves } from './game-limits.ts'
import {
  choiceOf,
  isAbortable,
  isOfTournament,
  pliesUntilOffer,
  opponentOf,
  whyNoTakeback,
} from './game-setup.machine.ts'
import type { gameMachine } from './game.machine.ts'
import type {
  ClockCorrection,
  Countdown,
  GameConfig,
  GameContext,
  GameNotice,
  TakebackOutcome,
} from './game.types.ts'

type Snapshot = SnapshotFrom<typeof gameMachine>

/** Why a button does nothing now. */
export type WhyNot =
  | 'you_are_offline'
  | 'not_a_player'
  | 'draw_offer_open'
  | 'draw_offer_too_soon'
  | 'takeback_offer_open'
  | 'takeback_too_soon'
  | 'nothing_to_take_back'
  | 'too_late_to_abort'
  | 'waiting_for_server'

/** A button: what pressing it does, or why it does nothing. */
export type Button = { readonly can: true } | { readonly can: false; readonly why: WhyNot }

/** The clocks, as `shownTime` takes them. */
export interface ClockView {
  readonly times: ClockTimes
  readonly runningSince: number | null
  readonly turn: Color
  /** The most time that each side can have. */
  readonly maxMs: ClockTimes
  readonly correction: ClockCorrection | null
  /** Where the own clock stops while the own move is being sent. */
  readonly heldAt: number | null
  readonly level: 'stopped' | 'running' | 'low' | 'out'
}

export interface BoardView {
  readonly clientStatus: ClientGameStatus
  readonly config: GameConfig | null
  /** The player's side; null for a viewer. */
  readonly color: Color | null
  /** The position before the first move. */
  readonly initialFen: string
  /** The position after all moves, including an own move that is being sent. */
  readonly fen: string
  readonly turn: Color
  readonly lastMove: string | null
  readonly turns: readonly Turn[]
  /** When the server stored the last move, in ms since 1970; null before it, and where that was not kept. */
  readonly moveEndTime: number | null
  readonly grades: Readonly<Record<string, MoveGrade>>
  readonly clock: ClockView
  readonly line: 'opening' | 'live' | 'lost' | 'stopped'
  readonly viewers: number
  /** Who has given half of the time away; null where the game does not have that. */
  readonly berserk: Readonly<Record<Color, boolean>> | null
}

export type OwnMoveView = 'none' | 'sent' | 'received' | 'played' | 'not-sent' | 'rejected'

/** An offer of one side to the other: a draw or a takeback. */
export type OfferView =
  | { readonly status: 'none' | 'offering' | 'offered' | 'answering'; readonly offer: Button }
  | { readonly status: 'received'; readonly answer: Button }

export type OpponentView =
  | { readonly status: 'unknown' }
  /** `rttMs` is the round trip of the opponent's line at their last move; null where it is not known. */
  | { readonly status: 'present'; readonly rttMs: number | null }
  /** The absent side: the opponent, or for a viewer the side with less time to come back. */
  | { readonly status: 'due'; readonly color: Color }
  /** The player chooses whether to win, to draw or to wait on; after the countdown it is a win. */
  | {
      readonly status: 'choosing'
      readonly color: Color
      readonly countdown: Countdown
      readonly choice: Button
    }
  | { readonly status: 'gone'; readonly color: Color; readonly countdown: Countdown }

/** A result from the player's side (the states of the game-end banner); null for a viewer. */
export type Outcome = 'win' | 'draw' | 'lost' | 'cancelled'

/** The state of an online game, for the page to draw. */
export type GameView = BoardView &
  (
    | { readonly status: 'pre-play' }
    | {
        readonly status: 'scheduled'
        readonly countdown: Countdown | null
        readonly isSoon: boolean
        /** Null where nobody may call the game off. */
        readonly abort: Button | null
      }
    | {
        readonly status: 'connecting'
        readonly countdown: Countdown | null
        /** Null where nobody may call the game off. */
        readonly abort: Button | null
      }
    | {
        readonly status: 'playing'
        readonly ownMove: OwnMoveView
        readonly notice: GameNotice | null
        /** The squares of a pawn move that awaits its promotion piece. */
        readonly promotion: string | null
        readonly premoves: readonly string[]
        readonly canPremove: boolean
        readonly draw: OfferView
        /** The side whose draw offer was just declined. */
        readonly drawDeclined: Color | null
        /** Null in a rated game and in a tournament, which have no takebacks. */
        readonly takeback: OfferView | null
        readonly takebackOutcome: TakebackOutcome | null
        readonly canClaimDraw: boolean
        readonly canBerserk: boolean
        readonly resign: Button
        readonly abort: Button
        readonly firstMove: (Countdown & { readonly color: Color }) | null
        readonly opponent: OpponentView
      }
    | {
        readonly status: 'over'
        readonly end: OnlineEnd | null
        readonly outcome: Outcome | null
      }
    | { readonly status: 'unexpected' }
    /** The page shows the message and opens the home page. */
    | { readonly status: 'failed'; readonly message: 'board_data_failed' }
  )

const yes: Button = { can: true }
const no = (why: WhyNot): Button => ({ can: false, why })

function outcomeFor(color: Color | null, end: OnlineEnd | null): Outcome | null {
  const result = end?.result
  switch (result) {
    case 'WHITE_WIN':
      return color && (color === 'w' ? 'win' : 'lost')
    case 'BLACK_WIN':
      return color && (color === 'b' ? 'win' : 'lost')
    case 'DRAW':
      return 'draw'
    case 'ABORT':
    case 'CANCELLED':
    case 'UNEXPECTED':
      return 'cancelled'
    case undefined:
      return null
    default:
      return result satisfies never
  }
}

function clockView(snapshot: Snapshot): ClockView {
  const { clock, config, turns, initialFen, givenMs, pending } = snapshot.context
  const level = (['stopped', 'low', 'out'] as const).find((part) =>
    snapshot.matches({ phase: { playing: { clock: part } } }),
  )
  const [first, second] = [Math.ceil(turns.length / 2), Math.floor(turns.length / 2)]
  const moved = turnOf(initialFen) === 'w' ? { w: first, b: second } : { w: second, b: first }
  const most = (color: Color) =>
    config ? maxTimeMs(config.clock, color, moved[color], givenMs[color]) : clock.times[color]
  const isUnderWay =
    snapshot.matches({ phase: { playing: { moves: 'sent' } } }) ||
    snapshot.matches({ phase: { playing: { moves: 'received' } } })
  return {
    times: clock.times,
    runningSince: clock.runningSince,
    turn: turnOf(latestFen(snapshot.context)),
    maxMs: { w: most('w'), b: most('b') },
    correction: clock.correction,
    heldAt: isUnderWay ? (pending?.playedAt ?? null) : null,
    level: clock.runningSince === null ? 'stopped' : (level ?? 'running'),
  }
}

function boardView(snapshot: Snapshot): BoardView {
  const { context, value } = snapshot
  const { pending, turns } = context
  const fen = pending?.fen ?? latestFen(context)
  return {
    clientStatus: clientStatusOf(snapshot),
    config: context.config,
    color: ownColor(context),
    initialFen: context.initialFen,
    fen,
    turn: turnOf(fen),
    lastMove: pending?.uci ?? turns.at(-1)?.uci ?? null,
    turns,
    moveEndTime: turns.at(-1)?.ts ?? null,
    grades: context.grades,
    clock: clockView(snapshot),
    line: value.line,
    viewers: context.viewers,
    berserk: context.berserk,
  }
}

type PlayingParts = Extract<Snapshot['value']['phase'], { readonly playing: unknown }>['playing']

function ownMoveOf(moves: PlayingParts['moves']): OwnMoveView {
  if (typeof moves === 'object') return moves.free === 'ready' ? 'none' : moves.free
  switch (moves) {
    case 'sent':
    case 'received':
      return moves
    case 'notSent':
      return 'not-sent'
    case 'watching':
    case 'promoting':
    case 'leaving':
      return 'none'
    default:
      return moves satisfies never
  }
}

function lineButton(snapshot: Snapshot): Button {
  if (ownColor(snapshot.context) === null) return no('not_a_player')
  return snapshot.value.line === 'live' ? yes : no('you_are_offline')
}

/** @param why why no new offer can be made; null when one can */
function offerView(
  snapshot: Snapshot,
  part: PlayingParts['offers' | 'takeback'],
  why: WhyNot | null,
): OfferView {
  const line = lineButton(snapshot)
  if (part === 'received') return { status: part, answer: line }
  if (!line.can) return { status: part, offer: line }
  const isWaiting = part === 'offering' || part === 'answering'
  const reason = isWaiting ? 'waiting_for_server' : why
  return { status: part, offer: reason === null ? yes : no(reason) }
}

function whyNoDrawOffer(context: GameContext): WhyNot | null {
  if (context.drawOffer !== null) return 'draw_offer_open'
  return pliesUntilOffer(context) > 0 ? 'draw_offer_too_soon' : null
}

/** The absent side; when both are absent, the one with less time to come back. */
function absentColor(context: GameContext): Color | null {
  const { w, b } = context.absent
  const opponent = opponentOf(context)
  if (opponent) return context.absent[opponent] && opponent
  if (w && b) return w.since + w.leftMs <= b.since + b.leftMs ? 'w' : 'b'
  return (w && 'w') ?? (b && 'b')
}

function opponentView({ context }: Snapshot, part: PlayingParts['opponent']): OpponentView {
  const away = opponentOf(context)
  const present = { status: 'present', rttMs: away && context.rttOf[away] } as const
  if (part === 'unknown') return { status: part }
  if (part === 'present') return present
  const color = absentColor(context)
  const countdown = color && context.absent[color]
  if (!countdown) return present
  const choosing = choiceOf(context)
  if (choosing && (part === 'choosing' || part === 'answering')) {
    const choice = part === 'choosing' ? yes : no('waiting_for_server')
    return { status: 'choosing', color, countdown: choosing, choice }
  }
  return part === 'due' ? { status: 'due', color } : { status: 'gone', color, countdown }
}

function playingView(snapshot: Snapshot, parts: PlayingParts): GameView {
  const { context } = snapshot
  const line = lineButton(snapshot)
  const leave: Button = parts.end === 'open' ? line : no('waiting_for_server')
  const isTooLate = ownColor(context) !== null && !isAbortable(context)
  return {
    ...boardView(snapshot),
    status: 'playing',
    ownMove: ownMoveOf(parts.moves),
    notice: context.notice,
    promotion: context.promotion,
    premoves: context.premoves.map(({ uci }) => uci),
    canPremove: ownColor(context) !== null && context.premoves.length < maxPremoves,
    draw: offerView(snapshot, parts.offers, whyNoDrawOffer(context)),
    drawDeclined: context.drawDeclined,
    takeback:
      context.config?.mode === 'unrated' && !isOfTournament(context.config)
        ? offerView(snapshot, parts.takeback, whyNoTakeback(context))
        : null,
    takebackOutcome: context.takebackOutcome,
    canClaimDraw: snapshot.can({ type: 'draw.claim' }),
    canBerserk: snapshot.can({ type: 'game.berserk' }),
    resign: leave,
    abort: isTooLate ? no('too_late_to_abort') : leave,
    firstMove: context.firstMove,
    opponent: opponentView(snapshot, parts.opponent),
  }
}

/** The machine's snapshot as the page sees it. */
export function selectGameView(snapshot: Snapshot): GameView {
  const { context, value } = snapshot
  const { phase } = value
  const board = boardView(snapshot)
  if (typeof phase === 'object') {
    if ('playing' in phase) return playingView(snapshot, phase.playing)
    if ('scheduled' in phase) {
      const isSoon = phase.scheduled === 'soon'
      return {
        ...board,
        status: 'scheduled',
        countdown: context.starting,
        isSoon,
        abort: isOfTournament(context.config) ? null : lineButton(snapshot),
      }
    }
    return { ...board, status: 'pre-play' }
  }
  switch (phase) {
    case 'connecting':
      return {
        ...board,
        status: 'connecting',
        countdown: context.starting,
        abort: isOfTournament(context.config) ? null : lineButton(snapshot),
      }
    case 'arriving':
      return { ...board, status: 'pre-play' }
    case 'done':
      return {
        ...board,
        status: 'over',
        end: context.end,
        outcome: outcomeFor(board.color, context.end),
      }
    case 'unexpected':
      return { ...board, status: 'unexpected' }
    case 'failed':
      return { ...board, status: 'failed', message: 'board_data_failed' }
    default:
      return phase satisfies never
  }
}
