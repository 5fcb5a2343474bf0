import type { SnapshotFrom } from 'xstate'
import { systemDialogsMachine } from './system-dialogs.machine.ts'
import type {
  AlertDialogOptions,
  ChooseDialogOptions,
  ConfirmDialogOptions,
  SystemDialogsContext,
} from './system-dialogs.types.ts'

type Snapshot = SnapshotFrom<typeof systemDialogsMachine>

const banned: AlertDialogOptions = {
  id: 'ban',
  title: { text: 'Your account is closed until 1 March' },
}

const resign: ConfirmDialogOptions = {
  id: 'resign',
  title: { code: 'game.resign.confirm' },
  yesLabel: { code: 'game.resign.yes' },
  danger: true,
}

const rematch: ChooseDialogOptions = {
  id: 'rematch',
  title: { code: 'game.rematch.ask', values: { opponent: 'magnus_k' } },
  choices: [
    { value: 'later', label: { code: 'game.rematch.later' } },
    { value: 'now', label: { code: 'game.rematch.now' } },
  ],
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: Snapshot['value'],
  context: Partial<SystemDialogsContext> = {},
): Snapshot {
  return systemDialogsMachine.resolveState({
    value,
    context: { current: { kind: 'alert', ...banned }, answered: false, waiting: [], ...context },
  })
}

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const systemDialogsStates = {
  idle: snapshotAt('idle', { current: null }),
  deciding: snapshotAt('deciding'),
  'open.alert': snapshotAt({ open: 'alert' }),
  'open.confirm': snapshotAt({ open: 'confirm' }, { current: { kind: 'confirm', ...resign } }),
  'open.choose': snapshotAt(
    { open: 'choose' },
    { current: { kind: 'choose', ...rematch }, waiting: [{ kind: 'alert', ...banned }] },
  ),
  fading: snapshotAt('fading', { answered: true }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'dialog.alert': [{ type: 'dialog.alert' as const, dialog: banned }],
  'dialog.confirm': [{ type: 'dialog.confirm' as const, dialog: resign }],
  'dialog.choose': [{ type: 'dialog.choose' as const, dialog: rematch }],
  'dialog.answer': [
    { type: 'dialog.answer' as const, id: 'ban', answer: 'ok' },
    { type: 'dialog.answer' as const, id: 'resign', answer: 'yes' },
    { type: 'dialog.answer' as const, id: 'rematch', answer: 'maybe' },
  ],
  'dialog.leave': [
    { type: 'dialog.leave' as const, id: 'resign' },
    { type: 'dialog.leave' as const, id: 'rematch' },
  ],
  'dialog.closed': [
    { type: 'dialog.closed' as const, id: 'ban' },
    { type: 'dialog.closed' as const, id: 'resign' },
  ],
  'dialogs.dismiss': [{ type: 'dialogs.dismiss' as const }],
}
