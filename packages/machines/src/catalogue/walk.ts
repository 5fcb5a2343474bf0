import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
  initialTransition,
  type StateValue,
} from 'xstate'
import type { MachineEntry } from './machine-entry.ts'

/** What a walk through all situations of a machine found. */
export interface Walk {
  /** Paths of the leaf states that were active. */
  readonly leaves: ReadonlySet<string>
  /** Transitions that were taken, as `state · event · place in its list`. */
  readonly taken: ReadonlySet<string>
  /** How many different situations there were. */
  readonly situations: number
  /** Whether the walk ended because nothing new was left, not because it reached its limit. */
  readonly complete: boolean
}

const doneEvent = (id: string) => `xstate.done.actor.${id}`
const errorEvent = (id: string) => `xstate.error.actor.${id}`

/** An event as XState makes it when an actor answers, fails, or a delay has passed. */
interface InternalEvent extends EventObject {
  readonly output?: unknown
  readonly error?: unknown
  readonly actorId?: string
}

type Node = MachineEntry['machine']['root']

/** The active states at and below a node, as a state value names them. */
const activeBelow = (node: Node, value: StateValue): Node[] => [
  node,
  ...(typeof value === 'string' ? [[value, {}] as const] : Object.entries(value)).flatMap(
    ([name, inner]) => {
      const child = node.states[name]
      return child === undefined ? [] : activeBelow(child, inner ?? {})
    },
  ),
]

const activeNodes = ({ machine, value }: AnyMachineSnapshot): Node[] =>
  activeBelow(machine.root, value)

/** What the actors that run in this situation may answer or fail with. */
export function answersIn(entry: MachineEntry, snapshot: AnyMachineSnapshot): InternalEvent[] {
  return activeNodes(snapshot).flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const known = id in entry.outputs || id in entry.failures
      const key = known || typeof src !== 'string' ? id : src
      return [
        ...(entry.outputs[key] ?? []).map((output) => ({
          type: doneEvent(id),
          output,
          actorId: id,
        })),
        ...(entry.failures[key] ?? []).map((error) => ({
          type: errorEvent(id),
          error,
          actorId: id,
        })),
      ]
    }),
  )
}

/** The delays that run in this situation, as the events that end them. */
export const delaysIn = (snapshot: AnyMachineSnapshot): InternalEvent[] =>
  activeNodes(snapshot).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** Every event that may come in this situation, accepted or not. */
export const eventsIn = (entry: MachineEntry, snapshot: AnyMachineSnapshot): EventObject[] => [
  ...Object.values(entry.events).flat(),
  ...answersIn(entry, snapshot),
  ...delaysIn(snapshot),
]

/** The paths of a snapshot's active leaf states. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))

export const transitionName = ({ source, eventType }: AnyTransitionDefinition, place: number) =>
  `${source.path.join('.') || '(root)'} · ${eventType} · ${place + 1}`

/** The names of the transitions that an event takes. */
function takenBy(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  return snapshot.machine.getTransitionData(snapshot, event).map((definition) => {
    const list = definition.source.transitions.get(definition.eventType) ?? []
    return transitionName(definition, list.indexOf(definition))
  })
}

/** Every transition of a machine by event, whether it can be taken or not. */
export const transitionsOf = ({ machine }: MachineEntry): string[] =>
  [machine.root, ...descendantsOf(machine.root)].flatMap((node) =>
    [...node.transitions.values()].flatMap((list) => list.map(transitionName)),
  )

const descendantsOf = (node: Node): Node[] =>
  Object.values(node.states).flatMap((child: Node) => [child, ...descendantsOf(child)])

/**
 * Tries every example event in every situation that earlier ones led to, breadth first, without running anything.
 * @param most the limit of situations at which the walk stops
 */
export function walk(entry: MachineEntry, most = 4_000): Walk {
  const leaves = new Set<string>()
  const taken = new Set<string>()
  const seen = new Set<string>()
  const queue: AnyMachineSnapshot[] = []
  const visit = (snapshot: AnyMachineSnapshot) => {
    const situation = entry.situation(snapshot)
    if (seen.has(situation)) return
    seen.add(situation)
    for (const leaf of leavesOf(snapshot)) leaves.add(leaf)
    entry.view(snapshot)
    queue.push(snapshot)
  }
  // Transient states are active only between microsteps.
  const pass = (steps: readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    for (const [between] of steps) for (const leaf of leavesOf(between)) leaves.add(leaf)
  }
  for (const input of entry.inputs) {
    pass(getInitialMicrosteps(entry.machine, input))
    visit(initialTransition(entry.machine, input)[0])
  }
  let next = 0
  for (; next < queue.length && seen.size < most; next += 1) {
    const snapshot = queue[next]
    if (snapshot === undefined || snapshot.status !== 'active') continue
    for (const event of eventsIn(entry, snapshot)) {
      const names = takenBy(snapshot, event)
      // Events without a transition change nothing, except an actor's error, which stops the machine.
      if (names.length === 0 && !event.type.startsWith('xstate.error.')) continue
      for (const name of names) taken.add(name)
      const steps = getMicrosteps(entry.machine, snapshot, event)
      pass(steps)
      visit(steps.at(-1)?.[0] ?? snapshot)
    }
  }
  return { leaves, taken, situations: seen.size, complete: next === queue.length }
}
