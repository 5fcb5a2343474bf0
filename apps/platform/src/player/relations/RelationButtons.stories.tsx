import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { BlockQuestion, SignInFirst } from './BlockQuestion.view.tsx'
import { RelationButtons } from './RelationButtons.view.tsx'

/** Follow, block and report, on a player's page. */
const meta = {
  component: RelationButtons,
  title: 'Features/PlayerRelation',
  args: {
    relation: { is_following: false, is_blocked: false },
    isPending: false,
    canFollow: true,
    onFollow: fn(),
    onUnfollow: fn(),
    onBlock: fn(),
    onUnblock: fn(),
    onReport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelationButtons>

export default meta
type Story = StoryObj<typeof meta>

export const NotFollowing: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }))
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}

export const Following: Story = {
  args: { relation: { is_following: true, is_blocked: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow' }))
    await expect(args.onUnfollow).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = { args: { isPending: true } }

export const Blocked: Story = {
  args: { relation: { is_following: false, is_blocked: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await expect(args.onUnblock).toHaveBeenCalledOnce()
  },
}

/** Visitors and bots can't be followed. */
export const NotAMember: Story = { args: { canFollow: false } }

export const Menu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
    await expect(args.onReport).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }))
    await expect(args.onBlock).toHaveBeenCalledOnce()
  },
  parameters: { visual: { looksLike: 'platform-features-playerrelation--not-following' } },
}

const onBlock = fn()
const onKeep = fn()

/** Asked before a player is blocked. */
export const Question: Story = {
  decorators: [inPopup('Block this player?')],
  render: () => (
    <BlockQuestion name="Example Player" isPending={false} onBlock={onBlock} onKeep={onKeep} />
  ),
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t block' }))
    await expect(onKeep).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await expect(onBlock).toHaveBeenCalledOnce()
  },
}

/** A visitor is asked to sign in. */
export const SignedOut: Story = {
  decorators: [inPopup('Report a player')],
  render: () => <SignInFirst onSignIn={onKeep} />,
}
