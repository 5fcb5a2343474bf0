import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** An actor whose code is loaded after the page's own. */
export interface LateActor<Actor extends Pick<AnyActorRef, 'send'>> {
  /** Sends it an event; events are kept until it is there. */
  readonly send: (event: EventOf<Actor>) => void
  /** Loads its code, where it is shown before it gets an event; resolves when it is there, or could not be loaded. */
  readonly load: () => Promise<void>
  /** Null until it is there. */
  readonly current: () => Actor | null
  /** Calls back when it is there. @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
}

/** The place of an actor, with a function that sets the actor. */
export interface LatePlace<Actor extends Pick<AnyActorRef, 'send'>> extends LateActor<Actor> {
  readonly arrive: (actor: Actor) => void
}

type EventOf<Actor extends Pick<AnyActorRef, 'send'>> = Parameters<Actor['send']>[0]

/**
 * Makes the place of an actor that is loaded later.
 * @param ask loads its code, and fails where that does: called when it is needed and not there
 */
export function createLatePlace<Actor extends Pick<AnyActorRef, 'send'>>(
  ask: () => Promise<void>,
): LatePlace<Actor> {
  const listeners = new Set<() => void>()
  let actor: Actor | null = null
  let kept: readonly EventOf<Actor>[] = []
  return {
    send: (event) => {
      if (actor) return actor.send(event)
      kept = [...kept, event]
      return void ask().catch(() => {})
    },
    load: async () => {
      if (!actor) await ask().catch(() => {})
    },
    current: () => actor,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive: (arrived) => {
      actor = arrived
      for (const event of kept) arrived.send(event)
      kept = []
      for (const listener of listeners) listener()
    },
  }
}

/** The actor; null until it is there. */
export const useLateActor = <Actor extends AnyActorRef>(late: LateActor<Actor>): Actor | null =>
  useSyncExternalStore(late.subscribe, late.current)

/** The view of an actor. @param before the view until it is there, the same object at each render */
export function useLateView<Actor extends AnyActorRef, View>(
  late: LateActor<Actor>,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  before: View,
): View {
  return useSelector(useLateActor(late) ?? undefined, (snapshot) =>
    snapshot ? select(snapshot) : before,
  )
}
