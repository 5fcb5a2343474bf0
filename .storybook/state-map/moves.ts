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

/** Several examples of one event are told apart by number. */
function labelled(events: readonly EventObject[]): Move[] {
  const counts = new Map<string, number>()
  return events.map((event) => {
    const name = plain(event)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { label: nth === 1 ? name : `${name} ${nth}`, event }
  })
}

/** What the present state accepts: what a page or a socket may send, and what actors and delays may bring. */
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
