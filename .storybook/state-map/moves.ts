import { answersIn, delaysIn, type MachineEntry } from '@kingside/machines/catalogue'
import type { AnyMachineSnapshot, EventObject } from 'xstate'

/** An event with a name for its button. */
export interface Move {
  readonly label: string
  readonly event: EventObject
}

const plain = ({ type }: EventObject) =>
  type
    .replace(/^xstate\.done\.actor\.(?:\d+\.)?/, 'done: ')
    .replace(/^xstate\.error\.actor\.(?:\d+\.)?/, 'failed: ')
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')

/** Numbers the examples of an event that has several. */
function labelled(events: readonly EventObject[]): Move[] {
  const counts = new Map<string, number>()
  return events.map((event) => {
    const name = plain(event)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { label: nth === 1 ? name : `${name} ${nth}`, event }
  })
}

/** The events that the present state accepts: from the page, sockets, actors and delays. */
export function movesIn(
  entry: MachineEntry,
  snapshot: AnyMachineSnapshot,
): { readonly events: readonly Move[]; readonly answers: readonly Move[] } {
  if (snapshot.status !== 'active') return { events: [], answers: [] }
  const accepted = (moves: readonly Move[]) => moves.filter(({ event }) => snapshot.can(event))
  return {
    events: accepted(labelled(Object.values(entry.events).flat())),
    answers: accepted(labelled([...answersIn(entry, snapshot), ...delaysIn(snapshot)])),
  }
}
