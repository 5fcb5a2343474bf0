import type { SnapshotFrom } from 'xstate'
import type { toastMachine } from './toast.machine.ts'
import type { Toast } from './toast.types.ts'

/** The state of one toast. */
export type ToastView =
  /** Not on the screen yet; its time has not started. */
  | { readonly status: 'added'; readonly toast: Toast }
  /** `time` is null for a toast that stays until it is dismissed. */
  | {
      readonly status: 'shown'
      readonly toast: Toast
      readonly time: 'running' | 'held' | null
      readonly closable: boolean
      readonly clickable: boolean
    }
  | { readonly status: 'leaving'; readonly toast: Toast }
  | { readonly status: 'removed' }

type Value = 'added' | 'leaving' | 'removed' | { readonly shown: ShownValue }
type ShownValue = 'timing' | 'staying' | 'counting' | 'held'

/** The machine's snapshot as the page sees it. */
export function selectToastView(snapshot: SnapshotFrom<typeof toastMachine>): ToastView {
  const { toast } = snapshot.context
  const value: Value = snapshot.value
  switch (value) {
    case 'added':
    case 'leaving':
      return { status: value, toast }
    case 'removed':
      return { status: 'removed' }
    default:
      return {
        status: 'shown',
        toast,
        time: timeOf(value.shown),
        closable: toast.dismiss.icon,
        clickable: toast.dismiss.click,
      }
  }
}

function timeOf(value: ShownValue) {
  switch (value) {
    case 'counting':
      return 'running'
    case 'held':
      return 'held'
    case 'timing':
    case 'staying':
      return null
    default:
      return value satisfies never
  }
}
