import { type Color, opposite, positionKey } from '@kingside/chess-game'
import { pliesBetweenOffers, pliesBetweenTakebacks, scheduledStart } from '@kingside/api/facts'
import { assign, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import type {
  BadMove,
  GameCommand,
  GameEvent,
  GamePhase,
  GameSnapshot,
} from '../game-connection/index.ts'
import { notProvided } from '../not-provided.ts'
import {
  applyEvent,
  applySnapshot,
  isConflict,
  latestFen,
  ownColor,
  sideToMove,
} from './game-apply.ts'
import { lowTimeMs, shownTime } from './game-clock.ts'
import { maxPremoves } from './game-limits.ts'
import { endSounds } from './game-sound.ts'
import { canClaimDraw, fenAfter, isLegalMove, isPromotionMove } from './online-rules.ts'
import type {
  Countdown,
  GameConfig,
  GameContext,
  GameEmitted,
  GameInput,
  GameMachineEvent,
  GameNotice,
  GameSound,
  PendingMove,
  Premove,
} from './game.types.ts'
import { longestTimerMs } from '../longest-timer.ts'

export type EventAt = { readonly event: GameEvent; readonly at: number }
export type SnapshotAt = { readonly snapshot: GameSnapshot; readonly at: number }
export type BadMoveAt = { readonly bad: BadMove; readonly at: number }
export type PlayedMove = {
  readonly uci: string
  readonly moveId: string
  /** Null for a premove, which the machine plays itself. */
  readonly at: number | null
}

const left = (countdown: Countdown | null) => countdown?.leftMs ?? longestTimerMs

/** The time left to the side to move, at the event's own time if it has one. */
function timeLeft(context: GameContext, event: GameMachineEvent): number {
  const { clock } = context
  const at = 'at' in event ? event.at : (clock.runningSince ?? 0)
  const turn = sideToMove(context)
  return shownTime(clock, turn, { at, turn })
}

export const isAbsent = ({ absent }: GameContext, color: Color | null): boolean =>
  color === null ? absent.w !== null || absent.b !== null : absent[color] !== null

/** The player's opponent; null for a viewer. */
export const opponentOf = (context: GameContext): Color | null => {
  const own = ownColor(context)
  return own && opposite(own)
}

/** How long the player may choose what becomes of the game, because the opponent has not come back. */
export const choiceOf = (context: GameContext): Countdown | null => {
  const opponent = opponentOf(context)
  return opponent && context.choice[opponent]
}

const isOwnTurn = (context: GameContext) => ownColor(context) === sideToMove(context)

/** Whether the player may move now: it is their turn, and no own move awaits its answer. */
const isToMove = (context: GameContext) => context.pending === null && isOwnTurn(context)

const isLegal = (context: GameContext, uci: string) => isLegalMove(latestFen(context), uci)

function pendingOf(context: GameContext, { uci, moveId, at }: PlayedMove): PendingMove {
  const fen = latestFen(context)
  return {
    gameId: context.gameId ?? '',
    absNum: context.turns.length + 1,
    uci,
    moveId,
    positionHash: positionKey(fen),
    fen: fenAfter(fen, uci),
    playedAt: at,
  }
}

export const pliesUntilOffer = (context: GameContext): number => {
  const own = ownColor(context)
  const last = own && context.lastOffer[own]
  return last === null ? 0 : Math.max(0, last + pliesBetweenOffers - context.turns.length)
}

/** Why the player can't ask for a takeback; null when they can. */
export function whyNoTakeback(
  context: GameContext,
): 'takeback_offer_open' | 'nothing_to_take_back' | 'takeback_too_soon' | null {
  const { takebackOffer, lastTakeback, turns, pending } = context
  const own = ownColor(context)
  if (takebackOffer !== null) return 'takeback_offer_open'
  const hasMoved = pending !== null || turns.length >= (isOwnTurn(context) ? 2 : 1)
  if (!hasMoved) return 'nothing_to_take_back'
  const last = own && lastTakeback[own]
  const isTooSoon = last !== null && turns.length - last < pliesBetweenTakebacks
  return isTooSoon ? 'takeback_too_soon' : null
}

/** Whether the server would still let a player abort the game; one of a tournament never. */
export const isAbortable = ({ turns, config }: GameContext): boolean =>
  turns.length < 2 && !isOfTournament(config)

/** A game of a tournament is played to its end: it knows no abort and no takeback. */
export const isOfTournament = (config: GameContext['config']): boolean =>
  config !== null && config.tournamentId !== null

/** Whether the player may give half of the own time away now: before the own first move, once, where the game has it. */
export function canBerserk(context: GameContext): boolean {
  const own = ownColor(context)
  return (
    own !== null &&
    context.berserk?.[own] === false &&
    context.pending === null &&
    context.turns.length <= (own === 'w' ? 0 : 1)
  )
}

function endSound(context: GameContext): GameSound | null {
  const own = ownColor(context)
  const result = context.end?.result
  switch (result) {
    case 'WHITE_WIN':
      return own && endSounds[own === 'w' ? 'win' : 'lost']
    case 'BLACK_WIN':
      return own && endSounds[own === 'b' ? 'win' : 'lost']
    case 'DRAW':
      return endSounds.draw
    case 'ABORT':
    case 'CANCELLED':
    case 'UNEXPECTED':
    case undefined:
      return null
    default:
      return result satisfies never
  }
}

export const isStale = ({ phase, v }: GameContext, event: GameEvent): boolean =>
  phase === null || event.v <= v

const isOffer = (event: GameEvent) => event.type === 'DRAW_OFFER' || event.type === 'TAKEBACK_OFFER'

const isRejection = (event: GameEvent) =>
  event.type === 'DRAW_REJECTED' || event.type === 'TAKEBACK_REJECTED'

const fits = (context: GameContext, event: GameEvent) =>
  context.phase !== null &&
  event.gameId === context.gameId &&
  event.v === context.v + 1 &&
  !isConflict(context, event)

const isNotOlder = ({ phase, v, gameId }: GameContext, snapshot: GameSnapshot) =>
  snapshot.gameId === gameId && (phase === null || snapshot.v >= v)

/** The types, actors, guards, actions and delays that the parts of the game's machine share. */
export const gameSetup = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameMachineEvent,
    input: {} as GameInput,
    emitted: {} as GameEmitted,
  },
  actors: {
    fetchGame: fromPromise<GameConfig, string>(notProvided('fetchGame')),
  },
  guards: {
    isForeign: ({ context }, { gameId }: { readonly gameId: string }) => gameId !== context.gameId,
    isStale: ({ context }, event: GameEvent) => isStale(context, event),
    isFit: ({ context }, event: GameEvent) => fits(context, event),
    isNotOlder: ({ context }, snapshot: GameSnapshot) => isNotOlder(context, snapshot),
    isNewer: ({ context }, snapshot: GameSnapshot) =>
      isNotOlder(context, snapshot) && (context.phase === null || snapshot.v > context.v),
    setsClock: ({ context }, event: GameEvent) =>
      fits(context, event) &&
      (event.type === 'MOVED' || event.type === 'MOVES_CHANGED' || event.type === 'TIME_CHANGED'),

    isLive: stateIn({ line: 'live' }),
    hasGame: ({ context }) => context.gameId !== null,
    hasState: ({ context }) => context.phase !== null,
    isPhase: ({ context }, phase: GamePhase) => context.phase === phase,
    hasLeftPhase: ({ context }, phase: GamePhase) => context.phase !== phase,
    isStartingSoon: ({ context }) => left(context.starting) <= scheduledStart.pageOpensMs,

    isPlayer: ({ context }) => ownColor(context) !== null,
    isOwnTurn: ({ context }) => isOwnTurn(context),
    isPending: ({ context }) => context.pending !== null,
    isPlayed: ({ context }) => context.pending === null && context.notice === null,
    isDropped: ({ context }) => context.pending === null && context.notice !== null,
    isPicking: ({ context }) => context.promotion !== null,
    isNotPicking: ({ context }) => context.promotion === null,
    isPendingMove: ({ context }, { moveId }: { readonly moveId: string }) =>
      context.pending?.moveId === moveId,
    isPlayable: ({ context }, uci: string) => isToMove(context) && isLegal(context, uci),
    isPromotion: ({ context }, uci: string) =>
      isToMove(context) && isPromotionMove(latestFen(context), uci),
    isPremovable: ({ context }) =>
      (!isOwnTurn(context) || context.pending !== null) && context.premoves.length < maxPremoves,
    hasPremove: ({ context }) =>
      context.premoves.length > 0 && context.pending === null && isOwnTurn(context),
    isPremoveLegal: ({ context }) => {
      const [next] = context.premoves
      return next !== undefined && isLegal(context, next.uci)
    },
    isStillPlayable: ({ context }) => {
      const { pending, turns } = context
      return (
        pending !== null &&
        pending.absNum === turns.length + 1 &&
        pending.positionHash === positionKey(latestFen(context)) &&
        isLegal(context, pending.uci)
      )
    },

    canOfferDraw: ({ context }) =>
      ownColor(context) !== null && context.drawOffer === null && pliesUntilOffer(context) === 0,
    canClaimDraw: ({ context }) =>
      isToMove(context) && canClaimDraw(context.initialFen, context.turns),
    hasOwnOffer: ({ context }) =>
      context.drawOffer !== null && context.drawOffer === ownColor(context),
    hasOpponentOffer: ({ context }) =>
      context.drawOffer !== null &&
      ownColor(context) !== null &&
      context.drawOffer !== ownColor(context),
    hasNoOffer: ({ context }) => context.drawOffer === null,
    canAskTakeback: ({ context }) =>
      ownColor(context) !== null &&
      context.config?.mode === 'unrated' &&
      !isOfTournament(context.config) &&
      whyNoTakeback(context) === null,
    hasOwnTakeback: ({ context }) =>
      context.takebackOffer !== null && context.takebackOffer === ownColor(context),
    hasOpponentTakeback: ({ context }) =>
      context.takebackOffer !== null &&
      ownColor(context) !== null &&
      context.takebackOffer !== ownColor(context),
    hasNoTakeback: ({ context }) => context.takebackOffer === null,
    canBerserk: ({ context }) => canBerserk(context),
    isAbortable: ({ context }) => ownColor(context) !== null && isAbortable(context),

    isOpponentGone: ({ context }) => isAbsent(context, opponentOf(context)),
    isOpponentBack: ({ context }) => !isAbsent(context, opponentOf(context)),
    hasChoice: ({ context }) => choiceOf(context) !== null,
    hasNoChoice: ({ context }) => choiceOf(context) === null,

    isClockStopped: ({ context }) => context.clock.runningSince === null,
    isOutOfTime: ({ context, event }) => timeLeft(context, event) === 0,
    isLowOnTime: ({ context, event }) => timeLeft(context, event) <= lowTimeMs,
  },
  actions: {
    keepGameId: assign({ gameId: (_, gameId: string) => gameId }),
    keepConfig: assign({ config: (_, config: GameConfig) => config }),
    signIn: assign({ uid: (_, uid: string) => uid }),
    setRtt: assign({ rttMs: (_, rttMs: number) => rttMs }),
    countViewers: assign({ viewers: (_, count: number) => Math.max(0, count) }),
    countDropped: assign({
      dropped: ({ context: { dropped } }, kind: keyof GameContext['dropped']) => ({
        ...dropped,
        [kind]: dropped[kind] + 1,
      }),
    }),
    askSnapshot: emit({ type: 'snapshot.request' }),
    sendCommand: emit((_, command: GameCommand) => ({ type: 'command.send' as const, command })),
    openPage: emit(({ context }) => ({ type: 'page.open' as const, gameId: context.gameId ?? '' })),
    play: emit((_, sound: GameSound) => ({ type: 'sound.play' as const, sound })),

    applyEvent: enqueueActions(({ context, enqueue }, { event, at }: EventAt) => {
      const change = applyEvent(context, event, at)
      enqueue.assign(change)
      const jump = change.clock?.correction
      if (jump?.odd) enqueue.emit({ type: 'clock.jumped', ms: jump.ms })
      const own = ownColor(context)
      if (event.type === 'MOVED' && change.turns && context.pending?.uci !== event.data.uci)
        enqueue.emit({ type: 'sound.play', sound: 'knock' })
      if (isOffer(event) && own !== null && event.data.color !== own)
        enqueue.emit({ type: 'sound.play', sound: 'call' })
      if (isRejection(event) && event.data.color === own)
        enqueue.emit({ type: 'sound.play', sound: 'drawdecl' })
    }),
    applySnapshot: assign(({ context }, { snapshot, at }: SnapshotAt) =>
      applySnapshot(context, snapshot, at),
    ),

    playMove: assign(({ context }, move: PlayedMove) => ({
      pending: pendingOf(context, move),
      promotion: null,
      notice: null,
    })),
    playPremove: assign(({ context }) => {
      const [next, ...premoves] = context.premoves
      if (!next) return {}
      return { pending: pendingOf(context, { ...next, at: null }), premoves, notice: null }
    }),
    sendMove: enqueueActions(({ context, enqueue }) => {
      if (context.pending === null) return
      const { gameId, absNum, uci, moveId, positionHash } = context.pending
      enqueue.emit({ type: 'move.send', move: { gameId, absNum, uci, moveId, positionHash } })
    }),
    openPicker: assign({ promotion: (_, squares: string) => squares, notice: null }),
    closePicker: assign({ promotion: null }),
    addPremove: assign({
      premoves: ({ context }, { uci, moveId }: Premove) => [...context.premoves, { uci, moveId }],
    }),
    dropPremoves: assign({ premoves: [] }),
    dropMove: assign({
      pending: null,
      premoves: [],
      notice: (_, notice: GameNotice) => notice,
    }),
    takeBack: assign(({ context }, { bad, at }: BadMoveAt) => ({
      ...(isNotOlder(context, bad.snapshot) && applySnapshot(context, bad.snapshot, at)),
      pending: null,
      premoves: [],
      notice: `move_refused_${bad.reason}` as const,
    })),
    dismissNotice: assign({ notice: null }),
    dropChoices: assign({ pending: null, premoves: [], promotion: null }),

    setPlaying: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ seenPlaying: true })
      if (context.turns.length === 0) enqueue.emit({ type: 'sound.play', sound: 'start' })
    }),
    warnLowTime: enqueueActions(({ context, enqueue }) => {
      if (context.lowTimeTold || !isOwnTurn(context)) return
      enqueue.assign({ lowTimeTold: true })
      enqueue.emit({ type: 'sound.play', sound: 'zeitnot' })
    }),
    claimFlag: enqueueActions(({ context, enqueue }) => {
      const own = ownColor(context)
      if (own === null || sideToMove(context) === own) return
      enqueue.emit({ type: 'command.send', command: 'flag.claim' })
    }),
    emitEnd: enqueueActions(({ context, enqueue }) => {
      if (!context.seenPlaying || context.end === null) return
      const sound = endSound(context)
      enqueue.emit({ type: 'game.ended', end: context.end })
      if (sound) enqueue.emit({ type: 'sound.play', sound })
    }),
  },
  delays: {
    untilOpening: ({ context }) =>
      context.starting
        ? Math.max(0, context.starting.leftMs - scheduledStart.pageOpensMs)
        : longestTimerMs,
    untilLow: ({ context, event }) => Math.max(0, timeLeft(context, event) - lowTimeMs),
    // An event without `at` is the timer that fired when the clock became low, so the low time is what is left.
    untilFlag: ({ context, event }) =>
      Math.min(timeLeft(context, event), 'at' in event ? longestTimerMs : lowTimeMs),
    opponentCountdown: ({ context: { absent } }) => Math.min(left(absent.w), left(absent.b)),
    answerTimeout: 3_000,
    resyncDelay: 3_000,
    flagRetry: 1_000,
  },
})
