import {
  type PasswordChangeCode,
  type PasswordChangeProblems,
  selectPasswordChangeView,
} from '@kingside/machines/password-change'
import {
  passwordChangeStates as states,
  snapshotAt,
} from '@kingside/machines/password-change/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { messages } from './PasswordChange.messages.ts'
import { PasswordChange } from './PasswordChange.view.tsx'

const view = selectPasswordChangeView

/** The popup that changes the password; one story for each state of its machine, and for each complaint. */
const meta = {
  component: PasswordChange,
  title: 'Features/PasswordChange',
  args: {
    view: view(states['form.editing']),
    onSubmit: fn(),
    onChange: fn(),
    onCancel: fn(),
    onSignIn: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof PasswordChange>

export default meta
type Story = StoryObj<typeof meta>

const invalid = (problems: Partial<PasswordChangeProblems>) =>
  view(
    snapshotAt(
      { form: 'invalid' },
      { problems: { current: null, password: null, repeat: null, ...problems } },
    ),
  )

const refused = (code: PasswordChangeCode) =>
  view(snapshotAt({ form: 'refused' }, { refusal: { code, detail: null, waitMs: null, at: null } }))

export const FormEditing: Story = {
  parameters: { state: 'password-change/form.editing' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'horsebattery6')
    await userEvent.type(canvas.getByLabelText('New password'), 'horsebattery7')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'horsebattery7')
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: 'horsebattery6',
      password: 'horsebattery7',
      repeat: 'horsebattery7',
    })
  },
}

/** Each field has its eye behind it; Enter sends the form. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Current password').focus()
    await userEvent.keyboard('horsebattery6')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Current password' })).toHaveValue(
      'horsebattery6',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const FormInvalid: Story = {
  parameters: { state: 'password-change/form.invalid', visual: { claims: 'feature' } },
  args: { view: view(states['form.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fill in the value')).toBeVisible()
    await expect(canvas.getByText('Weak password')).toBeVisible()
    await expect(canvas.getByText('Passwords must be equal')).toBeVisible()
  },
}

export const PasswordEmpty: Story = {
  args: { view: invalid({ password: 'empty_password' }) },
  parameters: {
    modes: {
      /** The longest words: all three complaints, in Kazakh. */
      kazakh: { args: { view: view(states['form.invalid']) }, globals: { locale: 'kz' } },
    } satisfies StoryModes<Story>,
  },
}

export const PasswordIsSame: Story = {
  args: { view: invalid({ password: 'password_is_same' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /That’s already your password/,
    )
  },
}

export const FormRefused: Story = {
  parameters: { state: 'password-change/form.refused' },
  args: { view: view(states['form.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      /Wrong current password/,
    )
  },
}

export const PasswordTooShort: Story = { args: { view: refused('password_too_short') } }

export const PasswordTooCommon: Story = { args: { view: refused('password_too_common') } }

export const PasswordNumeric: Story = { args: { view: refused('password_entirely_numeric') } }

export const PasswordTooSimilar: Story = {
  args: { view: refused('password_too_similar') },
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story> },
}

export const Throttled: Story = { args: { view: refused('throttled') } }

export const Offline: Story = { args: { view: refused('offline') } }

export const TimedOut: Story = {
  args: { view: refused('timeout') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something wents wrong. Try again')
  },
}

/** The button has become the way back. */
export const Saving: Story = {
  parameters: { state: 'password-change/saving' },
  args: { view: view(states.saving) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change password/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SignedOut: Story = {
  parameters: { state: 'password-change/signedOut' },
  args: { view: view(states.signedOut) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Changed: Story = {
  parameters: { state: 'password-change/changed' },
  args: { view: view(states.changed) },
}
