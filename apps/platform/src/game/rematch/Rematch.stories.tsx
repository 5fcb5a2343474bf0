import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import {
  provideRematch,
  type RematchDeps,
  type RematchEnd,
  type RematchSystemEvent,
  selectRematchView,
} from '@kingside/machines/rematch'
import { rematchStates as states, snapshotAt } from '@kingside/machines/rematch/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useStateMap } from '../../stories/useStateMap.ts'
import { blockedMessages } from './Rematch.messages.ts'
import { Rematch, type RematchProps } from './Rematch.view.tsx'

const view = selectRematchView

/** The panel at the end of a game, where it stands. */
const inPanel: Decorator = (Story) => (
  <div style={{ padding: 'min(24px, 5vw)', maxInlineSize: '26rem' }}>
    <Surface tone="brand">
      <Story />
    </Surface>
  </div>
)

/** Another game with the same opponent; one story for each state of its machine, and one with each end and reason. */
const meta = {
  component: Rematch,
  title: 'Features/Rematch',
  args: {
    view: view(states.idle),
    now: () => 0,
    onOffer: fn(),
    onWithdraw: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onOpenGame: fn(),
    onNewGame: fn(),
    onRemedy: fn(),
  },
  decorators: [inPanel],
} satisfies Meta<typeof Rematch>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as it does before an offer. */
export const Opening: Story = {
  parameters: {
    state: 'rematch/opening',
    visual: { looksLike: 'platform-features-rematch--idle' },
  },
  args: { view: view(states.opening) },
}

export const Idle: Story = {
  parameters: { state: 'rematch/idle' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rematch' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'New opponent' }))
    await expect(args.onNewGame).toHaveBeenCalledOnce()
  },
}

/** A second press does nothing. */
export const Offering: Story = {
  parameters: { state: 'rematch/offering' },
  args: { view: view(states.offering) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Offering a rematch…/ }))
    await expect(args.onOffer).not.toHaveBeenCalled()
  },
}

