import type { SnapshotFrom } from 'xstate'
import { type ToastContainer, toastContainers } from '../toast/toast.types.ts'
import type { toasterMachine } from './toaster.machine.ts'
import type { StandingToast } from './toaster.types.ts'

/** One of the six containers on the screen. */
export interface ToastPlaceView {
  readonly container: ToastContainer
  /** Newest first. */
  readonly toasts: readonly StandingToast[]
  /** How many more wait for this container. */
  readonly waiting: number
}

export type ToasterView =
  | { readonly status: 'empty' }
  /** Only containers with toasts, in the order of `toastContainers`. */
  | { readonly status: 'showing'; readonly places: readonly ToastPlaceView[] }

/** The machine's snapshot as the page sees it. */
export function selectToasterView({
  value,
  context,
}: SnapshotFrom<typeof toasterMachine>): ToasterView {
  switch (value) {
    case 'empty':
      return { status: 'empty' }
    case 'showing':
    case 'queueing':
      return {
        status: 'showing',
        places: toastContainers.flatMap((place) => placeOf(context, place)),
      }
    default:
      return value satisfies never
  }
}

function placeOf(
  { standing, waiting }: SnapshotFrom<typeof toasterMachine>['context'],
  container: ToastContainer,
): ToastPlaceView[] {
  const toasts = standing.filter(({ toast }) => toast.container === container).toReversed()
  if (toasts.length === 0) return []
  return [
    {
      container,
      toasts,
      waiting: waiting.filter((toast) => toast.container === container).length,
    },
  ]
}
