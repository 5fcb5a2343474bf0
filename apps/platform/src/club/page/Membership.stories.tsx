import { selectClubMembershipView } from '@kingside/machines/club-membership'
import {
  clubMembershipStates as states,
  snapshotAt,
} from '@kingside/machines/club-membership/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Membership } from './Membership.view.tsx'

const view = selectClubMembershipView

/** What a person is to a club; one story for each state of its machine. */
const meta = {
  component: Membership,
  title: 'Features/ClubMembership',
  args: {
    view: view(states['none.open']),
    clubName: 'Rook and Roll',
    managePath: '/community/rook-and-roll/admin',
    onSignIn: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onTakeBack: fn(),
    onConfirmInfo: fn(),
    onManage: fn(),
  },
} satisfies Meta<typeof Membership>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  args: { view: view(states.visitor) },
  parameters: { state: 'club-membership/visitor' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to join' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** Before it is known who reads the page, it is as for a visitor. */
export const Deciding: Story = {
  args: { view: view(states.deciding) },
  parameters: {
    state: 'club-membership/deciding',
    visual: { looksLike: 'platform-features-clubmembership--visitor' },
  },
}

export const NoneOpen: Story = {
  parameters: { state: 'club-membership/none.open', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join club' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const NoneByRequest: Story = {
  args: { view: view(states['none.byRequest']) },
  parameters: { state: 'club-membership/none.byRequest' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const NoneRestricted: Story = {
  args: { view: view(states['none.restricted']) },
  parameters: { state: 'club-membership/none.restricted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not open to you')).toBeVisible()
    await expect(canvas.getByText('This club isn’t open to players of your title')).toBeVisible()
  },
}

/** A restriction about which the person can do something. */
export const MissingData: Story = {
  args: { view: view(snapshotAt({ none: 'restricted' }, { reason: 'age_not_set' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm details' }))
    await expect(args.onConfirmInfo).toHaveBeenCalledOnce()
  },
}

export const Banned: Story = {
  args: { view: view(states.banned) },
  parameters: { state: 'club-membership/banned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t join')).toBeVisible()
  },
}

export const Requested: Story = {
  args: { view: view(states.requested) },
  parameters: { state: 'club-membership/requested' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }))
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
}

export const Member: Story = {
  args: { view: view(states.member) },
  parameters: { state: 'club-membership/member' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You’re a member')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Leave club' })).toBeVisible()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const Admin: Story = {
  args: { view: view(states.admin) },
  parameters: { state: 'club-membership/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage club' })).toBeVisible()
  },
}

export const Joining: Story = {
  args: { view: view(states.joining) },
  parameters: { state: 'club-membership/joining' },
}

export const Leaving: Story = {
  args: { view: view(states.leaving) },
  parameters: { state: 'club-membership/leaving' },
}

export const Busy: Story = {
  args: { view: view(states.busy) },
  parameters: { state: 'club-membership/busy' },
}

export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: { state: 'club-membership/refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A club needs an administrator. Name another one first',
    )
  },
}
