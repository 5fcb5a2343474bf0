import type { Clock } from '../clock.ts'

/** What the processors have done since the machine began, in ms of all of them. */
export interface ProcessorTimes {
  readonly busyMs: number
  readonly allMs: number
}

export interface CalmDeps {
  readonly clock: Pick<Clock, 'monotonic' | 'after'>
  readonly processors: () => ProcessorTimes
}

/** Lets work in the background go on only while there is little else to do. */
export interface Calm {
  /** Resolves when the machine has time: true goes on, false is the end. */
  readonly wait: () => Promise<boolean>
  /** Nothing goes on any more. */
  readonly end: () => void
}

/** With so much to do or more the machine is left alone. */
export const calmLoad = 0.3
/** So long it is watched, while the engine rests, and so long the engine may work then. */
export const watchMs = 1_000
export const burstMs = 5_000

export function createCalm({ clock, processors }: CalmDeps): Calm {
  let isEnded = false
  let calmUntil = -Infinity
  let wake = () => {}
  const rest = () =>
    new Promise<void>((done) => {
      const stop = clock.after(watchMs, done)
      wake = () => {
        stop()
        done()
      }
    })
  return {
    wait: async () => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- `end` modifies it
      while (!isEnded && clock.monotonic() >= calmUntil) {
        const before = processors()
        // oxlint-disable-next-line no-await-in-loop -- it waits until the machine is calm
        await rest()
        const after = processors()
        const allMs = after.allMs - before.allMs
        const load = allMs > 0 ? (after.busyMs - before.busyMs) / allMs : 1
        if (load < calmLoad) calmUntil = clock.monotonic() + burstMs
      }
      return !isEnded
    },
    end: () => {
      isEnded = true
      wake()
    },
  }
}
