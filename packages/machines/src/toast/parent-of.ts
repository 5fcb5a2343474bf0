import type { AnyActorRef } from 'xstate'

/** Whom an actor tells its news: its parent, or itself when it runs on its own and there is nobody. */
export function parentOf(self: AnyActorRef): AnyActorRef {
  const { _parent: parent = self } = self
  return parent
}
