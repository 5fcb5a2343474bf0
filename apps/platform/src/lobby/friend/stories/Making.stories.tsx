import { Stack } from '@kingside/design-system/Stack'
import { friendGameStates as states } from '@kingside/machines/friend-game/examples'
import { gameRefusalCodes, viewOfRefusal } from '@kingside/machines/game-finder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FriendGame } from '../FriendGame.view.tsx'
import { FriendGameNotice } from '../FriendGameNotice.tsx'
import { shared, view, link, Wired, player, terms } from './friend-game.samples.tsx'

/** A link is made. */
const meta = {
  component: FriendGame,
  title: 'Features/FriendGame/Making',
  ...shared,
} satisfies Meta<typeof FriendGame>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the page before a link is made. */
export const Opening: Story = {
  parameters: {
    state: 'friend-game/opening',
    visual: { looksLike: 'platform-features-friendgame-making--ready' },
  },
  args: { view: view(states.opening) },
}

export const Ready: Story = {
  parameters: { state: 'friend-game/ready' },
  args: { view: view(states.ready) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Black', { exact: true }))
    await expect(args.onTermsChange).toHaveBeenCalledWith({
      timeControl: { id: 9, boardType: 'blitz' },
      mode: 'unrated',
      color: 'black',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

/** A press on the button cancels. */
export const MakingAsked: Story = {
  parameters: { state: 'friend-game/making.asked' },
  args: { view: view(states['making.asked']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Creating the link…/ }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onMake).not.toHaveBeenCalled()
  },
}

export const MakingRecalled: Story = {
  parameters: { state: 'friend-game/making.recalled' },
  args: { view: view(states['making.recalled']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cancelling…/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** Why a link could not be made or an invitation not be accepted; “try again” is the button that was pressed. */
export const EveryRefusal: Story = {
  render: ({ onRemedy }) => (
    <Stack gap={3}>
      {gameRefusalCodes.map((code) => (
        <FriendGameNotice
          key={code}
          view={{
            status: 'unread',
            refusal: viewOfRefusal({ code, detail: null }),
          }}
          onRemedy={onRemedy}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(gameRefusalCodes.length)
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

/** By keyboard from making the link to cancelling it: the focus is never lost. */
export const MakeCopyCancel: Story = {
  parameters: { visual: { looksLike: 'platform-features-friendgame-invited--own-link-cancelled' } },
  render: (args) => (
    <Wired
      {...args}
      input={{ end: 'maker', player, terms }}
      deps={{
        makeLink: async () => link,
        copyLink: async () => {},
        cancelLink: async () => {},
      }}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Create link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel invite' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Your invite is no longer valid' })
    await expect(canvas.getByRole('button', { name: 'Find an opponent' })).toHaveFocus()
  },
}
