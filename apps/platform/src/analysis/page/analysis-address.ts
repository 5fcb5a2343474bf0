import {
  ChessError,
  type ChessGame,
  startFen,
  startGame,
  uploadHistory,
} from '@kingside/chess-game'

/** The parts of an address that can be invalid. */
export const addressParts = ['fen', 'moves', 'game'] as const
export type AddressPart = (typeof addressParts)[number]

/** What the address asks the analysis board to open. */
export type AnalysisAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'online-game'; readonly gameId: string }
  | { readonly kind: 'position'; readonly game: ChessGame }
  | {
      readonly kind: 'refused'
      readonly part: AddressPart
      /** The rule that it breaks; null when it can't be parsed. */
      readonly error: ChessError | null
    }

/** The most moves of an address: more than any game has, and few enough to play at once. */
const maxMoves = 600
const move = /^[a-h][1-8][a-h][1-8][qrbn]?$/
const gameIdForm = /^[\w-]{1,64}$/

/** Reads `?fen=…&moves=e2e4,e7e5` or `?game=…`. Other parameters are ignored. */
export function readAnalysisAddress(query: URLSearchParams): AnalysisAddress {
  const gameId = query.get('game')
  if (gameId !== null) {
    return gameIdForm.test(gameId)
      ? { kind: 'online-game', gameId }
      : { kind: 'refused', part: 'game', error: null }
  }
  const fen = query.get('fen')
  const moves = query.get('moves')
  if (fen === null && moves === null) return { kind: 'none' }
  return readPosition(fen ?? startFen, moves ?? '')
}

function readPosition(fen: string, moves: string): AnalysisAddress {
  const line = moves === '' ? [] : moves.split(',', maxMoves + 1)
  if (line.length > maxMoves || !line.every((lan) => move.test(lan))) {
    return { kind: 'refused', part: 'moves', error: null }
  }
  let part: AddressPart = 'fen'
  try {
    const start = startGame(fen)
    part = 'moves'
    return { kind: 'position', game: uploadHistory(start, line) }
  } catch (error) {
    if (error instanceof ChessError) return { kind: 'refused', part, error }
    throw error
  }
}

/** The path of the analysis board with a position and a line played from it. */
export const analysisPath = (fen: string, moves: readonly string[] = []): string =>
  `/analysis?${new URLSearchParams({ fen, ...(moves.length > 0 && { moves: moves.join(',') }) }).toString()}`

/** The path of the analysis board with a finished online game. */
export const gameAnalysisPath = (gameId: string): string =>
  `/analysis?${new URLSearchParams({ game: gameId }).toString()}`
