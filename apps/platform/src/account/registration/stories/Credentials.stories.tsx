import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states, snapshotAt } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { Registration } from '../Registration.view.tsx'
import { args, forms, refused } from './registration.samples.tsx'

/** The first step: the account and its code, with every answer of the server. */
const meta = {
  component: Registration,
  title: 'Features/Registration/Credentials',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

export const FillingEditing: Story = {
  parameters: { state: 'registration/credentials.filling.editing', visual: { claims: 'phone' } },
  args: { view: view(states['credentials.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aigerim@mail.example')
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'Horsebattery7')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(args.onCredentials).toHaveBeenCalledWith({
      email: 'aigerim@mail.example',
      password: 'Horsebattery7',
      repeat: 'Horsebattery7',
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** From field to field with Tab, and off with Enter. */
export const ByKeyboard: Story = {
  parameters: {
    visual: { looksLike: 'platform-features-registration-credentials--filling-editing' },
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Email' }).focus()
    await userEvent.keyboard('aigerim@mail.example')
    await userEvent.tab()
    await userEvent.keyboard('Horsebattery7')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Repeat password')).toHaveFocus()
    await userEvent.keyboard('Horsebattery7{Enter}')
    await expect(args.onCredentials).toHaveBeenCalledOnce()
  },
}

export const FillingInvalid: Story = {
  parameters: { state: 'registration/credentials.filling.invalid' },
  args: { view: view(states['credentials.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Email is invalid/,
    )
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Weak password/)
    await expect(canvas.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      /Passwords must be equal/,
    )
  },
}

export const FillingRefused: Story = {
  parameters: { state: 'registration/credentials.filling.refused' },
  args: { view: view(states['credentials.filling.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /User with such email already exists/,
    )
  },
}

/** A form sends nothing a second time. */
export const Registering: Story = {
  parameters: { state: 'registration/credentials.registering' },
  args: { view: view(states['credentials.registering']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7{Enter}')
    await expect(args.onCredentials).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /Create account/ })).toBeInTheDocument()
  },
}

export const BannedMail: Story = {
  args: { view: refused('credentials', 'email_domain_is_banned') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Please use another email/,
    )
  },
}

export const PasswordRefused: Story = {
  args: { view: refused('credentials', 'password_too_similar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Too similar to your name or email/,
    )
  },
}

export const NotRegistered: Story = {
  args: { view: refused('credentials', 'timeout') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something wents wrong. Try again')
  },
}

/** The server says how long to wait. */
export const Throttled: Story = {
  args: {
    view: view(
      snapshotAt(forms.credentials, {
        plan: 'free',
        refusal: { code: 'throttled', detail: null, waitMs: 240_000, at: 0 },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/04:00/)).toBeVisible()
  },
}

/** The code’s own states are stories of the feature that draws it. */
export const ActivationCode: Story = {
  parameters: { state: 'registration/activationCode' },
  args: { view: view(states.activationCode) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
