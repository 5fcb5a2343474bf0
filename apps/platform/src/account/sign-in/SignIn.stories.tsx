import { Stack } from '@kingside/design-system/Stack'
import { selectSignInView, signInCodes, socialProviders } from '@kingside/machines/sign-in'
import { signInStates as states, snapshotAt } from '@kingside/machines/sign-in/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { messages } from './SignIn.messages.ts'
import { SignIn } from './SignIn.view.tsx'
import { SignInNotice } from './SignInNotice.tsx'

const view = selectSignInView

/** The sign-in popup; one story for each state of its machine, and one with every answer of the server. */
const meta = {
  component: SignIn,
  title: 'Features/SignIn',
  args: {
    view: view(states['form.editing']),
    providers: socialProviders,
    now: () => 0,
    onSubmit: fn(),
    onChange: fn(),
    onCancel: fn(),
    onSocial: fn(),
    onActivation: fn(),
    onForgotten: fn(),
    onRegister: fn(),
    onCode: fn(),
    onCodeChange: fn(),
    onCodeLeave: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof SignIn>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the empty form does. */
export const Opening: Story = {
  parameters: {
    state: 'sign-in/opening',
    modes: {
      kazakh: { args: { view: view(states['form.invalid']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['form.unverified']) }, globals: { locale: 'ru' } },
      'long-words': {
        args: {
          view: view(
            snapshotAt(
              { form: 'banned' },
              {
                email:
                  'aigerim.nurmukhambetova-abdrakhmanova@championship-secretariat.mail.example',
                refusal: {
                  code: 'player_banned',
                  detail: `Your account is banned until 1 March 2027. Ask ${'fairplaycommission'.repeat(4)}@mail.example.`,
                  waitMs: null,
                  at: null,
                },
              },
            ),
          ),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.opening) },
}

export const FormEditing: Story = {
  parameters: { state: 'sign-in/form.editing', visual: { claims: 'feature' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aigerim@mail.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7')
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'aigerim@mail.example',
      password: 'Horsebattery7',
    })
  },
}

/** From field to field with Tab, and off with Enter. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-signin--form-editing' } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Email' }).focus()
    await userEvent.keyboard('aigerim@mail.example')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Horsebattery7{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const FormInvalid: Story = {
  parameters: { state: 'sign-in/form.invalid' },
  args: { view: view(states['form.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Email is invalid/,
    )
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Fill in the value/)
  },
}

export const EmailMissing: Story = {
  args: {
    view: view(
      snapshotAt(
        { form: 'invalid' },
        { email: '', problems: { email: 'empty_email', password: 'password_required' } },
      ),
    ),
  },
}

export const FormRefused: Story = {
  parameters: { state: 'sign-in/form.refused' },
  args: { view: view(states['form.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to log in with provided credentials',
    )
  },
}

export const FormUnverified: Story = {
  parameters: { state: 'sign-in/form.unverified' },
  args: { view: view(states['form.unverified']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter activation code' }))
    await expect(args.onActivation).toHaveBeenCalledOnce()
  },
}

export const FormBanned: Story = {
  parameters: { state: 'sign-in/form.banned' },
  args: { view: view(states['form.banned']) },
}

/** The button has become the way back. */
export const Submitting: Story = {
  parameters: { state: 'sign-in/submitting' },
  args: { view: view(states.submitting) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Redirecting: Story = {
  parameters: { state: 'sign-in/redirecting' },
  args: { view: view(states.redirecting) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue with Google/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSocial).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Continue with Apple' })).toBeDisabled()
  },
}

export const Returning: Story = {
  parameters: { state: 'sign-in/returning' },
  args: { view: view(states.returning) },
}

/** The code is sent with its last digit. */
export const CodeEditing: Story = {
  parameters: { state: 'sign-in/code.editing', visual: { claims: 'phone' } },
  args: { view: view(states['code.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Code from your authenticator app' }),
      '123456',
    )
    await expect(args.onCode).toHaveBeenCalledWith('123456')
  },
}

export const CodeInvalid: Story = {
  parameters: { state: 'sign-in/code.invalid' },
  args: { view: view(states['code.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Fill in the value/)
  },
}

export const CodeRefused: Story = {
  parameters: { state: 'sign-in/code.refused' },
  args: { view: view(states['code.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /This code is wrong or already used/,
    )
  },
}

export const Verifying: Story = {
  parameters: { state: 'sign-in/verifying' },
  args: { view: view(states.verifying) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Without the app one of the ten recovery codes does. */
export const RecoveryCode: Story = {
  args: { view: view(states['code.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Recovery code' }),
      'k7m2p-x4q9d{Enter}',
    )
    await expect(args.onCode).toHaveBeenCalledWith('k7m2p-x4q9d')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onCodeLeave).toHaveBeenCalledOnce()
  },
}

/** Too many codes: the banner says how long to wait. */
export const CodeThrottled: Story = {
  args: {
    view: {
      email: '',
      status: 'code',
      isEmpty: false,
      refusal: { code: 'throttled', detail: null, until: 240_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts')).toBeVisible()
  },
}

/** Shown for a moment before the step that asks for the code. */
export const Activation: Story = {
  parameters: { state: 'sign-in/activation' },
  args: { view: view(states.activation) },
}

/** Shown for a moment before the popup closes. */
export const SignedIn: Story = {
  parameters: { state: 'sign-in/signedIn' },
  args: { view: view(states.signedIn) },
}

export const ProviderChosen: Story = {
  parameters: { visual: { looksLike: 'platform-features-signin--opening' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Apple' }))
    await expect(args.onSocial).toHaveBeenCalledWith('apple')
  },
}

export const OtherWays: Story = {
  parameters: { visual: { looksLike: 'platform-features-signin--opening' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot your password?' }))
    await expect(args.onForgotten).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

/** The server says how long to wait. */
export const Throttled: Story = {
  args: {
    view: { email: '', status: 'refused', code: 'throttled', detail: null, until: 240_000 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts')).toBeVisible()
    await expect(canvas.getByText(/04:00/)).toBeVisible()
  },
}

/** Every answer of the server, without the form; the last line but one is the server's own. */
export const EveryRefusal: Story = {
  parameters: { visual: { claims: 'phone' } },
  render: ({ now, onActivation }) => (
    <Stack gap={2}>
      {signInCodes.map((code) => (
        <SignInNotice
          key={code}
          view={{
            email: '',
            status: 'refused',
            code,
            detail: code === 'other' ? 'Sign in at the club’s desk.' : null,
            until: null,
          }}
          now={now}
          onActivation={onActivation}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('alert').map((notice) => notice.textContent)
    await expect(shown).toEqual([
      'Unable to log in with provided credentials',
      'This email isn’t confirmed yet',
      'Your account is banned',
      'This account is closed',
      'User with such email already exists',
      'Please use another email',
      'Too many attempts. Try again later.',
      'You closed the sign-in page too early',
      'Couldn’t sign you in there. Try again.',
      'This code is wrong or already used. Enter the next one your app shows.',
      'The code took too long or was wrong too many times. Sign in again.',
      'You’re offline',
      'Something wents wrong. Try again',
      'Sign in at the club’s desk.',
      'Something wents wrong. Try again',
    ])
  },
}
