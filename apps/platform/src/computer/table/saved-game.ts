import {
  type ChessGame,
  colors,
  engineLevels,
  type GameEnd,
  playMove,
  startGame,
} from '@kingside/chess-game'
import type { ComputerGameInput, ComputerGameSetup, ComputerGameView } from '@kingside/machines'
import { z } from 'zod/mini'
import type { KeyValueStore } from '../../platform/storage/index.ts'

const key = 'kingside.computer-game'

const milliseconds = z.number().check(z.nonnegative())

const end = z.union([
  z.object({
    result: z.enum(['white-win', 'black-win']),
    reason: z.enum(['checkmate', 'resignation', 'time-control']),
  }),
  z.object({
    result: z.literal('draw'),
    reason: z.enum([
      'agreement',
      'stalemate',
      'insufficient-material',
      'insufficient-material-by-timeout',
      'threefold-repetition',
      'fivefold-repetition',
      'fifty-moves',
      'seventy-five-moves',
    ]),
  }),
  z.object({ result: z.literal('abort'), reason: z.literal('manual-abort') }),
]) satisfies z.ZodMiniType<GameEnd>

/** Version 1 of the stored data. A game is stored by its moves, so that a restored game is legal. */
const record = z.object({
  version: z.literal(1),
  setup: z.object({
    playerColor: z.enum(colors),
    level: z.literal(engineLevels),
    clock: z.nullable(z.object({ initialMs: milliseconds, incrementMs: milliseconds })),
  }),
  moves: z
    .array(z.object({ lan: z.string(), clockMs: z.optional(milliseconds) }))
    .check(z.maxLength(2000)),
  times: z.nullable(z.object({ w: milliseconds, b: milliseconds })),
  end: z.nullable(end),
})

export interface SavedGames {
  /** The stored game, or null. Invalid data are removed, never thrown. */
  readonly load: () => ComputerGameInput | null
  /** Stores a game. If the store is full or forbidden, the game continues without being stored. */
  readonly save: (view: ComputerGameView) => void
  /** Stores a new game, which replaces the old one. */
  readonly begin: (setup: ComputerGameSetup) => void
}

const replay = (moves: z.infer<typeof record>['moves']): ChessGame =>
  moves.reduce((game, { lan, clockMs }) => playMove(game, lan, { clockMs }), startGame())

function read(text: string): ComputerGameInput {
  const { setup, moves, times, end: ended } = record.parse(JSON.parse(text))
  return {
    setup,
    game: replay(moves),
    ...(times && { times }),
    ...(ended && { end: ended }),
  }
}

/** Stores the game against the computer in the browser, so that closing the page loses nothing. */
export function createSavedGames(store: KeyValueStore): SavedGames {
  const write = (value: z.input<typeof record>) => {
    try {
      store.setItem(key, JSON.stringify(value))
    } catch {
      // The game continues in memory; the player could do nothing about the error.
    }
  }
  return {
    load() {
      try {
        const text = store.getItem(key)
        return text === null ? null : read(text)
      } catch {
        try {
          store.removeItem(key)
        } catch {
          // If the store can't be read, there is nothing to remove.
        }
        return null
      }
    },
    save(view) {
      const { setup, game, clock } = view
      write({
        version: 1,
        setup,
        moves: game.history.map(({ lan, clockMs }) => ({ lan, clockMs })),
        times: clock && clock.times,
        end: view.status === 'over' ? view.end : null,
      })
    },
    begin: (setup) => write({ version: 1, setup, moves: [], times: null, end: null }),
  }
}
