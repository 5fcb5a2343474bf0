import type { SnapshotFrom } from 'xstate'
import { toastMachine } from './toast.machine.ts'
import { completeToast, type ToastContext, type ToastOptions } from './toast.types.ts'

type Snapshot = SnapshotFrom<typeof toastMachine>

export const drawOffer: ToastOptions = {
  id: 'draw-offer',
  title: { code: 'game.drawOffer.toast', values: { opponent: 'magnus_k' } },
}

const passing: ToastOptions = {
  id: 'saved',
  title: { text: 'Your profile was saved' },
  type: 'success',
  dismiss: { duration: 5_000 },
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Snapshot['value'],
  options: ToastOptions = passing,
  context: Partial<ToastContext> = {},
): Snapshot {
  const toast = completeToast(options)
  return toastMachine.resolveState({
    value,
    context: { toast, holders: [], leftMs: toast.dismiss.duration, since: 0, ...context },
  })
}

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const toastStates = {
  added: snapshotAt('added'),
  'shown.timing': snapshotAt({ shown: 'timing' }),
  'shown.staying': snapshotAt({ shown: 'staying' }, drawOffer),
  'shown.counting': snapshotAt({ shown: 'counting' }),
  'shown.held': snapshotAt({ shown: 'held' }, passing, { holders: ['hover'], leftMs: 3_200 }),
  leaving: snapshotAt('leaving'),
  removed: snapshotAt('removed'),
} satisfies Record<string, Snapshot>

export const exampleInputs = [
  { toast: completeToast(passing) },
  { toast: completeToast(drawOffer) },
  {
    toast: completeToast({
      ...passing,
      dismiss: { duration: 5_000, click: true, icon: false, pauseOnHover: false },
    }),
  },
]

export const exampleEvents = {
  'toast.show': [{ type: 'toast.show' as const, at: 1_000 }],
  'toast.hold': [
    { type: 'toast.hold' as const, by: 'hover' as const, at: 2_800 },
    { type: 'toast.hold' as const, by: 'focus' as const, at: 3_000 },
  ],
  'toast.release': [
    { type: 'toast.release' as const, by: 'hover' as const, at: 9_000 },
    { type: 'toast.release' as const, by: 'focus' as const, at: 9_500 },
  ],
  'toast.click': [{ type: 'toast.click' as const }],
  'toast.close': [{ type: 'toast.close' as const }],
  'toast.dismiss': [{ type: 'toast.dismiss' as const }],
}
