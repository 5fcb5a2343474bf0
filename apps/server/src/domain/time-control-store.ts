import type { TimeControl } from '@kingside/api'

/** Where the time controls are kept. */
export interface TimeControlStore {
  /** All of them, in the order to show them. */
  readonly list: () => Promise<readonly TimeControl[]>
}
