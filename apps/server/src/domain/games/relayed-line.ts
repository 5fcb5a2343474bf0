import { gameEnd } from '@kingside/api'
import { z } from 'zod/mini'

/** All that a broadcast's PGN says of a game by now. */
export const relayedLine = z.readonly(
  z.object({
    plies: z.readonly(
      z.array(
        z.readonly(
          z.object({
            uci: z.string(),
            /** The position after it. */
            fen: z.string(),
            /** What the mover had left after it, in ms; null where the PGN does not say. */
            clockMs: z.nullable(z.number()),
          }),
        ),
      ),
    ),
    /** Null while it goes on. */
    end: z.nullable(gameEnd),
  }),
)
export type RelayedLine = z.output<typeof relayedLine>
