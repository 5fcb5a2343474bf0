import type { Clock } from '../domain/clock.ts'
import { oneRegion } from '../domain/games/regions.ts'
import type { Bus } from '../domain/realtime/bus.ts'

/** How often a process says that it is there, and after how long a silence it counts as gone, in milliseconds. */
const beatMs = 2_000
const silenceMs = 8_000

/** The other processes of the site. */
export interface Processes {
  /** Who this process is. */
  readonly id: string
  /** The processes that are there in a region, this one included. */
  readonly inRegion: (rId: string) => readonly string[]
  /**
   * Calls back when another process was heard for the first time, or came back from where it heard nothing:
   * it does not know what this process said before.
   */
  readonly onCame: (listener: (processId: string) => void) => void
  /** Calls back when another process has been silent for too long, or said that it stops. */
  readonly onGone: (listener: (processId: string) => void) => void
  /** Calls back when this process was cut off and is back: what it and the others said meanwhile is lost. */
  readonly onReturned: (listener: () => void) => void
  /** Whether a process has not ended. One that stands still has not; whether it will go on nobody can say. */
  readonly isThere: (processId: string) => Promise<boolean>
  readonly stop: () => void
}

export interface ProcessesDeps {
  readonly id: string
  /** The region of this process. @default the only one */
  readonly region?: string
  readonly bus: Bus
  readonly clock: Clock
}

const channel = 'processes'
/** Nothing is said there: that somebody listens shows that the process has not ended. */
const channelOf = (processId: string) => `process ${processId}`

/**
 * Notices which processes come and go: each says that it is there, over the bus. Others are judged when this process
 * hears itself, so that one that stood still, or whose bus is away, does not take everybody else for gone.
 */
export async function watchProcesses({
  id,
  region = oneRegion.own,
  bus,
  clock,
}: ProcessesDeps): Promise<Processes> {
  const heardAt = new Map<string, number>()
  const regionOf = new Map([[id, region]])
  const came = new Set<(processId: string) => void>()
  const gone = new Set<(processId: string) => void>()
  const returned = new Set<() => void>()
  let heardSelfAt = clock.monotonic()
  const say = (word: 'lives' | 'returns' | 'stops') =>
    bus.publish(channel, `${word} ${id} ${region}`)
  const lose = (other: string) => {
    if (!heardAt.delete(other)) return
    regionOf.delete(other)
    for (const listener of gone) listener(other)
  }
  const isThere = (other: string) => bus.hasSubscribers(channelOf(other))
  const loseIfEnded = async (other: string) => {
    // As long as nobody can say it, only its silence counts.
    if (!(await isThere(other).catch(() => true))) lose(other)
  }
  const hearSelf = () => {
    const now = clock.monotonic()
    const wasDeaf = now - heardSelfAt > 2 * beatMs
    heardSelfAt = now
    for (const [other, at] of heardAt) {
      if (wasDeaf) heardAt.set(other, now)
      else if (now - at >= silenceMs) lose(other)
      else void loseIfEnded(other)
    }
  }
  await bus.subscribe(channelOf(id), () => {})
  await bus.subscribe(channel, (message) => {
    const [word, other, at = oneRegion.own] = message.split(' ')
    if (other === undefined) return
    if (other === id) return hearSelf()
    if (word === 'stops') return lose(other)
    const isNew = !heardAt.has(other)
    heardAt.set(other, clock.monotonic())
    regionOf.set(other, at)
    // It may have come after this process's last message.
    if (isNew) say('lives')
    if (!isNew && word !== 'returns') return
    for (const listener of came) listener(other)
  })
  bus.onGap(() => {
    say('returns')
    for (const listener of returned) listener()
  })
  let stopBeat = () => {}
  const beat = () => {
    say('lives')
    stopBeat = clock.after(beatMs, beat)
  }
  beat()
  return {
    id,
    inRegion: (rId) => [...regionOf].flatMap(([other, of]) => (of === rId ? [other] : [])),
    onCame: (listener) => came.add(listener),
    onGone: (listener) => gone.add(listener),
    onReturned: (listener) => returned.add(listener),
    isThere,
    stop: () => {
      stopBeat()
      say('stops')
    },
  }
}
