import { useContext, useSyncExternalStore, type ReactNode } from 'react'
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
  type QueuedToast,
  type ToastState,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import type { ToastContainer } from './toast.ts'
import * as styles from './Toast.css.ts'

const edges = [
  { edge: 'top', containers: ['topLeft', 'topCenter', 'topRight'] },
  { edge: 'bottom', containers: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const

interface ToastFrameProps<Content> {
  queue: ToastQueue<Content>
  /** Names the landmark, which F6 reaches. */
  label: string
  /** What stands at a place, given the toasts of all places. */
  children: (container: ToastContainer, visible: readonly QueuedToast<Content>[]) => ReactNode
}

/** The landmark that holds the six places. One holds them all: six landmarks would need six names. */
export function ToastFrame<Content>({ queue, label, children }: ToastFrameProps<Content>) {
  const hasToasts = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
    () => false,
  )
  // React Aria makes it a landmark when it mounts, and only if something is on the screen then.
  if (!hasToasts) return null
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={label}
      className={styles.region}
      // React Aria asks the browser's language for the direction; the document knows better.
      render={({ dir: _, ...dom }) => <div {...dom} />}
    >
      <Edges>{children}</Edges>
    </AriaToastRegion>
  )
}

function Edges<Content>({ children }: Pick<ToastFrameProps<Content>, 'children'>) {
  const state: ToastState<Content> | null = useContext(ToastStateContext)
  const visible = state?.visibleToasts ?? []
  return edges.map(({ edge, containers }) => (
    <div key={edge} className={styles.edge({ edge })}>
      {containers.map((container) => children(container, visible))}
    </div>
  ))
}

interface ToastPlaceProps {
  container: ToastContainer
  /** Its toasts, the newest first. */
  children: ReactNode
  /** Says how many more wait for room here. */
  more: ReactNode
}

/** One of the six places. */
export function ToastPlace({ container, children, more }: ToastPlaceProps) {
  return (
    <div className={styles.container({ container })}>
      <ol className={styles.list({ container })}>{children}</ol>
      {more !== undefined && <p className={styles.more}>{more}</p>}
    </div>
  )
}
