import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { provideSupportMessage, type supportMessageMachine } from './support-message.machine.ts'
import type {
  SupportMessageContext,
  SupportMessageEvent,
  SupportMessageForm,
} from './support-message.types.ts'

type Snapshot = SnapshotFrom<typeof supportMessageMachine>

/** The machine with a server that never answers. */
export const exampleSupportMessage = provideSupportMessage({
  sendMessage: () => new Promise(() => {}),
})

const noProblems = { subject: null, message: null, replyTo: null }

export const exampleForm: SupportMessageForm = {
  subject: 'The clock of my last game',
  message: 'My clock jumped by ten seconds on move 31. Can you look at it?',
  replyTo: 'dana@kingside.example',
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<SupportMessageContext> = {},
): Snapshot =>
  exampleSupportMessage.resolveState({
    value,
    context: { form: exampleForm, problems: noProblems, refusal: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const supportMessageStates = {
  'form.editing': snapshotAt({ form: 'editing' }, { form: null }),
  'form.invalid': snapshotAt(
    { form: 'invalid' },
    {
      problems: {
        subject: 'fill_in_the_value',
        message: 'fill_in_the_value',
        replyTo: 'email_invalid',
      },
    },
  ),
  'form.refused': snapshotAt({ form: 'refused' }, { refusal: refusal('something_wents_wrong') }),
  sending: snapshotAt('sending'),
  sent: snapshotAt('sent'),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'form.submit': [
    { type: 'form.submit', ...exampleForm },
    { type: 'form.submit', ...exampleForm, message: ' ' },
  ],
  'form.change': [{ type: 'form.change' }],
  'form.cancel': [{ type: 'form.cancel' }],
  'form.again': [{ type: 'form.again' }],
} satisfies { [T in SupportMessageEvent['type']]: Extract<SupportMessageEvent, { type: T }>[] }

export const exampleOutputs = { sendMessage: [undefined] }

export const exampleFailures = {
  sendMessage: [{ failure: 'throttled', waitMs: 2_400_000, at: 0 }, { failure: 'offline' }],
}
