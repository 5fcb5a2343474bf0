import {
  ChessError,
  type ChessGame,
  type Color,
  colors,
  exportPgn,
  idOf,
  parsePgn,
  selectMove,
  startGame,
} from '@kingside/chess-game'
import { z } from 'zod/mini'
import type { KeyValueStore } from '../../platform/storage/index.ts'

/** The online game that the analysis started from. */
export interface AnalysedGame {
  readonly gameId: string
  /** Whether its reader has requested the server's analysis of the whole game. */
  readonly isReported: boolean
}

/** The stored state of the analysis board. */
export interface KeptAnalysis {
  readonly game: ChessGame
  /** The game before it was replaced or cut, for one undo. */
  readonly before: ChessGame | null
  readonly orientation: Color
  /** How many lines the engine shows. */
  readonly lines: number
  readonly source: AnalysedGame | null
}

export interface SavedAnalysis {
  /** The last analysis, or the start position. Invalid data are removed, never thrown. */
  readonly load: () => KeptAnalysis
  /** Stores the analysis. If the store is full or forbidden, it lasts for this visit only. */
  readonly save: (kept: KeptAnalysis) => void
}

const key = 'kingside.analysis-board'

export const lineCounts = [1, 2, 3, 4, 5] as const

/** Browsers store about five million characters for a whole site. */
const longestPgn = 1_000_000

const tree = z.object({
  pgn: z.string().check(z.maxLength(longestPgn)),
  selected: z.string().check(z.maxLength(500)),
})

/** Version 1 of the stored data. Moves are stored as PGN, so that a restored game is legal. */
const record = z.object({
  version: z.literal(1),
  tree,
  before: z.nullable(tree),
  orientation: z.enum(colors),
  lines: z.literal(lineCounts),
  source: z.nullable(
    z.object({ gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)), isReported: z.boolean() }),
  ),
})

/** An unused board. */
export const freshAnalysis = (): KeptAnalysis => ({
  game: startGame(),
  before: null,
  orientation: 'w',
  lines: 3,
  source: null,
})

function readTree({ pgn, selected }: z.infer<typeof tree>): ChessGame {
  const game = parsePgn(pgn)
  try {
    return selectMove(game, selected)
  } catch (error) {
    if (error instanceof ChessError) return game
    throw error
  }
}

function read(text: string): KeptAnalysis {
  const { tree: current, before, orientation, lines, source } = record.parse(JSON.parse(text))
  return {
    game: readTree(current),
    before: before && readTree(before),
    orientation,
    lines,
    source,
  }
}

/** Selecting a move does not change the PGN, so the last one is used again. */
function pgnWriter(): (game: ChessGame) => string {
  let last: { readonly game: ChessGame; readonly pgn: string } | null = null
  return (game) => {
    const isSame =
      last?.game.history === game.history &&
      last.game.nextVariations === game.nextVariations &&
      last.game.comments === game.comments &&
      last.game.headers === game.headers &&
      last.game.initialFen === game.initialFen
    if (!last || !isSame) last = { game, pgn: exportPgn(game) }
    return last.pgn
  }
}

/** Stores the analysis in the browser, so that closing the page loses nothing. */
export function createSavedAnalysis(store: KeyValueStore): SavedAnalysis {
  let current: KeptAnalysis | null = null
  const [writePgn, writeBefore] = [pgnWriter(), pgnWriter()]
  const treeOf = (game: ChessGame, write: (game: ChessGame) => string) => ({
    pgn: write(game),
    selected: idOf(game.selectedMoveAddress),
  })
  const forget = () => {
    try {
      store.removeItem(key)
    } catch {
      // If the store can't be written, there is nothing to remove.
    }
  }
  return {
    load() {
      if (current) return current
      try {
        const text = store.getItem(key)
        if (text !== null) current = read(text)
      } catch {
        forget()
      }
      return (current ??= freshAnalysis())
    },
    save(kept) {
      current = kept
      const { game, before, orientation, lines, source } = kept
      try {
        const value = {
          version: 1,
          tree: treeOf(game, writePgn),
          before: before && treeOf(before, writeBefore),
          orientation,
          lines,
          source,
        }
        store.setItem(key, JSON.stringify(record.parse(value)))
      } catch {
        // It continues in memory; an older stored one must not replace it.
        forget()
      }
    },
  }
}
