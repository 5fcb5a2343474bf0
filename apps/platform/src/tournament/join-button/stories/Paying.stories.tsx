import { selectJoinButtonView } from '@kingside/machines/join-button'
import { joinButtonStates as states } from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { JoinButton } from '../JoinButton.view.tsx'
import { args } from './join-button.samples.tsx'

/** The way of an entry fee. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton/Paying',
  args,
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const view = selectJoinButtonView

export const Opening: Story = {
  parameters: { state: 'join-button/paying.opening' },
  args: { view: view(states['paying.opening']) },
}

export const Away: Story = {
  parameters: { state: 'join-button/paying.away' },
  args: { view: view(states['paying.away']) },
}

export const Waiting: Story = {
  parameters: { state: 'join-button/paying.waiting' },
  args: { view: view(states['paying.waiting']) },
}

export const Checking: Story = {
  parameters: {
    state: 'join-button/paying.checking',
    visual: { looksLike: 'platform-features-joinbutton-paying--waiting' },
  },
  args: { view: view(states['paying.checking']) },
}

/** Passed through at once. */
export const Judging: Story = {
  parameters: {
    state: 'join-button/paying.judging',
    visual: { looksLike: 'platform-features-joinbutton-paying--waiting' },
  },
  args: { view: view(states['paying.judging']) },
}

/** Passed through at once. */
export const Entering: Story = {
  parameters: {
    state: 'join-button/paying.entering',
    visual: { looksLike: 'platform-features-joinbutton-paying--waiting' },
  },
  args: { view: view(states['paying.entering']) },
}

export const Late: Story = {
  parameters: { state: 'join-button/paying.late' },
  args: { view: view(states['paying.late']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheckPayment).toHaveBeenCalledOnce()
  },
}
