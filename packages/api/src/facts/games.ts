export const gamePhases = ['SCHEDULED', 'CONNECTING', 'PLAYING', 'DONE', 'UNEXPECTED'] as const
export type GamePhase = (typeof gamePhases)[number]

/** When a scheduled game may start, seen from its making, and how its players are told of it, in ms. */
export const scheduledStart = {
  shortestLeadMs: 60_000,
  longestLeadMs: 14 * 24 * 3_600_000,
  /** How long before the start its players are warned. */
  warningsMs: [60_000, 10_000],
  /** How long before the start its page opens (specification 2, section 9): with the last warning. */
  pageOpensMs: 10_000,
} as const

/** The region of a site whose servers are all in one place. */
export const onlyRegion = 'local'

export const gameResults = [
  'WHITE_WIN',
  'DRAW',
  'BLACK_WIN',
  'ABORT',
  'CANCELLED',
  'UNEXPECTED',
] as const
export type GameResult = (typeof gameResults)[number]

/** The results as numbers. The specification gives none to UNEXPECTED: nobody won, as in a cancelled game. */
export const resultNumbers = {
  WHITE_WIN: 1,
  DRAW: 2,
  BLACK_WIN: 3,
  ABORT: 4,
  CANCELLED: 5,
  UNEXPECTED: 5,
} as const satisfies Record<GameResult, number>

export const endReasons = [
  'draw-by-offer',
  'fifty-moves',
  'seventy-five-moves',
  'threefold-repetition',
  'fivefold-repetition',
  'insufficient-material',
  'insufficient-material-by-timeout-white',
  'insufficient-material-by-timeout-black',
  'stalemate',
  'checkmate',
  'resignation',
  'time-control',
  'one-connection-timeout',
  'disconnect',
  'not-reconnected',
  'both-connections-timeout',
  'first-move-timeout-white',
  'first-move-timeout-black',
  'manual-abort-while-connecting',
  'manual-abort-before-first-move',
  'left-before-start',
  'error',
  'finished-by-system',
  'relayed',
] as const
/** Why an online game ended: every reason that the specification names, and that a broadcast's PGN says so (`relayed`). */
export type OnlineEndReason = (typeof endReasons)[number]

export const boardUserTypes = ['player', 'viewer'] as const
export type BoardUserType = (typeof boardUserTypes)[number]

export const boardStatuses = ['expected', 'goes', 'completed'] as const
export type BoardStatus = (typeof boardStatuses)[number]

/** The grades of a move. `opening` is a move of a named opening. */
export const moveGrades = [
  'blunder',
  'mistake',
  'inaccuracy',
  'opening',
  'good',
  'excellent',
  'great',
  'best',
  'miss',
  'brilliant',
] as const
export type MoveGrade = (typeof moveGrades)[number]

export const refusalReasons = [
  'wrong-number',
  'wrong-turn',
  'illegal',
  'not-a-player',
  'finished',
  'stale-position',
] as const
/** Why the server did not accept a move. */
export type MoveRefusal = (typeof refusalReasons)[number]

export const gameCommands = [
  'draw.offer',
  'draw.accept',
  'draw.decline',
  'draw.claim',
  'takeback.offer',
  'takeback.accept',
  'takeback.decline',
  'game.resign',
  'game.abort',
  'game.berserk',
  'flag.claim',
  'absence.win',
  'absence.draw',
  'absence.wait',
] as const
/** What a player may send to the server besides moves. */
export type GameCommand = (typeof gameCommands)[number]

/** A side may offer a draw once in this many plies. */
export const pliesBetweenOffers = 20

/** A side may ask for a takeback once in this many plies, unless its last one was granted. */
export const pliesBetweenTakebacks = 6

export const rematchActions = ['offer', 'accept', 'decline', 'withdraw'] as const
export type RematchAction = (typeof rematchActions)[number]

/** What a rematch action is called where the server refuses it. */
export const rematchCommands = [
  'rematch.offer',
  'rematch.accept',
  'rematch.decline',
  'rematch.withdraw',
] as const satisfies readonly `rematch.${RematchAction}`[]

export const rematchStates = ['none', 'mine', 'theirs', 'started'] as const
export type RematchState = (typeof rematchStates)[number]

/** Why the server closes a socket, with the WebSocket close code of each. */
export const closeCodes = {
  /** The message has no known shape, is too long, or is not the required first message. */
  'bad-message': 1007,
  /** The ticket is unknown, used, expired or for another purpose; or the player is banned. */
  forbidden: 4403,
  /** The client sent too many messages, or reads too slowly. */
  flooded: 1008,
  /** The session ended: signed out, password changed or banned. */
  'signed-out': 4401,
  /** The server failed at a message; unacknowledged messages had no effect. */
  failed: 1011,
  restart: 1012,
} as const
export type SocketCloseReason = keyof typeof closeCodes
