import { Surface } from '@kingside/design-system/Surface'
import { selectSupportMessageView } from '@kingside/machines/support-message'
import {
  exampleForm,
  snapshotAt,
  supportMessageStates as states,
} from '@kingside/machines/support-message/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SupportForm } from './SupportForm.view.tsx'

const view = selectSupportMessageView
const empty = { subject: '', message: '', replyTo: '' }

/** The form that writes to the operator; one story for each state of its machine. */
const meta = {
  component: SupportForm,
  title: 'Features/SupportForm',
  args: {
    view: view(states['form.editing']),
    draft: exampleForm,
    now: () => 0,
    onSubmit: fn(),
    onChange: fn(),
    onCancel: fn(),
    onAgain: fn(),
  },
  decorators: [
    (Story) => (
      <Surface padding={6}>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof SupportForm>

export default meta
type Story = StoryObj<typeof meta>

const refused = (code: Parameters<typeof snapshotRefused>[0], waitMs: number | null = null) =>
  view(snapshotRefused(code, waitMs))

const snapshotRefused = (
  code: 'email_invalid' | 'throttled' | 'offline' | 'timeout' | 'something_wents_wrong',
  waitMs: number | null,
) => snapshotAt({ form: 'refused' }, { refusal: { code, detail: null, waitMs, at: 0 } })

export const FormEditing: Story = {
  args: { draft: empty },
  parameters: { state: 'support-message/form.editing' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Clock')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'It jumped.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'dana@k.example')
    await expect(args.onChange).toHaveBeenLastCalledWith({ replyTo: 'dana@k.example' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subject: 'Clock',
      message: 'It jumped.',
      replyTo: 'dana@k.example',
    })
  },
}

export const FormInvalid: Story = {
  args: { view: view(states['form.invalid']), draft: empty },
  parameters: {
    state: 'support-message/form.invalid',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { args: { view: refused('throttled', 2_400_000) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
    await expect(canvas.getByRole('textbox', { name: 'Your email' })).toHaveAccessibleDescription(
      /Email is invalid/,
    )
  },
}

/** Too much was pasted: the form says how much, and keeps all of it. */
export const TooLong: Story = {
  args: {
    view: view(
      snapshotAt(
        { form: 'invalid' },
        { problems: { subject: 'too_long', message: null, replyTo: null } },
      ),
    ),
    draft: { ...exampleForm, subject: 'A clock that jumped '.repeat(7) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too long')).toBeVisible()
    await expect(canvas.getByText('140/120')).toBeVisible()
  },
}

export const FormRefused: Story = {
  args: { view: view(states['form.refused']) },
  parameters: { state: 'support-message/form.refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t send your message')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(exampleForm.message)
  },
}

export const Throttled: Story = {
  args: { view: refused('throttled', 2_400_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Try again in 40:00/)
  },
}

export const Offline: Story = { args: { view: refused('offline') } }

export const TimedOut: Story = {
  args: { view: refused('timeout') },
  parameters: { visual: { looksLike: 'platform-features-supportform--form-refused' } },
}

export const EmailRefused: Story = {
  args: { view: refused('email_invalid') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email is invalid')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** The button has become the way back. */
export const Sending: Story = {
  args: { view: view(states.sending) },
  parameters: { state: 'support-message/sending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Send message/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  args: { view: view(states.sent) },
  parameters: { state: 'support-message/sent' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We’ll reply to dana@kingside.example.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
