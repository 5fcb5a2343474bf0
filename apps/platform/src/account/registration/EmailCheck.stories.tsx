import { type EmailCheckCode, selectEmailCheckView } from '@kingside/machines/email-check'
import { emailCheckStates as states, snapshotAt } from '@kingside/machines/email-check/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn } from 'storybook/test'
import { accountMessages } from '../form/account.messages.ts'
import { inPopup } from '../../stories/in-popup.tsx'
import { EmailCheck } from './EmailCheck.view.tsx'

const view = selectEmailCheckView

/** The address in the registration form; one story for each state of its machine, and for each answer. */
const meta = {
  component: EmailCheck,
  title: 'Features/EmailCheck',
  args: {
    view: view(states.editing),
    now: () => 0,
    onChange: fn(),
    onCheck: fn(),
    onResend: fn(),
    onActivation: fn(),
    onSignIn: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...accountMessages.register} />)],
} satisfies Meta<typeof EmailCheck>

export default meta
type Story = StoryObj<typeof meta>

const failed = (code: EmailCheckCode) =>
  view(snapshotAt('failed', { refusal: { code, detail: null, waitMs: null, at: null } }))

/** Nothing is asked while the address is written, only when the field is left; then without spaces around it. */
export const Editing: Story = {
  parameters: { state: 'email-check/editing' },
  args: { view: view(states.editing) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'mail.example ')
    await expect(args.onCheck).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('aigerim@mail.example')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  parameters: { state: 'email-check/invalid' },
  args: { view: view(states.invalid) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Email/ })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Email is invalid/)
  },
}

export const InvalidEmpty: Story = {
  args: { view: view(snapshotAt('invalid', { email: '', problem: 'empty_email' })) },
  parameters: {
    modes: {
      kazakh: { args: { view: view(states.taken) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['unverified.notSent']) }, globals: { locale: 'ru' } },
      'long-words': {
        args: {
          view: view(
            snapshotAt('free', {
              email: `${'nurmukhambetova'.repeat(3)}@championship-secretariat.mail.example`,
            }),
          ),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Checking: Story = {
  parameters: { state: 'email-check/checking' },
  args: { view: view(states.checking) },
}

export const Free: Story = {
  parameters: { state: 'email-check/free' },
  args: { view: view(states.free) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can use this email')).toBeVisible()
    await expect(canvas.getByRole('textbox')).not.toBeInvalid()
  },
}

export const Taken: Story = {
  parameters: { state: 'email-check/taken', visual: { claims: 'feature' } },
  args: { view: view(states.taken) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('User with such email already exists')).toBeVisible()
    canvas.getByRole('textbox', { name: /Email/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sign in instead' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Banned: Story = {
  parameters: { state: 'email-check/banned' },
  args: { view: view(states.banned) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please use another email')).toBeVisible()
  },
}

/** The field is not wrong: registration checks the address again. */
export const Failed: Story = {
  parameters: { state: 'email-check/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re offline')).toBeVisible()
    await expect(canvas.getByRole('textbox')).not.toBeInvalid()
  },
}

/** Too many attempts: the time runs until the next. */
export const FailedThrottled: Story = {
  args: {
    view: view(
      snapshotAt('failed', {
        refusal: { code: 'throttled', detail: null, waitMs: 42_000, at: 0 },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too many attempts. Try again in/)).toHaveTextContent('00:42')
  },
}

export const FailedTimedOut: Story = { args: { view: failed('timeout') } }

export const UnverifiedSending: Story = {
  parameters: { state: 'email-check/unverified.sending' },
  args: { view: view(states['unverified.sending']) },
}

export const UnverifiedSent: Story = {
  parameters: { state: 'email-check/unverified.sent' },
  args: { view: view(states['unverified.sent']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter code' }))
    await expect(args.onActivation).toHaveBeenCalledOnce()
  },
}

export const UnverifiedNotSent: Story = {
  parameters: { state: 'email-check/unverified.notSent' },
  args: { view: view(states['unverified.notSent']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Too many attempts. Try again later.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
