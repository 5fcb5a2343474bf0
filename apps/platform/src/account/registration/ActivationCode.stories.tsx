import { selectActivationCodeView } from '@kingside/machines/activation-code'
import {
  activationCodeStates as states,
  snapshotAt,
} from '@kingside/machines/activation-code/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { messages } from './ActivationCode.messages.ts'
import { ActivationCode } from './ActivationCode.view.tsx'

const view = selectActivationCodeView

/** A clock that stands still, so that the pictures do. */
const still = () => 0

/** The step that asks for the six figures; one story for each state of its machine. */
const meta = {
  component: ActivationCode,
  title: 'Features/ActivationCode',
  args: {
    view: view(states['open.entry.editing']),
    now: still,
    onSubmit: fn(),
    onChange: fn(),
    onResend: fn(),
    onOtherAddress: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof ActivationCode>

export default meta
type Story = StoryObj<typeof meta>

/** The last figure sends the code. */
export const OpenEntryEditing: Story = {
  parameters: { state: 'activation-code/open.entry.editing', visual: { claims: 'feature' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Activation code' }), '492017')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('492017')
  },
}

/** In a popup of its own nothing else leads to another address. */
export const Alone: Story = {
  args: { alone: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onOtherAddress).toHaveBeenCalledOnce()
  },
}

/** A code that is too short is sent by Enter or the button, and answered at once. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Activation code' }), '492{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('492')
  },
}

export const OpenEntryWrong: Story = {
  parameters: { state: 'activation-code/open.entry.wrong' },
  args: { view: view(states['open.entry.wrong']) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Code is invalid or expired/)
  },
}

const wrong = (code: 'empty_code' | 'malformed_code' | 'unknown' | 'offline') =>
  view(
    snapshotAt(
      { open: { entry: 'wrong', resend: 'ready' } },
      { refusal: { code, detail: null, waitMs: null, at: null } },
    ),
  )

export const WrongEmpty: Story = {
  args: { view: wrong('empty_code') },
  parameters: {
    modes: {
      kazakh: { args: { view: view(states['open.entry.throttled']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['open.entry.reset']) }, globals: { locale: 'ru' } },
      'long-words': {
        args: {
          view: view(
            snapshotAt(
              { open: { entry: 'editing', resend: 'waiting' } },
              {
                email: `${'nurmukhambetova'.repeat(3)}@championship-secretariat.mail.example`,
                resendRefusal: { code: 'resend_throttled', detail: null, waitMs: null, at: null },
                resendAt: 190_000_000,
              },
            ),
          ),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const WrongMalformed: Story = {
  args: { view: wrong('malformed_code') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Invalid code. Make sure that the code matches the one we sent you or resend code/,
    )
  },
}

export const WrongUnknown: Story = { args: { view: wrong('unknown') } }

export const WrongOffline: Story = { args: { view: wrong('offline') } }

export const OpenEntryVerifying: Story = {
  parameters: { state: 'activation-code/open.entry.verifying' },
  args: { view: view(states['open.entry.verifying']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Activation code' }), '4{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The field is closed until a new code is on its way. */
export const OpenEntryReset: Story = {
  parameters: { state: 'activation-code/open.entry.reset' },
  args: { view: view(states['open.entry.reset']) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' })
    await expect(field).toHaveAccessibleDescription(/Code is reset, too many tries/)
    await userEvent.type(field, '492017')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const OpenEntryThrottled: Story = {
  parameters: { state: 'activation-code/open.entry.throttled' },
  args: { view: view(states['open.entry.throttled']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts')).toBeVisible()
    await expect(canvas.getByText('05:10')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  },
}

/** Passed through at once. */
export const OpenResendOpening: Story = {
  parameters: {
    state: 'activation-code/open.resend.opening',
    visual: { looksLike: 'platform-features-activationcode--open-resend-sending' },
  },
  args: { view: view(states['open.resend.opening']) },
}

export const OpenResendSending: Story = {
  parameters: { state: 'activation-code/open.resend.sending' },
  args: { view: view(states['open.resend.sending']) },
}

export const OpenResendWaiting: Story = {
  parameters: { state: 'activation-code/open.resend.waiting' },
  args: { view: view(states['open.resend.waiting']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We’ve just sent you a code/)).toBeVisible()
    await expect(canvas.getByText('15:00')).toBeVisible()
  },
}

/** The server named no time. */
export const WaitingWithoutATime: Story = {
  args: {
    view: view(snapshotAt({ open: { entry: 'editing', resend: 'waiting' } }, { resendAt: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can request a new code in a few seconds')).toBeVisible()
  },
}

export const OpenResendReady: Story = {
  parameters: { state: 'activation-code/open.resend.ready' },
  args: { view: view(states['open.resend.ready']) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Activation code' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send new code' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OpenResendFailed: Story = {
  parameters: { state: 'activation-code/open.resend.failed' },
  args: { view: view(states['open.resend.failed']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Send new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const UnknownAccount: Story = {
  parameters: { state: 'activation-code/unknownAccount' },
  args: { view: view(states.unknownAccount) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We can’t find an account using this address')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onOtherAddress).toHaveBeenCalledOnce()
  },
}

export const Verified: Story = {
  parameters: { state: 'activation-code/verified' },
  args: { view: view(states.verified) },
}
