import type { UciEngine } from '@kingside/chess-game'

export interface EnginePool {
  /**
   * Runs a task with an engine of its own, when one is free, in the order of asking. An engine that dies
   * is replaced and the task is begun again, twice at most.
   */
  readonly use: <T>(task: (engine: UciEngine) => Promise<T>) => Promise<T>
  /** How many tasks wait. */
  readonly waiting: () => number
  /** Ends the engines; what runs or waits rejects. */
  readonly close: () => void
}

export interface EnginePoolDeps {
  readonly start: () => Promise<UciEngine>
  /** How many engines run at once. */
  readonly size: number
  readonly onFailure: (event: string, error: unknown) => void
}

interface Slot {
  engine: Promise<UciEngine> | null
}

const attempts = 3

/** Engines that are started when they are first needed, and a queue before them. */
export function createEnginePool({ start, size, onFailure }: EnginePoolDeps): EnginePool {
  const slots: readonly Slot[] = Array.from({ length: size }, () => ({ engine: null }))
  const free: Slot[] = [...slots]
  const queue: { readonly go: (slot: Slot) => void; readonly stop: (error: Error) => void }[] = []
  let isClosed = false
  const closed = () => new Error('The engines have been closed.')

  const take = (): Promise<Slot> => {
    const slot = free.pop()
    if (slot) return Promise.resolve(slot)
    return new Promise((go, stop) => queue.push({ go, stop }))
  }
  const give = (slot: Slot) => {
    const next = queue.shift()
    if (next) next.go(slot)
    else free.push(slot)
  }

  async function attempt<T>(slot: Slot, task: (engine: UciEngine) => Promise<T>): Promise<T> {
    slot.engine ??= start()
    const engine = await slot.engine
    return task(engine)
  }

  async function replace(slot: Slot): Promise<void> {
    const broken = slot.engine
    slot.engine = null
    const engine = await broken?.catch(() => null)
    engine?.close()
  }

  return {
    use: async (task) => {
      if (isClosed) throw closed()
      const slot = await take()
      try {
        for (let left = attempts; ; left -= 1) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- an attempt follows on the failure of the one before
            return await attempt(slot, task)
          } catch (error) {
            if (isClosed) throw closed()
            onFailure('engine.failed', error)
            // oxlint-disable-next-line no-await-in-loop -- the broken engine goes first
            await replace(slot)
            if (left <= 1) throw error
          }
        }
      } finally {
        give(slot)
      }
    },
    waiting: () => queue.length,
    close: () => {
      isClosed = true
      for (const { stop } of queue.splice(0)) stop(closed())
      for (const slot of slots) void replace(slot)
    },
  }
}
