import type { ShownStates } from './parameters.ts'

/** The states that a story shows now. */
export interface Shown {
  /** The machine's folder (`join-button`) or its id (`joinButton`). */
  readonly machine: string
  /** Paths of its active leaf states. */
  readonly leaves: readonly string[]
}

/** The state that a running machine publishes in the page (`apps/platform/src/stories/useStateMap.ts`). */
interface RunningMachine {
  readonly machine: string
  readonly value: unknown
}

declare global {
  interface WindowEventMap {
    'kingside:machine': CustomEvent<RunningMachine>
  }
}

/** The paths of the leaf states in a snapshot's value: `{ open: 'common' }` is `open.common`. */
export function leavesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')]
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value)
  return parts.length === 0
    ? [path.join('.')]
    : parts.flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
}

/** The states in a story's `state` parameter, one entry for each machine. */
export function shownBy(states: ShownStates = []): Shown[] {
  const byMachine = new Map<string, string[]>()
  for (const state of typeof states === 'string' ? [states] : states) {
    const [machine = '', leaf = ''] = state.split('/')
    byMachine.set(machine, [...(byMachine.get(machine) ?? []), leaf])
  }
  return [...byMachine].map(([machine, leaves]) => ({ machine, leaves }))
}

type Message = { readonly type: 'shown'; readonly shown: Shown | null } | { readonly type: 'asked' }

const channelName = 'kingside-state-map'

/**
 * Publishes the states of this page's story to every State map, also to those opened later. Returns a function that
 * stops it.
 */
export function tellShown(states: ShownStates | undefined): () => void {
  const channel = new BroadcastChannel(channelName)
  let latest: Shown | null = null
  const tell = (shown: Shown | null) => {
    latest = shown
    channel.postMessage({ type: 'shown', shown } satisfies Message)
  }
  const onMachine = ({ detail: { machine, value } }: WindowEventMap['kingside:machine']) =>
    tell({ machine, leaves: leavesIn(value) })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'asked') tell(latest)
  })
  window.addEventListener('kingside:machine', onMachine)
  tell(shownBy(states)[0] ?? null)
  return () => {
    window.removeEventListener('kingside:machine', onMachine)
    channel.close()
  }
}

/** Subscribes to the states of the current story; null is a story without a machine. */
export type ListenToShown = (listener: (shown: Shown | null) => void) => () => void

/** Subscribes to the stories of every page of this browser, and asks at once for the present states. */
export const listenToShown: ListenToShown = (listener) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'shown') listener(data.shown)
  })
  channel.postMessage({ type: 'asked' } satisfies Message)
  return () => channel.close()
}
