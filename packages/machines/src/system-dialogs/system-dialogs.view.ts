import type { SnapshotFrom } from 'xstate'
import type { systemDialogsMachine } from './system-dialogs.machine.ts'
import type { SystemDialog } from './system-dialogs.types.ts'

/** What the host shows: one dialog at a time. */
export type SystemDialogsView =
  | { readonly status: 'idle' }
  /** `waiting` is the number of dialogs after it. */
  | { readonly status: 'open'; readonly dialog: SystemDialog; readonly waiting: number }
  /** It has its answer and fades; send `dialog.closed` when it is gone. */
  | { readonly status: 'fading'; readonly dialog: SystemDialog; readonly waiting: number }

type Value = SnapshotFrom<typeof systemDialogsMachine>['value']

/** The machine's snapshot as the page sees it. */
export function selectSystemDialogsView({
  value,
  context: { current, waiting },
}: SnapshotFrom<typeof systemDialogsMachine>): SystemDialogsView {
  const status = statusOf(value)
  if (status === 'idle' || current === null) return { status: 'idle' }
  return { status, dialog: current, waiting: waiting.length }
}

function statusOf(value: Value): SystemDialogsView['status'] {
  switch (value) {
    case 'idle':
    case 'deciding':
      return 'idle'
    case 'fading':
      return 'fading'
    default:
      return 'open' in value ? 'open' : (value satisfies never)
  }
}
