import { contract, type OwnData } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The page on signing in: devices, passkeys, own details, and the end of the account. */
const meta = {
  ...pageMeta,
  title: 'Pages/Security',
  args: { address: '/profile/security', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { sessions, passkeys, data, confirmation, askForDeletion } = contract.me
const [here, phone] = sessions.list.example
const file: OwnData = data.get.example
const noFile: OwnData = {
  status: 'none',
  asked_at: null,
  expires_at: null,
  size: null,
  link: null,
  next_at: null,
}
/** Two devices, a passkey, and no file yet. */
const usual = [
  mockCall(sessions.list, () => [here, phone]),
  mockCall(passkeys.list, () => passkeys.list.example),
  mockCall(data.get, () => noFile),
  ...pageServer,
]
const withFile = (changed: Partial<OwnData>) => ({
  msw: [mockCall(data.get, () => ({ ...file, ...changed })), ...usual],
})
const broken = { code: 'server_error', detail: 'It broke.' } as const
const needed = { code: 'confirmation_needed', detail: 'Confirm first that it is you.' } as const
/** The server wants a proof first. */
const guarded = (...handlers: HttpHandler[]) => ({
  msw: [
    mockFailure(data.ask, 403, needed),
    mockCall(confirmation.get, () => ({
      is_fresh: false,
      ways: ['passkey', 'password', 'code'] as const,
    })),
    ...handlers,
    ...usual,
  ],
})
const asked = { msw: usual }

export const Everything: Story = {
  parameters: { ...asked, visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox on Windows')).toBeVisible()
    await expect(canvas.getByText('This device')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out: Chrome on Android' })).toBeVisible()
  },
}

export const Visitor: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to manage your account')).toBeVisible()
  },
}

export const DevicesLoading: Story = {
  parameters: { msw: [mockNever(sessions.list), ...usual] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your devices…')).toBeInTheDocument()
  },
}

export const DevicesFailed: Story = {
  parameters: {
    msw: [mockFailure(sessions.list, 500, { code: 'server_error', detail: 'It broke.' }), ...usual],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your devices')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** Nobody knows what the browser is, and there is no other. */
export const OnlyThisDevice: Story = {
  parameters: {
    msw: [
      mockCall(sessions.list, () => [{ ...here, browser: null, system: null, device: null }]),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown browser')).toBeVisible()
    await expect(canvas.getByText('You aren’t signed in anywhere else.')).toBeVisible()
  },
}

export const SigningOneOut: Story = {
  parameters: {
    msw: [mockCall(sessions.list, () => [here, phone]), mockNever(sessions.end), ...pageServer],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out: Chrome on Android' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('data-loading')
  },
}

export const SigningOneOutFailed: Story = {
  parameters: {
    msw: [
      mockCall(sessions.list, () => [here, phone]),
      mockFailure(sessions.end, 500, { code: 'server_error', detail: 'It broke.' }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign out: Chrome on Android' }),
    )
    await expect(await screen.findByText('Couldn’t sign that device out. Try again.')).toBeVisible()
  },
}

export const AskedForTheOthers: Story = {
  parameters: asked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out other devices' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  },
}

export const PasskeysLoading: Story = {
  parameters: { msw: [mockNever(passkeys.list), ...usual] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your passkeys…')).toBeInTheDocument()
  },
}

export const PasskeysFailed: Story = {
  parameters: { msw: [mockFailure(passkeys.list, 500, broken), ...usual] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your passkeys')).toBeVisible()
  },
}

/** No passkey yet, and the name of the first one is asked for. */
export const PasskeyNamed: Story = {
  parameters: { msw: [mockCall(passkeys.list, () => []), ...usual] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have a passkey yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText('Fill in the value')).toBeVisible()
  },
}

export const AskedToRemoveAPasskey: Story = {
  parameters: asked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Phone' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Keep passkey' })).toHaveFocus()
  },
}

export const LastWayInKept: Story = {
  parameters: {
    msw: [
      mockFailure(passkeys.remove, 400, { code: 'last_way_in', detail: 'The last one.' }),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Phone' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove passkey' }))
    await expect(
      await screen.findByText('This is your only way to sign in. Set a password first.'),
    ).toBeVisible()
  },
}

export const FilePreparing: Story = {
  parameters: withFile({ status: 'preparing', link: null, size: null, expires_at: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing your file…')).toBeVisible()
  },
}

export const FileReady: Story = {
  parameters: withFile({}),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download (84 kB)' })
    await expect(link).toHaveAttribute('href', '/files/own/Zr8Q2mX0TnqkE1vYwB7c5A.zip')
  },
}

export const FileExpired: Story = {
  parameters: withFile({ status: 'expired', link: null, size: null, next_at: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Request a new file' })).toBeVisible()
  },
}

export const FileFailed: Story = {
  parameters: withFile({ status: 'failed', link: null, size: null, next_at: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t prepare your file')).toBeVisible()
  },
}

export const FileUnknown: Story = {
  parameters: { msw: [mockFailure(data.get, 500, broken), ...usual] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t check your file')).toBeVisible()
  },
}

const askForFile: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Request your file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await expect(await dialog.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
}

export const ProofWanted: Story = {
  parameters: { ...guarded(), visual: { claims: 'phone' } },
  play: askForFile,
}

export const ProofRefused: Story = {
  parameters: guarded(
    mockFailure(confirmation.confirm, 400, { code: 'wrong_password', detail: 'Wrong.' }),
  ),
  play: async (context) => {
    await askForFile(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Password'), 'Wr0ngOne')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText('This isn’t your password')).toBeVisible()
  },
}

export const ProofByCode: Story = {
  parameters: guarded(
    mockFailure(confirmation.confirm, 400, { code: 'invalid_code', detail: 'Wrong.' }),
  ),
  play: async (context) => {
    await askForFile(context)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a code' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText('That code is wrong or has expired')).toBeVisible()
  },
}

const askForTheEnd: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
}

export const AskedWhetherToDelete: Story = {
  parameters: asked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Keep account' })).toHaveFocus()
  },
}

export const StillPlaying: Story = {
  parameters: {
    msw: [mockFailure(askForDeletion, 400, { code: 'still_playing', detail: 'Play.' }), ...usual],
  },
  play: async (context) => {
    await askForTheEnd(context)
    await expect(await context.canvas.findByText(/You have a game in progress/)).toBeVisible()
  },
}

export const DeletionAsked: Story = {
  parameters: asked,
  play: async (context) => {
    await askForTheEnd(context)
    await expect(
      await context.canvas.findByText('Your account will be deleted on February 14, 2026'),
    ).toBeVisible()
  },
}
