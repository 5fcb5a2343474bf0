import type { Outcome } from '@kingside/machines/game'
import type { GameResult, OnlineEndReason } from '@kingside/machines/game-connection'
import { defineMessage } from 'react-intl'

/** The result of the game for the player. */
export const outcomeMessages = {
  win: defineMessage({
    id: 'game.outcome.win',
    defaultMessage: 'You won',
    description: 'Title of the result.',
  }),
  lost: defineMessage({
    id: 'game.outcome.lost',
    defaultMessage: 'You lost',
    description: 'Title of the result.',
  }),
  draw: defineMessage({
    id: 'game.outcome.draw',
    defaultMessage: 'Draw',
    description: 'Title of the result.',
  }),
  cancelled: defineMessage({
    id: 'game.outcome.cancelled',
    defaultMessage: 'The game was cancelled.',
    description: 'Title of the result.',
  }),
} as const satisfies Record<Outcome, unknown>

/** The result of the game for viewers. */
export const resultMessages = {
  WHITE_WIN: defineMessage({
    id: 'game.result.whiteWin',
    defaultMessage: 'White won',
    description: 'Title of the result, for those who look on.',
  }),
  BLACK_WIN: defineMessage({
    id: 'game.result.blackWin',
    defaultMessage: 'Black won',
    description: 'Title of the result, for those who look on.',
  }),
  DRAW: outcomeMessages.draw,
  ABORT: outcomeMessages.cancelled,
  CANCELLED: outcomeMessages.cancelled,
  UNEXPECTED: outcomeMessages.cancelled,
} as const satisfies Record<GameResult, unknown>

/** The reason of the result. */
export const reasonMessages = {
  'draw-by-offer': defineMessage({
    id: 'game.reason.drawByOffer',
    defaultMessage: 'By agreement',
    description: 'Why the game was a draw.',
  }),
  'fifty-moves': defineMessage({
    id: 'game.reason.fiftyMoves',
    defaultMessage: 'By the fifty-move rule',
    description: 'Why the game was a draw.',
  }),
  'seventy-five-moves': defineMessage({
    id: 'game.reason.seventyFiveMoves',
    defaultMessage: 'By the seventy-five-move rule',
    description: 'Why the game was a draw.',
  }),
  'threefold-repetition': defineMessage({
    id: 'game.reason.threefoldRepetition',
    defaultMessage: 'By threefold repetition',
    description: 'Why the game was a draw.',
  }),
  'fivefold-repetition': defineMessage({
    id: 'game.reason.fivefoldRepetition',
    defaultMessage: 'By fivefold repetition',
    description: 'Why the game was a draw.',
  }),
  'insufficient-material': defineMessage({
    id: 'game.reason.insufficientMaterial',
    defaultMessage: 'By insufficient material',
    description: 'Why the game was a draw.',
  }),
  'insufficient-material-by-timeout-white': defineMessage({
    id: 'game.reason.insufficientMaterialWhite',
    defaultMessage: 'White’s time ran out, but Black can’t mate',
    description: 'Why the game was a draw.',
  }),
  'insufficient-material-by-timeout-black': defineMessage({
    id: 'game.reason.insufficientMaterialBlack',
    defaultMessage: 'Black’s time ran out, but White can’t mate',
    description: 'Why the game was a draw.',
  }),
  stalemate: defineMessage({
    id: 'game.reason.stalemate',
    defaultMessage: 'By stalemate',
    description: 'Why the game was a draw.',
  }),
  checkmate: defineMessage({
    id: 'game.reason.checkmate',
    defaultMessage: 'By checkmate',
    description: 'Why the game was won.',
  }),
  resignation: defineMessage({
    id: 'game.reason.resignation',
    defaultMessage: 'By resignation',
    description: 'Why the game was won.',
  }),
  'time-control': defineMessage({
    id: 'game.reason.timeControl',
    defaultMessage: 'On time',
    description: 'Why the game was won: the other side’s time ran out.',
  }),
  'one-connection-timeout': defineMessage({
    id: 'game.reason.oneConnectionTimeout',
    defaultMessage: 'A player didn’t connect in time',
    description: 'Why the game was won.',
  }),
  disconnect: defineMessage({
    id: 'game.reason.disconnect',
    defaultMessage: 'A player lost connection',
    description: 'Why the game was won.',
  }),
  'not-reconnected': defineMessage({
    id: 'game.reason.notReconnected',
    defaultMessage: 'A player didn’t come back in time',
    description: 'Why the game was won: after a lost connection.',
  }),
  'both-connections-timeout': defineMessage({
    id: 'game.reason.bothConnectionsTimeout',
    defaultMessage: 'Neither player connected in time',
    description: 'Why the game was cancelled.',
  }),
  'first-move-timeout-white': defineMessage({
    id: 'game.reason.firstMoveTimeoutWhite',
    defaultMessage: 'White didn’t make the first move in time',
    description: 'Why the game was cancelled.',
  }),
  'first-move-timeout-black': defineMessage({
    id: 'game.reason.firstMoveTimeoutBlack',
    defaultMessage: 'Black didn’t make the first move in time',
    description: 'Why the game was cancelled.',
  }),
  'manual-abort-while-connecting': defineMessage({
    id: 'game.reason.abortWhileConnecting',
    defaultMessage: 'A player aborted it before the start',
    description: 'Why the game was cancelled: while the players connected.',
  }),
  'manual-abort-before-first-move': defineMessage({
    id: 'game.reason.abortBeforeFirstMove',
    defaultMessage: 'A player aborted it before the first moves',
    description: 'Why the game was cancelled.',
  }),
  'left-before-start': defineMessage({
    id: 'game.reason.leftBeforeStart',
    defaultMessage: 'A player left before the start',
    description: 'Why the game was cancelled.',
  }),
  error: defineMessage({
    id: 'game.reason.error',
    defaultMessage: 'Because of an error on our side',
    description: 'Why the game ended.',
  }),
  'finished-by-system': defineMessage({
    id: 'game.reason.finishedBySystem',
    defaultMessage: 'Kingside ended the game',
    description: 'Why the game ended. Kingside is the product’s name.',
  }),
  relayed: defineMessage({
    id: 'game.reason.relayed',
    defaultMessage: 'Result from the broadcast',
    description:
      'Below the result of a game that was played elsewhere and is only shown here: it came with the game’s moves, and nobody told why.',
  }),
} as const satisfies Record<OnlineEndReason, unknown>
