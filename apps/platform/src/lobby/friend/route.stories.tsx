import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createFakeLines } from '../../stories/fake-lines.ts'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { openLink } from '../../stories/sample-lobby.ts'

/** Games by a link: where it is made and the friend waited for, and what it opens at the friend's. */
const meta = {
  ...pageMeta,
  title: 'Pages/Friend',
  args: { address: '/friend-waiting' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const code = 'bGluay1jb2RlLTE'
const { requests } = contract
const ownAddress =
  'The link and its QR code hold the address of whatever serves the story; LinkQr has a picture of its own.'

/** A link of the reader that is open already. */
const waiting = [
  mockCall(requests.queue, () => ({
    ...contract.requests.queue.example,
    searching: 0,
    results: [
      {
        ...requests.get.example,
        opp_mode: 'friend',
        rating: ['non-rated'],
        invite_code: code,
        expires_in_ms: 900_000,
      },
    ],
  })),
  mockCall(requests.readInvite, () => ({
    ...openLink,
    own_link: {
      request_id: requests.get.example.id,
      invite_code: code,
      expires_in_ms: 900_000,
    },
  })),
  ...pageServer,
]

export const NoLink: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create link' })).toBeEnabled()
  },
}

export const Waiting: Story = {
  parameters: { msw: waiting, visual: { skip: ownAddress } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your friend')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Link for your friend' })).toHaveValue(
      `${window.location.origin}/friend_invite?code=${code}`,
    )
    await expect(canvas.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  },
}

const expiring = createFakeLines()

export const Expired: Story = {
  args: { lines: expiring },
  parameters: { msw: waiting },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for your friend')
    expiring.tellLobby({ type: 'link.ended', code, end: 'expired' })
    await expect(await canvas.findByText('Your invite is no longer valid')).toBeVisible()
    await expect(canvas.getByText(/^Your link has expired/)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument()
  },
}

export const Cancelled: Story = {
  parameters: { msw: waiting },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel invite' }))
    await expect(await canvas.findByText('Your invite is no longer valid')).toBeVisible()
    await expect(canvas.getByText(/^You cancelled it/)).toBeVisible()
  },
}

export const MakingFails: Story = {
  parameters: {
    msw: [
      mockFailure(requests.create, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }))
    await expect(
      await canvas.findByText('Something went wrong on our side. Try again.'),
    ).toBeVisible()
  },
}

export const Making: Story = {
  parameters: { msw: [mockNever(requests.create), ...pageServer] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument(),
    )
  },
}

const opened = { address: `/friend_invite?code=${code}` }

export const Invited: Story = {
  args: opened,
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Aliya invites you to play/ }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeEnabled()
  },
}

/** A guest can't play rated: the way on is to sign in for this very game. */
export const RatedInviteMeetsGuest: Story = {
  args: opened,
  parameters: {
    visual: { skip: 'The popup has a picture of its own.' },
    msw: [
      mockCall(requests.readInvite, () => ({ ...openLink, rating_type: 'worldchess' })),
      mockFailure(requests.acceptInvite, 403, {
        code: 'registration_required',
        detail: 'You need an account for rated games.',
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }))
    await expect(
      await screen.findByRole('dialog', { name: 'Sign in to play your friend' }),
    ).toBeVisible()
  },
}

export const InviteLoading: Story = {
  args: opened,
  parameters: { msw: [mockNever(requests.readInvite), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  },
}

export const OwnLinkOpened: Story = {
  args: opened,
  parameters: { msw: waiting, visual: { skip: ownAddress } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is your own link. Send it to a friend.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Wait for your friend' })).toBeEnabled()
  },
}

export const InviteExpired: Story = {
  args: opened,
  parameters: {
    msw: [
      mockCall(requests.readInvite, () => ({ status: 'ended', end: 'expired' })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invite is no longer valid')).toBeVisible()
    await expect(canvas.getByText(/^This link has expired/)).toBeVisible()
  },
}

export const AlreadyTaken: Story = {
  args: opened,
  parameters: {
    msw: [mockCall(requests.readInvite, () => ({ status: 'ended', end: 'taken' })), ...pageServer],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invite is no longer valid')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Find an opponent' })).toBeVisible()
  },
}

export const InviteUnread: Story = {
  args: opened,
  parameters: {
    msw: [
      mockFailure(requests.readInvite, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t open the invite.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const AcceptRefused: Story = {
  args: opened,
  parameters: {
    msw: [
      mockFailure(requests.acceptInvite, 400, {
        code: 'too_many_active_games',
        detail: 'Too many.',
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText(/maximum number of active games/)).toBeVisible()
  },
}

/** No link was opened: the friend reads the code out. */
export const CodeByHand: Story = {
  args: { address: '/friend_invite' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Join with a code')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/This code doesn’t look right/)).toBeVisible()
  },
}
