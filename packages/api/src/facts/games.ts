export const gamePhases = ['SCHEDULED', 'CONNECTING', 'PLAYING', 'DONE', 'UNEXPECTED'] as const
export type GamePhase = (typeof gamePhases)[number]

export const gameResults = ['WHITE_WIN', 'DRAW', 'BLACK_WIN', 'ABORT', 'UNEXPECTED'] as const
export type GameResult = (typeof gameResults)[number]

/** The results as numbers; a cancelled game never began. */
export const resultNumbers = {
  WHITE_WIN: 1,
  DRAW: 2,
  BLACK_WIN: 3,
  ABORT: 4,
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
] as const
/** Why an online game ended: everything that the specification names. */
export type OnlineEndReason = (typeof endReasons)[number]

export const boardUserTypes = ['player', 'viewer'] as const
export type BoardUserType = (typeof boardUserTypes)[number]

export const boardStatuses = ['expected', 'goes', 'completed'] as const
export type BoardStatus = (typeof boardStatuses)[number]

/** How a move is judged. `opening` is a move of a named opening. */
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
/** Why the server refused a move. */
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
  'flag.claim',
] as const
/** What a player may tell the server besides moves. */
export type GameCommand = (typeof gameCommands)[number]

/** A draw may be offered once in so many plies by each side. */
export const pliesBetweenOffers = 20

/** A takeback may be asked for once in so many plies by each side, unless the last one was granted. */
export const pliesBetweenTakebacks = 6

export const rematchActions = ['offer', 'accept', 'decline', 'withdraw'] as const
export type RematchAction = (typeof rematchActions)[number]

export const rematchStates = ['none', 'mine', 'theirs', 'started'] as const
export type RematchState = (typeof rematchStates)[number]

/** Why the server closes a socket, with the WebSocket close code of each. */
export const closeCodes = {
  /** A message of no known shape, too long, or not the one that must come first. */
  'bad-message': 1007,
  /** The ticket is unknown, used, expired or for something else; or the player is banned. */
  forbidden: 4403,
  /** Too many messages, or a reader that reads too slowly. */
  flooded: 1008,
  /** The session was ended: signed out, password changed, banned. */
  'signed-out': 4401,
  /** The server failed at a message; what was not acknowledged did not happen. */
  failed: 1011,
  restart: 1012,
} as const
export type SocketCloseReason = keyof typeof closeCodes
