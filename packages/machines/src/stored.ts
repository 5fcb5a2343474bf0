import type { AnyStateNode, StateValue } from 'xstate'

/** What a machine must offer so that a snapshot can be made from stored data. */
interface Resumable<Context, Snapshot> {
  readonly root: AnyStateNode
  resolveState(config: { value: StateValue; context: Context }): Snapshot
}

interface StoredShape<Context> {
  readonly version: number
  /** Checks the context's shape: anybody may have written to the storage. */
  readonly isContext: (context: unknown) => context is Context
}

interface Stored {
  readonly version: number
  readonly value: unknown
  readonly context: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasStored = (data: unknown): data is Stored =>
  isRecord(data) && 'value' in data && 'context' in data && typeof data['version'] === 'number'

/**
 * A snapshot as text to store: its state and context, without running actors.
 * @param version raised whenever the states or the context of the machine change their shape
 */
export const storeSnapshot = (
  snapshot: { readonly value: unknown; readonly context: unknown },
  version: number,
): string => JSON.stringify({ version, value: snapshot.value, context: snapshot.context })

/**
 * Reads what `storeSnapshot` wrote. Text of another version, with an unknown state, or with a context of another shape
 * gives null, and the machine starts anew. It never throws.
 */
export function restoreSnapshot<Context, Snapshot>(
  machine: Resumable<Context, Snapshot>,
  text: string | null,
  { version, isContext }: StoredShape<Context>,
): Snapshot | null {
  if (text === null) return null
  try {
    const data: unknown = JSON.parse(text)
    if (!hasStored(data) || data.version !== version || !isContext(data.context)) return null
    if (!isValueOf(machine.root, data.value)) return null
    return machine.resolveState({ value: data.value, context: data.context })
  } catch {
    return null
  }
}

/** Whether a state value names exactly one child of each compound state, and all of a parallel one. */
function isValueOf(node: AnyStateNode, value: unknown): value is StateValue {
  const children = Object.keys(node.states)
  if (typeof value === 'string') {
    const child = Object.hasOwn(node.states, value) ? node.states[value] : undefined
    return node.type === 'compound' && child !== undefined && Object.keys(child.states).length === 0
  }
  if (!isRecord(value)) return false
  const named = Object.entries(value)
  const all = node.type === 'parallel' ? children.length : 1
  return (
    named.length === all &&
    named.every(([name, inner]) => {
      const child = Object.hasOwn(node.states, name) ? node.states[name] : undefined
      return child !== undefined && (isValueOf(child, inner) || isEmptyLeaf(child, inner))
    })
  )
}

/** XState writes a leaf beside others of a parallel state as an empty object. */
const isEmptyLeaf = (node: AnyStateNode, value: unknown) =>
  Object.keys(node.states).length === 0 && isRecord(value) && Object.keys(value).length === 0
