import type { PuzzleResult } from '@kingside/api/facts'
import { defineMessage } from 'react-intl'

/** How a try went. */
export const resultMessages = {
  failed: defineMessage({
    id: 'puzzles.result.failed',
    defaultMessage: 'Missed',
    description: 'How a puzzle went.',
  }),
  hinted: defineMessage({
    id: 'puzzles.result.hinted',
    defaultMessage: 'Solved with hints',
    description: 'How a puzzle went.',
  }),
  solved: defineMessage({
    id: 'puzzles.result.solved',
    defaultMessage: 'Solved',
    description: 'How a puzzle went.',
  }),
} as const satisfies Record<PuzzleResult, unknown>
