import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { type ToastContainer, toastContainers, type ToastOptions } from '../toast/toast.types.ts'
import { toasterMachine } from './toaster.machine.ts'
import { maxToasts, type ToasterEvent, type ToasterInput } from './toaster.types.ts'

type Snapshot = SnapshotFrom<typeof toasterMachine>

const turn = (game: number): ToastOptions => ({
  id: `game-${game}`,
  title: { code: 'game.turn.toast', values: { game } },
  color: 'subdued',
  dismiss: { duration: 5_000 },
})

/** The title of the toast in each container, when all have one. */
const titles = {
  topLeft: 'Your profile was saved',
  topCenter: 'Round 3 begins in 5 minutes',
  topRight: 'priya_r accepted your challenge',
  bottomLeft: 'The game was copied as PGN',
  bottomCenter: 'You are back online',
  bottomRight: 'Aigerim Nurlanova is online',
} as const satisfies Record<ToastContainer, string>

const add = (toast: ToastOptions) => ({ type: 'toast.add' as const, toast })

/** The toaster after these events. Toasts need actors, which only events can start. */
export const snapshotAfter = (
  events: readonly ToasterEvent[],
  input: ToasterInput = { most: maxToasts },
): Snapshot =>
  events.reduce<Snapshot>(
    (snapshot, event) => transition(toasterMachine, snapshot, event)[0],
    initialTransition(toasterMachine, input)[0],
  )

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const toasterStates = {
  empty: snapshotAfter([]),
  showing: snapshotAfter([
    ...toastContainers.map((container) =>
      add({ id: container, title: { text: titles[container] }, container }),
    ),
    { type: 'toast.left', id: 'topLeft' },
  ]),
  queueing: snapshotAfter([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((game) => add(turn(game)))),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly ToasterInput[] = [{ most: 1 }, { most: maxToasts }]

const id = 'game-1'

export const exampleEvents = {
  'toast.add': [
    add(turn(1)),
    add(turn(2)),
    add({ id, title: { text: 'Elsewhere' }, container: 'bottomLeft' as const }),
  ],
  'toast.show': [{ type: 'toast.show' as const, id, at: 1_000 }],
  'toast.hold': [{ type: 'toast.hold' as const, id, by: 'hover' as const, at: 2_000 }],
  'toast.release': [{ type: 'toast.release' as const, id, by: 'hover' as const, at: 3_000 }],
  'toast.click': [{ type: 'toast.click' as const, id }],
  'toast.close': [{ type: 'toast.close' as const, id }],
  'toast.dismiss': [
    { type: 'toast.dismiss' as const, id },
    { type: 'toast.dismiss' as const, id: 'game-2' },
  ],
  'toasts.clear': [{ type: 'toasts.clear' as const }],
  'toast.left': [{ type: 'toast.left' as const, id }],
  'toast.removed': [
    { type: 'toast.removed' as const, id },
    { type: 'toast.removed' as const, id: 'nobody' },
  ],
}
