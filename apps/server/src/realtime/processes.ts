import type { Clock } from '../domain/clock.ts'
import type { Bus } from '../domain/realtime/bus.ts'

/** How often a process says that it is there, and after how long a silence it counts as gone, in milliseconds. */
const beatMs = 2_000
const silenceMs = 8_000

/** The other processes of the site. */
export interface Processes {
  /** Who this process is. */
  readonly id: string
  /** Calls back when another process was heard for the first time. */
  readonly onCame: (listener: (processId: string) => void) => void
  /** Calls back when another process has been silent for too long, or said that it stops. */
  readonly onGone: (listener: (processId: string) => void) => void
  readonly stop: () => void
}

export interface ProcessesDeps {
  readonly id: string
  readonly bus: Bus
  readonly clock: Clock
}

const channel = 'processes'

/** Notices which processes come and go: each says that it is there, over the bus. */
export async function watchProcesses({ id, bus, clock }: ProcessesDeps): Promise<Processes> {
  const heardAt = new Map<string, number>()
  const came = new Set<(processId: string) => void>()
  const gone = new Set<(processId: string) => void>()
  const sayAlive = () => bus.publish(channel, `lives ${id}`)
  const lose = (other: string) => {
    if (!heardAt.delete(other)) return
    for (const listener of gone) listener(other)
  }
  await bus.subscribe(channel, (message) => {
    const [word, other] = message.split(' ')
    if (other === undefined || other === id) return
    if (word === 'stops') return lose(other)
    const isNew = !heardAt.has(other)
    heardAt.set(other, clock.monotonic())
    if (!isNew) return
    // It may have come after this process's last word.
    sayAlive()
    for (const listener of came) listener(other)
  })
  let stopBeat = () => {}
  const beat = () => {
    sayAlive()
    const now = clock.monotonic()
    for (const [other, at] of heardAt) if (now - at >= silenceMs) lose(other)
    stopBeat = clock.after(beatMs, beat)
  }
  beat()
  return {
    id,
    onCame: (listener) => came.add(listener),
    onGone: (listener) => gone.add(listener),
    stop: () => {
      stopBeat()
      bus.publish(channel, `stops ${id}`)
    },
  }
}
