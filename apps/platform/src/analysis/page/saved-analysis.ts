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

/** The online game that the moves on the board come from. */
export interface AnalysedGame {
  readonly gameId: string
  /** Its reader has asked for the server's analysis of the whole game. */
  readonly isReported: boolean
}

/** What stands on the analysis board. */
export interface KeptAnalysis {
  readonly game: ChessGame
  /** What was there before it was replaced or cut, for one step back. */
  readonly before: ChessGame | null
  readonly orientation: Color
  /** How many lines the engine shows. */
  readonly lines: number
  readonly source: AnalysedGame | null
}

export interface SavedAnalysis {
  /** What was on the board; the start position at first. What can't be read is removed, never thrown. */
  readonly load: () => KeptAnalysis
  /** Keeps it. A full or forbidden store loses the keeping across visits, not the analysis. */
  readonly save: (kept: KeptAnalysis) => void
}

const key = 'kingside.analysis-board'

export const lineCounts = [1, 2, 3, 4, 5] as const

/** Browsers keep about five million characters for a whole site. */
const longestPgn = 1_000_000

const tree = z.object({
  pgn: z.string().check(z.maxLength(longestPgn)),
  selected: z.string().check(z.maxLength(500)),
})

/** Version 1 of what is kept. Moves are kept as PGN, so that what is read back is legal chess. */
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

/** A board that nobody has used yet. */
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

/** Walking through a game changes only what is selected; its text is then the one from before. */
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

/** Keeps the analysis in the browser, so that closing the page loses nothing. */
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
      // A store that can't be written can't be mended either.
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
        // It goes on in memory; an older one must not come back in its place.
        forget()
      }
    },
  }
}
