import { ApiError, type CallResponse } from '@kingside/api'
import { type addGames, gamesBytes } from '@kingside/api/calls/tournaments/running'
import { codeOf } from '../calls.ts'
import { pgnTextOf } from './pgn-text.ts'

type AddedGames = CallResponse<typeof addGames>

/** What came of a PGN file. */
export type GamesOutcome =
  | { readonly kind: 'added'; readonly answer: AddedGames }
  /** What the server says of the PGN: in which line, and how to mend it. */
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'tooLarge' | 'failed' }

/** In MB. */
export const mostMegabytes = gamesBytes / 1_000_000

/** Sends the games of a file. */
export async function sendGames(
  file: File,
  send: (pgn: string) => Promise<AddedGames>,
): Promise<GamesOutcome> {
  if (file.size > gamesBytes) return { kind: 'tooLarge' }
  try {
    return { kind: 'added', answer: await send(pgnTextOf(await file.arrayBuffer())) }
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'pgn_unreadable' && code !== 'step_not_due') return { kind: 'failed' }
    const detail = error instanceof ApiError ? error.body?.detail : undefined
    return { kind: 'refused', detail: detail ?? '' }
  }
}
