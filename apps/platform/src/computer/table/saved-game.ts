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

/** Version 1 of what is kept. A game is kept by its moves, so that what is read back is legal chess. */
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
  /** The kept game, or null when there is none. What can't be read is removed, never thrown. */
  readonly load: () => ComputerGameInput | null
  /** Keeps a game as it stands. A full or forbidden store loses the keeping, not the game. */
  readonly save: (view: ComputerGameView) => void
  /** Keeps a new game, which replaces the old one. */
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

/** Keeps the game against the computer in the browser, so that closing the page loses nothing. */
export function createSavedGames(store: KeyValueStore): SavedGames {
  const write = (value: z.input<typeof record>) => {
    try {
      store.setItem(key, JSON.stringify(value))
    } catch {
      // The game goes on in memory; there is nothing that the player could do about it now.
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
          // A store that can't be read can't be mended either.
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
