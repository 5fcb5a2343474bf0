import { type PasswordResetCode, selectPasswordResetView } from '@kingside/machines/password-reset'
import {
  passwordResetStates as states,
  snapshotAt,
} from '@kingside/machines/password-reset/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { messages } from './PasswordReset.messages.ts'
import { PasswordReset } from './PasswordReset.view.tsx'

const view = selectPasswordResetView

/** A clock that stands still, so that the pictures do. */
const still = () => 0

/** The way to a new password; one story for each state of its machine, and for each refusal. */
const meta = {
  component: PasswordReset,
  title: 'Features/PasswordReset',
  args: {
    view: view(states['request.editing']),
    now: still,
    onEmail: fn(),
    onResend: fn(),
    onPassword: fn(),
    onChange: fn(),
    onRestart: fn(),
    onSignIn: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof PasswordReset>

export default meta
type Story = StoryObj<typeof meta>

const refused = (form: 'request' | 'newPassword', code: PasswordResetCode) =>
  view(
    snapshotAt(form === 'request' ? { request: 'refused' } : { newPassword: 'refused' }, {
      refusal: { code, detail: null, waitMs: null, at: null },
    }),
  )

/** Passed through at once; looks as the first form does. */
export const Opening: Story = {
  parameters: {
    state: 'password-reset/opening',
    visual: { looksLike: 'platform-features-passwordreset--request-editing' },
  },
  args: { view: view(states.opening) },
}

export const RequestEditing: Story = {
  parameters: { state: 'password-reset/request.editing', visual: { claims: 'feature' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email' }),
      'aigerim@mail.example{Enter}',
    )
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onEmail).toHaveBeenCalledWith('aigerim@mail.example')
  },
}

export const RequestInvalid: Story = {
  parameters: { state: 'password-reset/request.invalid' },
  args: { view: view(states['request.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Email is invalid/)
  },
}

export const RequestRefused: Story = {
  parameters: { state: 'password-reset/request.refused' },
  args: { view: view(states['request.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline')
  },
}

export const RequestThrottled: Story = {
  args: { view: refused('request', 'throttled') },
  parameters: {
    modes: {
      kazakh: { args: { view: view(states['newPassword.refused']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['sent.waiting']) }, globals: { locale: 'ru' } },
      'long-words': {
        args: {
          view: view(
            snapshotAt(
              { sent: 'ready' },
              { email: `${'nurmukhambetova'.repeat(3)}@championship-secretariat.mail.example` },
            ),
          ),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const RequestTimedOut: Story = { args: { view: refused('request', 'timeout') } }

export const Sending: Story = {
  parameters: { state: 'password-reset/sending' },
  args: { view: view(states.sending) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}')
    await expect(args.onEmail).not.toHaveBeenCalled()
  },
}

export const SentWaiting: Story = {
  parameters: { state: 'password-reset/sent.waiting' },
  args: { view: view(states['sent.waiting']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('01:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}

/** The last request was one too many. */
export const SentResendThrottled: Story = {
  args: {
    view: view(
      snapshotAt(
        { sent: 'waiting' },
        {
          resendAt: 30_000,
          refusal: { code: 'resend_throttled', detail: null, waitMs: 30_000, at: 0 },
        },
      ),
    ),
  },
}

export const SentReady: Story = {
  parameters: { state: 'password-reset/sent.ready' },
  args: { view: view(states['sent.ready']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** From field to field with Tab, and off with Enter. */
export const NewPasswordEditing: Story = {
  parameters: { state: 'password-reset/newPassword.editing' },
  args: { view: view(states['newPassword.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('New password').focus()
    await userEvent.keyboard('horsebattery7')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Repeat new password')).toHaveFocus()
    await userEvent.keyboard('horsebattery7{Enter}')
    await expect(args.onPassword).toHaveBeenCalledWith({
      password: 'horsebattery7',
      repeat: 'horsebattery7',
    })
  },
}

export const NewPasswordInvalid: Story = {
  parameters: { state: 'password-reset/newPassword.invalid' },
  args: { view: view(states['newPassword.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weak password')).toBeVisible()
    await expect(canvas.getByText('Passwords must be equal')).toBeVisible()
  },
}

export const NewPasswordRefused: Story = {
  parameters: { state: 'password-reset/newPassword.refused' },
  args: { view: view(states['newPassword.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Too similar to your name or email/,
    )
  },
}

export const NewPasswordEmpty: Story = {
  args: {
    view: view(
      snapshotAt(
        { newPassword: 'invalid' },
        { problems: { email: null, password: 'empty_password', repeat: null } },
      ),
    ),
  },
}

export const NewPasswordTooShort: Story = {
  args: { view: refused('newPassword', 'password_too_short') },
}

export const NewPasswordTooCommon: Story = {
  args: { view: refused('newPassword', 'password_too_common') },
}

export const NewPasswordNumeric: Story = {
  args: { view: refused('newPassword', 'password_entirely_numeric') },
}

export const NewPasswordNotSaved: Story = {
  args: { view: refused('newPassword', 'something_wents_wrong') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something wents wrong. Try again')
  },
}

export const Saving: Story = {
  parameters: { state: 'password-reset/saving' },
  args: { view: view(states.saving) },
}

export const DeadToken: Story = {
  parameters: { state: 'password-reset/deadToken' },
  args: { view: view(states.deadToken) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request new link' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  parameters: { state: 'password-reset/done' },
  args: { view: view(states.done) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
