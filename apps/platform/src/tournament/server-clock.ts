import { perApp } from '../platform/page/index.ts'

export interface ServerClock {
  /** The server's time now, as far as is known, in ms since 1970. */
  readonly now: () => number
  /** The server has just said what time it is there. */
  readonly learn: (serverTs: number) => void
}

/** A device's clock may be minutes wrong, and the start of a round is not. */
export function createServerClock(deviceNow: () => number): ServerClock {
  let ahead = 0
  return {
    now: () => deviceNow() + ahead,
    learn: (serverTs) => {
      ahead = serverTs - deviceNow()
    },
  }
}

/** One for each app. */
export const serverClockOf = perApp(({ wallNow }) => createServerClock(wallNow))
