import { selectJoinButtonView } from '@kingside/machines/join-button'
import { joinButtonStates as states } from '@kingside/machines/join-button/examples'
import type { StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import type { JoinButton } from '../JoinButton.view.tsx'

type Story = StoryObj<typeof JoinButton>

const view = selectJoinButtonView

export const findDialog = async () => within(await within(document.body).findByRole('alertdialog'))

export const answer = async (name: string) => {
  const dialog = await findDialog()
  await userEvent.click(dialog.getByRole('button', { name }))
}

/** What every story of it is given, unless it says otherwise. */
export const args = {
  view: view(states['settled.open.common']),
  onJoin: fn(),
  onLeave: fn(),
  onStartBreak: fn(),
  onEndBreak: fn(),
  onSignIn: fn(),
  onStep: fn(),
} satisfies Story['args']
