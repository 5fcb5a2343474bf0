import type { Toast, ToastContainer } from '../toast/toast.types.ts'
import type { ToasterContext } from './toaster.types.ts'

/** A change of the toasts, and which actors it starts and stops. */
export interface Change {
  readonly context: ToasterContext
  /** Toasts that appear on the screen and need an actor. */
  readonly appear: readonly Toast[]
  /** Ids of toasts whose actors must stop. */
  readonly vanish: readonly string[]
}

export const isStanding = ({ standing }: ToasterContext, id: string) =>
  standing.some(({ toast }) => toast.id === id)

const hasRoomAt = ({ standing, most }: ToasterContext, container: ToastContainer) =>
  standing.filter(({ toast }) => toast.container === container).length < most

const withoutStanding = (context: ToasterContext, id: string): ToasterContext => ({
  ...context,
  standing: context.standing.filter(({ toast }) => toast.id !== id),
})

const withoutWaiting = (context: ToasterContext, id: string): ToasterContext =>
  context.waiting.some((toast) => toast.id === id)
    ? { ...context, waiting: context.waiting.filter((toast) => toast.id !== id) }
    : context

const show = (context: ToasterContext, toast: Toast): ToasterContext => ({
  ...context,
  standing: [...context.standing, { toast, leaving: false }],
})

/** Shows the next waiting toast when its container has room. */
function letIn(change: Change, container: ToastContainer): Change {
  const { context } = change
  const next = context.waiting.find((toast) => toast.container === container)
  if (!next || !hasRoomAt(context, container)) return change
  return {
    ...change,
    context: show(withoutWaiting(context, next.id), next),
    appear: [...change.appear, next],
  }
}

const waitIn = (context: ToasterContext, toast: Toast): ToasterContext => {
  const place = context.waiting.findIndex(({ id }) => id === toast.id)
  const sameContainer = context.waiting[place]?.container === toast.container
  return {
    ...context,
    waiting: sameContainer
      ? context.waiting.with(place, toast)
      : [...withoutWaiting(context, toast.id).waiting, toast],
  }
}

/** Adds a toast. One with the id of another replaces it, and keeps its place in the queue. */
export function addToast(before: ToasterContext, toast: Toast): Change {
  const replaced = before.standing.find(({ toast: { id } }) => id === toast.id)?.toast
  const context = withoutStanding(before, toast.id)
  const vanish = replaced ? [toast.id] : []
  const added: Change = hasRoomAt(context, toast.container)
    ? { context: show(withoutWaiting(context, toast.id), toast), appear: [toast], vanish }
    : { context: waitIn(context, toast), appear: [], vanish }
  return replaced ? letIn(added, replaced.container) : added
}

/** Removes a toast that has left the screen or still waits. */
export function removeToast(before: ToasterContext, id: string): Change {
  const gone = before.standing.find(({ toast }) => toast.id === id)?.toast
  const context = withoutWaiting(withoutStanding(before, id), id)
  if (!gone) return { context, appear: [], vanish: [] }
  return letIn({ context, appear: [], vanish: [id] }, gone.container)
}
