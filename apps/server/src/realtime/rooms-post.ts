import type { Bus } from '../domain/realtime/bus.ts'
import { type RoomsWire, roomsWire } from './rooms-wire.ts'

/** Where a process hears what others say to its rooms. */
const channelOf = (processId: string) => `rooms ${processId}`

/**
 * Sends to the rooms of other processes. What goes to one process within a turn of the event loop goes as one message,
 * in its order: under load the way over the bus costs a fraction for each.
 */
export function createRoomsPost(
  bus: Pick<Bus, 'publish'>,
): (to: string, message: RoomsWire) => void {
  const waiting = new Map<string, string[]>()
  const flush = () => {
    for (const [to, [first = '', ...more]] of waiting) {
      // A process of the version before understands one alone, but no list.
      bus.publish(channelOf(to), more.length === 0 ? first : `[${[first, ...more].join()}]`)
    }
    waiting.clear()
  }
  return (to, message) => {
    const text = JSON.stringify(message)
    if (waiting.size === 0) setImmediate(flush)
    const texts = waiting.get(to)
    if (texts) texts.push(text)
    else waiting.set(to, [text])
  }
}

/** Calls back with each message that other processes send to the rooms of this one, in its order. */
export async function listenToRooms(
  bus: Pick<Bus, 'subscribe'>,
  processId: string,
  {
    onMessage,
    onUnknown,
  }: {
    readonly onMessage: (message: RoomsWire) => void
    /** A process of another version may say what this one does not know. */
    readonly onUnknown: (error: Error) => void
  },
): Promise<void> {
  await bus.subscribe(channelOf(processId), (text) => {
    const heard: unknown = JSON.parse(text)
    for (const each of Array.isArray(heard) ? heard : [heard]) {
      const parsed = roomsWire.safeParse(each)
      if (parsed.success) onMessage(parsed.data)
      else onUnknown(parsed.error)
    }
  })
}
