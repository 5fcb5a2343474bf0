import { selectJoinButtonView } from '@kingside/machines/join-button'
import {
  exampleJoinButton,
  joinButtonStates as states,
} from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type SnapshotFrom } from 'xstate'
import { inPage } from '../../../stories/in-page.tsx'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { JoinButton, type JoinButtonProps } from '../JoinButton.view.tsx'
import { args, findDialog, answer } from './join-button.samples.tsx'

/** Leaving is asked for once more; the focus is kept. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton/Leaving',
  args,
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const view = selectJoinButtonView

/** The safe answer has the focus. */
export const LeavingAsked: Story = {
  args: { view: view(states['settled.joined.waiting']) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    const dialog = await findDialog()
    await expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus()
  },
}

/** The question says what becomes of the fee. */
export const LeavingPaid: Story = {
  args: { view: view(states['settled.joined.waiting']), price: '€5.00' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    const dialog = await findDialog()
    await expect(dialog.getByText(/You get the entry fee back/)).toBeVisible()
  },
}

/** So it is with a registration that waits. */
export const TakingPaidBack: Story = {
  args: { view: view(states['settled.joined.pendingApproval']), price: '€5.00' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }))
    const dialog = await findDialog()
    await expect(dialog.getByText(/you get the entry fee back/)).toBeVisible()
  },
}

export const LeavingRefused: Story = {
  parameters: { visual: { looksLike: 'platform-features-joinbutton-settled--joined-waiting' } },
  args: { view: view(states['settled.joined.waiting']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await answer('Stay')
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

interface WiredProps extends JoinButtonProps {
  readonly from: SnapshotFrom<typeof exampleJoinButton>
}

/** The button with its machine, and a server that never answers. */
function Wired({ from, ...props }: WiredProps) {
  const [snapshot, send] = useMachine(exampleJoinButton, { input: from.context, snapshot: from })
  useStateMap(snapshot)
  return (
    <JoinButton
      {...props}
      view={view(snapshot)}
      onJoin={() => send({ type: 'join.press' })}
      onLeave={() => send({ type: 'leave.press' })}
    />
  )
}

/** The focus stays where the press was, and screen readers say what goes on. */
export const FocusAfterJoining: Story = {
  parameters: { visual: { looksLike: 'platform-features-joinbutton-busy--joining' } },
  render: (args) => <Wired {...args} from={states['settled.open.common']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(canvas.getByRole('button', { name: /Joining…/ })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('img', { name: /Joining…/ })).toBeInTheDocument())
  },
}

/** The question is gone, and the focus is back at the button. */
export const FocusAfterLeaving: Story = {
  parameters: { visual: { looksLike: 'platform-features-joinbutton-busy--leaving' } },
  render: (args) => <Wired {...args} from={states['settled.joined.waiting']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await answer('Leave')
    const button = await canvas.findByRole('button', { name: /Leaving…/ })
    await waitFor(() => expect(button).toHaveFocus())
  },
}
