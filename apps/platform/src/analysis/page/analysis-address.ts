import {
  ChessError,
  type ChessGame,
  startFen,
  startGame,
  uploadHistory,
} from '@kingside/chess-game'

/** What an address can say that the analysis board can't make sense of. */
export const addressParts = ['fen', 'moves', 'game'] as const
export type AddressPart = (typeof addressParts)[number]

/** What the address of the analysis board asks for. */
export type AnalysisAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'online-game'; readonly gameId: string }
  | { readonly kind: 'position'; readonly game: ChessGame }
  | {
      readonly kind: 'refused'
      readonly part: AddressPart
      /** What the rules say against it; null when it is not even written as it should be. */
      readonly error: ChessError | null
    }

/** More than any game had, and few enough to be played at once. */
const mostMoves = 600
const move = /^[a-h][1-8][a-h][1-8][qrbn]?$/
const gameIdForm = /^[\w-]{1,64}$/

/** Reads `?fen=…&moves=e2e4,e7e5` or `?game=…`. Whatever else the address holds is not ours. */
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
  const line = moves === '' ? [] : moves.split(',', mostMoves + 1)
  if (line.length > mostMoves || !line.every((lan) => move.test(lan))) {
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

/** Where the analysis board shows a position with a line played from it. */
export const analysisPath = (fen: string, moves: readonly string[] = []): string =>
  `/analysis?${new URLSearchParams({ fen, ...(moves.length > 0 && { moves: moves.join(',') }) }).toString()}`

/** Where the analysis board shows an online game that is over. */
export const gameAnalysisPath = (gameId: string): string =>
  `/analysis?${new URLSearchParams({ game: gameId }).toString()}`
