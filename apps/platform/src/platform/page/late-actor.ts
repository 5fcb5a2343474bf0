import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** A flow whose code comes after the page's own. */
export interface LateActor<Actor extends Pick<AnyActorRef, 'send'>> {
  /** Tells it something; what is told before it is there is kept for it. */
  readonly send: (event: EventOf<Actor>) => void
  /** Asks for its code, where it is shown before there is anything to tell it. */
  readonly load: () => void
  /** Null until it is there. */
  readonly current: () => Actor | null
  /** Calls when it is there. @returns what stops the listening */
  readonly subscribe: (listener: () => void) => () => void
}

/** The place of a flow, and what puts the flow there. */
export interface LatePlace<Actor extends Pick<AnyActorRef, 'send'>> extends LateActor<Actor> {
  readonly arrive: (actor: Actor) => void
}

type EventOf<Actor extends Pick<AnyActorRef, 'send'>> = Parameters<Actor['send']>[0]

/**
 * Makes the place of a flow that comes later.
 * @param ask asks for its code: called when there is something to tell it, and it is not there
 */
export function createLatePlace<Actor extends Pick<AnyActorRef, 'send'>>(
  ask: () => void,
): LatePlace<Actor> {
  const listeners = new Set<() => void>()
  let actor: Actor | null = null
  let kept: readonly EventOf<Actor>[] = []
  return {
    send: (event) => {
      if (actor) return actor.send(event)
      kept = [...kept, event]
      return ask()
    },
    load: () => {
      if (!actor) ask()
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

/** The flow itself; null until it is there. */
export const useLateActor = <Actor extends AnyActorRef>(late: LateActor<Actor>): Actor | null =>
  useSyncExternalStore(late.subscribe, late.current)

/** What a flow shows. @param before what is shown until it is there, the same object at each render */
export function useLateView<Actor extends AnyActorRef, View>(
  late: LateActor<Actor>,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  before: View,
): View {
  return useSelector(useLateActor(late) ?? undefined, (snapshot) =>
    snapshot ? select(snapshot) : before,
  )
}
