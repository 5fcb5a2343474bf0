import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** Popups over the page at whose address they were opened. */
const meta = {
  ...pageMeta,
  title: 'Pages/Popups',
  args: { address: '/tournaments?popup=sign-in' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const popup = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const SignIn: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async () => {
    const dialog = await popup('Sign in')
    await expect(await dialog.findByRole('textbox', { name: 'Email' })).toBeVisible()
  },
}

export const SignInRefused: Story = {
  parameters: {
    msw: [
      mockFailure(contract.auth.login, 400, { code: 'invalid_credentials', detail: 'Wrong.' }),
      ...pageServer,
    ],
  },
  play: async () => {
    const dialog = await popup('Sign in')
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Email' }),
      'dana@kingside.example',
    )
    await userEvent.type(dialog.getByLabelText('Password'), 'Horsebattery7')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await expect(
      await dialog.findByText('Unable to log in with provided credentials'),
    ).toBeVisible()
  },
}

export const Registration: Story = {
  args: { address: '/tournaments?popup=registration' },
  play: async () => {
    const dialog = await popup('Create your account')
    await expect(await dialog.findByRole('textbox', { name: /Email/ })).toBeVisible()
  },
}

export const Welcome: Story = {
  args: { address: '/tournaments?popup=welcome', reader: 'free' },
  parameters: { visual: { claims: 'page' } },
  play: async () => {
    const dialog = await popup('Welcome to Kingside')
    await expect(await dialog.findByText('Play your first rated game')).toBeVisible()
  },
}

/** Who has only the popup's address is promised no account. */
export const WelcomeGuest: Story = {
  args: { address: '/tournaments?popup=welcome' },
  play: async () => {
    const dialog = await popup('Welcome to Kingside')
    await expect(await dialog.findByText('Create an account')).toBeVisible()
    await expect(dialog.queryByText(/Your account is ready/)).not.toBeInTheDocument()
  },
}

/** The page was loaded with the popup open: the address is the profile's, which comes later than the popup. */
export const ConfirmOfMember: Story = {
  args: { address: '/tournaments?popup=confirm', reader: 'free' },
  parameters: {
    visual: { skip: 'The code step has pictures of its own; only the address matters here.' },
  },
  play: async () => {
    const dialog = await popup('Confirm your email')
    await expect(await dialog.findByText(/dana@kingside\.example/)).toBeVisible()
    await expect(dialog.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
  },
}

export const Challenge: Story = {
  args: { address: '/tournaments?popup=challenge' },
  parameters: { visual: { claims: 'page' } },
  play: async () => {
    const dialog = await popup('Challenge a player')
    await expect(await dialog.findByRole('tab', { name: 'Anyone' })).toBeVisible()
  },
}

/** The player is looked for by name: who is there, and how strong. */
export const ChallengeByName: Story = {
  args: { address: '/tournaments?popup=challenge', reader: 'free' },
  parameters: { visual: { claims: 'page' } },
  play: async () => {
    const dialog = await popup('Challenge a player')
    await userEvent.click(await dialog.findByRole('tab', { name: 'By name' }))
    await userEvent.type(
      await dialog.findByRole('searchbox', { name: 'Player’s name' }),
      'Dana{Enter}',
    )
    await expect(await dialog.findByText('Blitz 1840')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Online' })).toBeVisible()
  },
}

/** An old link to a challenge of somebody who can’t be loaded. */
export const ChallengedUnknown: Story = {
  args: { address: '/tournaments?popup=challenge&opponent=nobody', reader: 'free' },
  parameters: {
    msw: [
      mockFailure(contract.profiles.get, 404, { code: 'not_found', detail: 'Nobody.' }),
      ...pageServer,
    ],
  },
  play: async () => {
    const dialog = await popup('Challenge a player')
    await expect(await dialog.findByText('Couldn’t load this player')).toBeVisible()
  },
}

export const PasswordReset: Story = {
  args: { address: '/tournaments?popup=password-reset' },
  play: async () => {
    const dialog = await popup('Set a new password')
    await expect(await dialog.findByRole('button', { name: 'Send link' })).toBeVisible()
  },
}

export const PasswordChange: Story = {
  args: { address: '/tournaments?popup=password-change', reader: 'free' },
  play: async () => {
    const dialog = await popup('Change password')
    await expect(await dialog.findByLabelText('Current password')).toBeVisible()
  },
}

/** An account that was made by a provider has no password to change: the way leads to the mailed link. */
export const PasswordMissing: Story = {
  args: { address: '/tournaments?popup=password-change', reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.me.get, () => ({ ...contract.me.get.example, has_password: false })),
      ...pageServer,
    ],
  },
  play: async () => {
    const dialog = await popup('Change password')
    await userEvent.click(await dialog.findByRole('button', { name: 'Set a password by email' }))
    const reset = await popup('Set a new password')
    await expect(await reset.findByRole('textbox', { name: 'Email' })).toHaveValue(
      contract.me.get.example.email,
    )
  },
}

/** What asked for Pro decides the first words. */
export const Upgrade: Story = {
  args: { address: '/tournaments?popup=upgrade-to-pro&paywall=puzzles', reader: 'free' },
  parameters: { visual: { claims: 'page' } },
  play: async () => {
    const dialog = await popup('Upgrade to Pro')
    await expect(await dialog.findByText(/^You’ve solved today’s free puzzles/)).toBeVisible()
    await expect(await dialog.findByRole('radio', { name: '$49.99 a year' })).toBeChecked()
  },
}

export const ConfirmPersonalInfo: Story = {
  args: { address: '/tournaments?popup=confirm-personal-info', reader: 'free' },
  play: async () => {
    const dialog = await popup('Confirm your personal info')
    await expect(await dialog.findByRole('textbox', { name: /First name/ })).toHaveValue('Dana')
  },
}

/** Every field is required here, the gender too. */
export const ConfirmPersonalInfoIncomplete: Story = {
  args: { address: '/tournaments?popup=confirm-personal-info', reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.me.get, () => ({ ...contract.me.get.example, country: 119, gender: null })),
      ...pageServer,
    ],
  },
  play: async () => {
    const dialog = await popup('Confirm your personal info')
    const gender = await dialog.findByRole('radiogroup', { name: /Gender/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(gender).toHaveAccessibleDescription(/Fill in the value/))
  },
}

export const ConfirmPersonalInfoVisitor: Story = {
  args: { address: '/tournaments?popup=confirm-personal-info' },
  play: async () => {
    const dialog = await popup('Confirm your personal info')
    await expect(await dialog.findByText('Sign in to confirm your details')).toBeVisible()
  },
}

const paidTournament = mockCall(contract.tournaments.get, () => ({
  ...contract.tournaments.get.example,
  is_paid: true,
  entry_price: { id: 'entry-1024', amount_cents: 500, currency: 'EUR' },
  unavailability_reason: 'tournament_not_paid' as const,
}))

/** Back from the provider's page with nothing ordered: an address that was typed grants nothing. */
export const TournamentPayment: Story = {
  args: {
    address:
      '/tournaments?popup=tournament-payment&entry=1024&paidResult=1&subscriptionType=tournament',
    reader: 'free',
  },
  parameters: {
    msw: [
      paidTournament,
      mockCall(contract.tournaments.me, () => ({ you: null })),
      mockCall(contract.orders.list, () => []),
      ...pageServer,
    ],
  },
  play: async () => {
    const dialog = await popup('Pay for the tournament')
    await expect(await dialog.findByRole('button', { name: 'Pay €5.00' })).toBeVisible()
    await expect(screen.queryByText('Payment received')).not.toBeInTheDocument()
  },
}
