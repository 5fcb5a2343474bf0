import { ChessError, parsePgn } from '@kingside/chess-game'
import { type GameDataSource, isNotFound, isUnfinished } from '../../chess/record/index.ts'
import { chessProblem, type ChessProblem } from '../../chess/moves/index.ts'
import { type AddressPart, readAnalysisAddress } from './analysis-address.ts'
import { freshAnalysis, type SavedAnalysis } from './saved-analysis.ts'

/** Why the game or position of the address could not be opened. */
export type AddressTrouble =
  | { readonly kind: AddressPart; readonly problem: ChessProblem | null }
  | { readonly kind: 'not-found' | 'running' | 'failed' }

/** The state of the page after its address was read. */
export interface Opened {
  /** The number of the analysis; another number resets the page. */
  readonly number: number
  readonly trouble: AddressTrouble | null
  /** Whether a game is loading. */
  readonly isLoading: boolean
}

/** Opens the game or position that the page's address names. */
export interface AnalysisOpening {
  readonly subscribe: (listener: () => void) => () => void
  /** Null until the game or position of the address is on the board. */
  readonly opened: () => Opened | null
  /**
   * Follows an address.
   * @param search its query
   * @param onPosition called when the position of the address is on the board and saved, so that the address is not
   * needed any more
   * @returns a function that stops a game from loading
   */
  readonly follow: (search: string, onPosition: () => void) => () => void
  /** Fetches a game again that could not be loaded. */
  readonly retry: () => void
}

export function createAnalysisOpening(
  saved: SavedAnalysis,
  pgn: GameDataSource['pgn'],
  firstSearch: string,
): AnalysisOpening {
  const listeners = new Set<() => void>()
  let number = 0
  let followed: string | null = null
  let asked: { readonly gameId: string; readonly end: AbortController } | null = null
  const ready = (trouble: AddressTrouble | null): Opened => ({ number, trouble, isLoading: false })
  const set = (next: Opened | null) => {
    opened = next
    for (const listener of listeners) listener()
  }

  /** Replaces the current analysis with what an address named; undo restores it. */
  const bring = (game: ReturnType<typeof parsePgn>, gameId: string | null) => {
    const old = saved.load()
    number += 1
    saved.save({
      ...old,
      game,
      before: old.game.history.length > 0 ? old.game : old.before,
      orientation: freshAnalysis().orientation,
      source: gameId === null ? null : { gameId, isReported: false },
    })
  }

  const load = async (gameId: string) => {
    asked?.end.abort()
    const end = new AbortController()
    asked = { gameId, end }
    if (opened) set({ ...opened, isLoading: true })
    try {
      const file = await pgn(gameId, end.signal)
      if (end.signal.aborted) return
      bring(parsePgn(file.pgn), gameId)
      set(ready(null))
    } catch (error) {
      if (!end.signal.aborted) set(ready({ kind: troubleOf(error) }))
    }
  }

  /** The state that follows from an address at once; null when a game has to be loaded. */
  const known = (search: string): Opened | null => {
    const address = readAnalysisAddress(new URLSearchParams(search))
    switch (address.kind) {
      case 'none':
        return ready(null)
      case 'refused': {
        const { part, error } = address
        return ready({ kind: part, problem: error && chessProblem(error) })
      }
      case 'online-game':
        return saved.load().source?.gameId === address.gameId ? ready(null) : null
      case 'position':
        return null
      default:
        return address satisfies never
    }
  }
  let opened = known(firstSearch)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    opened: () => opened,
    follow: (search, onPosition) => {
      const isNew = search !== followed
      followed = search
      const address = readAnalysisAddress(new URLSearchParams(search))
      const atOnce = known(search)
      if (atOnce) {
        if (isNew) set(atOnce)
      } else if (address.kind === 'online-game') {
        void load(address.gameId)
      } else if (address.kind === 'position' && isNew) {
        // Without its parameters, a reload of the page keeps later changes.
        bring(address.game, null)
        set(ready(null))
        onPosition()
      }
      return () => asked?.end.abort()
    },
    retry: () => {
      if (asked) void load(asked.gameId)
    },
  }
}

function troubleOf(error: unknown): 'not-found' | 'running' | 'failed' {
  if (error instanceof ChessError) return 'failed'
  if (isUnfinished(error)) return 'running'
  return isNotFound(error) ? 'not-found' : 'failed'
}
