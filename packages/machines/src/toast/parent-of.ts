import type { AnyActorRef } from 'xstate'

/** The actor to send events to: the parent, or the actor itself when it has none. */
export function parentOf(self: AnyActorRef): AnyActorRef {
  const { _parent: parent = self } = self
  return parent
}
