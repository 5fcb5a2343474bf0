import {
  provideInviteChallenge,
  selectInviteChallengeView,
} from '@kingside/machines/invite-challenge'
import {
  exampleInviteChallenge,
  inviteChallengeStates as states,
} from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { InviteChallenge, type InviteChallengeProps } from '../InviteChallenge.view.tsx'
import { args, findDialog } from './invite.samples.tsx'

/** The invitation with its machine. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge/Whole',
  args,
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectInviteChallengeView

interface WiredProps extends InviteChallengeProps {
  readonly machine: typeof exampleInviteChallenge
  readonly code?: string
}

/** The card with its machine. */
function Wired({ machine, code, ...props }: WiredProps) {
  const { player, terms } = states.drafting.context
  const [snapshot, send] = useMachine(machine, {
    input: { player, terms, ...(code !== undefined && { code }) },
  })
  useStateMap(snapshot)
  return (
    <InviteChallenge
      {...props}
      view={view(snapshot)}
      onTermsChange={(next) => send({ type: 'terms.choose', terms: next })}
      onOpponentChange={(opponent) => send({ type: 'opponent.choose', for: opponent })}
      onCreate={() => send({ type: 'invite.create' })}
      onCancel={() => send({ type: 'invite.cancel' })}
      onCodeEnter={(typed) => send({ type: 'code.enter', code: typed })}
      onAccept={() => send({ type: 'invite.accept' })}
      onDecline={() => send({ type: 'invite.decline' })}
      onDismissRefusal={() => send({ type: 'refusal.dismiss' })}
    />
  )
}

/** A server that answers at once. */
function WithServer(props: InviteChallengeProps) {
  const [machine] = useState(() =>
    provideInviteChallenge({
      createInvite: ({ for: { kind } }) =>
        Promise.resolve({
          id: 'i-7',
          code: 'TULPAR-42',
          expiresInMs: null,
          gameId: kind === 'bot' ? 'bot-7' : null,
        }),
      cancelInvite: () => Promise.resolve(),
      checkInvite: () => Promise.resolve({ status: 'open' }),
      acceptInvite: () => Promise.resolve({ gameId: 'b7Qk2' }),
      declineInvite: () => Promise.resolve(),
    }),
  )
  return <Wired {...props} machine={machine} />
}

/** Made for whoever has the link, then taken back: the focus stays on the button. */
export const MadeAndCancelled: Story = {
  parameters: { visual: { looksLike: 'platform-features-invitechallenge-end--ended-cancelled' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel invite' })
    await expect(canvas.getByText('TULPAR-42')).toBeVisible()
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel invite' }))
    await expect(await canvas.findByText('The invite was cancelled')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Find an opponent' })).toHaveFocus(),
    )
  },
}

/** The computer plays at once. */
export const BotPlaysAtOnce: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge-every-kind--started' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The computer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start game' }))
    await expect(await canvas.findByRole('button', { name: 'Go to game' })).toHaveFocus()
  },
}

/** A guest types the code and accepts, by keyboard alone. */
export const TypedByKeyboard: Story = {
  render: (args) => <Wired {...args} machine={exampleInviteChallenge} code="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('no{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveAccessibleDescription(/This code doesn’t look right/)
    await userEvent.clear(field)
    await userEvent.keyboard(' TULPAR-42 {Enter}')
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Accepting…/ })).toHaveFocus()
  },
}
