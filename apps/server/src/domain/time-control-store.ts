import type { TimeControl } from '@kingside/api'

/** Where the time controls are kept. */
export interface TimeControlStore {
  /** Those that can be searched and challenged with, in the order to show them. */
  readonly list: () => Promise<readonly TimeControl[]>
}