export const Offered: Story = {
  parameters: { state: 'rematch/offered' },
  args: { view: view(states.offered) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw offer' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}

/** Both have offered; the game is told in a moment. */
export const Agreed: Story = {
  parameters: {
    state: 'rematch/agreed',
    modes: {
      kazakh: { args: { view: view(states.received) }, globals: { locale: 'kz' } },
      russian: {
        args: { view: view(snapshotAt('idle', { isDeclined: true })) },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.agreed) },
}

export const Withdrawing: Story = {
  parameters: { state: 'rematch/withdrawing' },
  args: { view: view(states.withdrawing) },
}

export const Received: Story = {
  parameters: { state: 'rematch/received', visual: { claims: 'feature' } },
  args: { view: view(states.received) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}

/** Looks as it does when both have offered. */
export const Accepting: Story = {
  parameters: {
    state: 'rematch/accepting',
    visual: { looksLike: 'platform-features-rematch--agreed' },
  },
  args: { view: view(states.accepting) },
}

export const Declining: Story = {
  parameters: { state: 'rematch/declining' },
  args: { view: view(states.declining) },
}

/** Back online: the server is asked how the rematch stands. */
export const Checking: Story = {
  parameters: { state: 'rematch/checking' },
  args: { view: view(states.checking) },
}

/** Shown for a moment before the new game opens. */
export const Started: Story = {
  parameters: { state: 'rematch/started' },
  args: { view: view(states.started) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('c9Rm4')
  },
}

export const OfferedWhileOffline: Story = {
  args: { view: view(snapshotAt('offered', { pending: 'mine', isConnected: false })) },
}

export const ReceivedWhileOffline: Story = {
  args: { view: view(snapshotAt('received', { pending: 'theirs', isConnected: false })) },
}

/** The offer still stands. */
export const AcceptingRefused: Story = {
  args: {
    view: view(
      snapshotAt('received', {
        pending: 'theirs',
        refusal: { code: 'too_many_active_games', detail: null },
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

/** What could not be withdrawn is not said to be. */
export const WithdrawingRefused: Story = {
  args: {
    view: view(
      snapshotAt('idle', { end: 'withdrawn', refusal: { code: 'offline', detail: null } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re offline/)).toBeVisible()
    await expect(canvas.queryByText(/was withdrawn/)).not.toBeInTheDocument()
  },
}

/** There is no second offer; the way on is another opponent. */
export const Declined: Story = {
  args: { view: view(snapshotAt('idle', { isDeclined: true, end: 'declined' })) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Rematch' })
    await userEvent.click(button)
    await expect(args.onOffer).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Your opponent declined the rematch.')
  },
}

const ends = ['declined', 'withdrawn', 'expired', 'opponent_left'] as const satisfies RematchEnd[]

/** How an offer ended, where another one is possible. */
export const EveryEnd: Story = {
  render: (args) => (
    <Stack gap={6}>
      {ends.map((end) => (
        <Rematch key={end} {...args} view={view(snapshotAt('idle', { end }))} />
      ))}
    </Stack>
  ),
}

const reasons = ['declined', 'opponent_left', 'player_banned', 'player_uid_missing'] as const

/** What keeps from an offer. */
export const EveryReason: Story = {
  parameters: { visual: { claims: 'phone' } },
  render: (args) => (
    <Stack gap={6}>
      {reasons.map((blockedBy) => (
        <Rematch
          key={blockedBy}
          {...args}
          view={{ status: 'idle', blockedBy, end: null, refusal: null }}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(reasons).toHaveLength(Object.keys(blockedMessages).length)
    for (const button of canvas.getAllByRole('button', { name: 'Rematch' })) {
      await expect(button).toHaveAccessibleDescription(/\w/)
    }
  },
}

/** An offer that was not made; the button that was pressed is there to try again. */
export const OfferingRefused: Story = {
  args: { view: view(snapshotAt('idle', { refusal: { code: 'server_error', detail: null } })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Rematch' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
}

interface WiredProps extends RematchProps {
  readonly deps: Partial<RematchDeps>
  /** What the opponent does once this player has offered. */
  readonly news?: RematchSystemEvent
}

const never = () => new Promise<never>(() => {})

const { player, gameId, opponentUid } = states.idle.context

/** The panel with its machine; what has no answer here is never answered. */
function Wired({ deps, news, ...props }: WiredProps) {
  const [machine] = useState(() =>
    provideRematch({
      offerRematch: never,
      acceptRematch: never,
      declineRematch: never,
      withdrawRematch: never,
      checkRematch: never,
      ...deps,
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { player, gameId, opponentUid } })
  useStateMap(snapshot)
  useEffect(() => {
    if (news && snapshot.value === 'offered') send(news)
  }, [news, send, snapshot.value])
  return (
    <Rematch
      {...props}
      view={view(snapshot)}
      onOffer={() => send({ type: 'rematch.offer' })}
      onWithdraw={() => send({ type: 'rematch.withdraw' })}
      onAccept={() => send({ type: 'rematch.accept' })}
      onDecline={() => send({ type: 'rematch.decline' })}
    />
  )
}

const offerRematch: RematchDeps['offerRematch'] = async () => ({
  status: 'open',
  pending: 'mine',
  isOpponentHere: true,
})

/** By keyboard from the offer to taking it back: the focus is never lost. */
export const OfferAndWithdraw: Story = {
  render: (args) => <Wired {...args} deps={{ offerRematch, withdrawRematch: async () => {} }} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Rematch' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Withdraw offer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('The rematch offer was withdrawn.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rematch' })).toHaveFocus()
  },
}

/** The focus goes to the button that says why there is no other offer. */
export const OfferDeclined: Story = {
  parameters: { visual: { looksLike: 'platform-features-rematch--declined' } },
  render: (args) => (
    <Wired {...args} deps={{ offerRematch }} news={{ type: 'offer.declined', gameId }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rematch' }))
    await canvas.findByText('Your opponent declined the rematch.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rematch' })).toHaveFocus())
  },
}
