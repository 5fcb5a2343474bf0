import { selectJoinButtonView } from '@kingside/machines/join-button'
import { joinButtonStates as states } from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { JoinButton } from '../JoinButton.view.tsx'
import { args } from './join-button.samples.tsx'

/** While the server is asked. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton/Busy',
  args,
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const view = selectJoinButtonView

/** A second press does nothing. */
export const Joining: Story = {
  parameters: { state: 'join-button/busy.joining' },
  args: { view: view(states['busy.joining']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Joining…/ }))
    await expect(args.onJoin).not.toHaveBeenCalled()
  },
}

export const Leaving: Story = {
  parameters: { state: 'join-button/busy.leaving' },
  args: { view: view(states['busy.leaving']) },
}

export const SigningOut: Story = {
  parameters: {
    state: 'join-button/busy.signingOut',
    visual: { looksLike: 'platform-features-joinbutton-busy--leaving' },
  },
  args: { view: view(states['busy.signingOut']) },
}

export const Pausing: Story = {
  parameters: { state: 'join-button/busy.pausing' },
  args: { view: view(states['busy.pausing']) },
}

export const Resuming: Story = {
  parameters: { state: 'join-button/busy.resuming' },
  args: { view: view(states['busy.resuming']) },
}

export const Refreshing: Story = {
  parameters: { state: 'join-button/busy.refreshing' },
  args: { view: view(states['busy.refreshing']) },
}
