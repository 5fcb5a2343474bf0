import { ApiError } from '@kingside/api'
import type { PgnDownloadDeps } from '@kingside/machines/pgn-download'
import { downloadText, type GameDataSource } from '../../chess/record/index.ts'

/** Fetches a game's PGN and downloads it at once; the link downloads it again. */
export const createPgnSource = ({ pgn }: GameDataSource): PgnDownloadDeps => ({
  fetchPgn: async (id, signal) => {
    try {
      const made = await pgn(id, signal)
      downloadText(made.file_name, made.pgn)
      const file = new Blob([made.pgn], { type: 'application/x-chess-pgn' })
      return { status: 'ready', link: URL.createObjectURL(file) }
    } catch (error) {
      const isEarly = error instanceof ApiError && error.body?.code === 'game_not_finished'
      return { status: isEarly ? 'not-ready' : 'error' }
    }
  },
})
