import { Stack } from '@kingside/design-system/Stack'
import {
  type JoinFailure,
  type JoinLimit,
  joinLimits,
  selectJoinButtonView,
} from '@kingside/machines/join-button'
import {
  exampleJoinButton,
  friday,
  joinButtonSnapshotAt,
  joinButtonStates as states,
  proPlayer,
} from '@kingside/machines/join-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { getInitialSnapshot, type SnapshotFrom } from 'xstate'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { JoinButton, type JoinButtonProps } from './JoinButton.view.tsx'

const view = selectJoinButtonView

/** The join button; one story for each state of its machine, and the texts of all limits and failures. */
const meta = {
  component: JoinButton,
  title: 'Features/JoinButton',
  args: {
    view: view(states['settled.open.common']),
    onJoin: fn(),
    onLeave: fn(),
    onStartBreak: fn(),
    onEndBreak: fn(),
    onSignIn: fn(),
    onStep: fn(),
    onRecheckPayment: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof JoinButton>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await within(document.body).findByRole('alertdialog'))

const answer = async (name: string) => {
  const dialog = await findDialog()
  await userEvent.click(dialog.getByRole('button', { name }))
}

/** Passed through at once; looks as the button does while the profile loads. */
export const Arriving: Story = {
  parameters: {
    state: 'join-button/arriving',
    modes: {
      kazakh: {
        args: { view: view(states['settled.joined.pendingApproval']) },
        globals: { locale: 'kz' },
      },
      russian: { args: { view: view(states['settled.joined.onHold']) }, globals: { locale: 'ru' } },
      'right-to-left': {
        args: { view: view(states['settled.joined.playing']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.arriving) },
}

/** Passed through at once. */
export const SettledDeciding: Story = {
  parameters: {
    state: 'join-button/settled.deciding',
    visual: { looksLike: 'platform-features-joinbutton--arriving' },
  },
  args: { view: view(states['settled.deciding']) },
}

export const SettledLoading: Story = {
  parameters: {
    state: 'join-button/settled.loading',
    visual: { looksLike: 'platform-features-joinbutton--arriving' },
  },
  args: { view: view(states['settled.loading']) },
}

export const SettledNeedsAccount: Story = {
  parameters: { state: 'join-button/settled.needsAccount' },
  args: { view: view(states['settled.needsAccount']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to join' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const SettledOpenCommon: Story = {
  parameters: { state: 'join-button/settled.open.common' },
  args: { view: view(states['settled.open.common']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const SettledOpenPaid: Story = {
  parameters: { state: 'join-button/settled.open.paid' },
  args: { view: view(states['settled.open.paid']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay and join' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}

export const SettledLimitedNeedsPro: Story = {
  parameters: { state: 'join-button/settled.limited.needsPro' },
  args: { view: view(states['settled.limited.needsPro']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onStep).toHaveBeenCalledWith('upgrade')
  },
}

export const SettledLimitedNeedsFideId: Story = {
  parameters: { state: 'join-button/settled.limited.needsFideId' },
  args: { view: view(states['settled.limited.needsFideId']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect FIDE ID' }))
    await expect(args.onStep).toHaveBeenCalledWith('connect-fide-id')
  },
}

export const SettledLimitedConfirmInfo: Story = {
  parameters: { state: 'join-button/settled.limited.confirmInfo' },
  args: { view: view(states['settled.limited.confirmInfo']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm personal info' }))
    await expect(args.onStep).toHaveBeenCalledWith('confirm-info')
  },
}

export const SettledLimitedVerifyEmail: Story = {
  parameters: { state: 'join-button/settled.limited.verifyEmail' },
  args: { view: view(states['settled.limited.verifyEmail']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }))
    await expect(args.onStep).toHaveBeenCalledWith('verify-email')
  },
}

/** Reachable and readable, but a press does nothing. */
export const SettledLimitedDisabled: Story = {
  parameters: { state: 'join-button/settled.limited.disabled' },
  args: { view: view(states['settled.limited.disabled']) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Join' })
    await userEvent.click(button)
    await expect(args.onJoin).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('The tournament is full')
  },
}

/** Taking the registration back asks first. */
export const SettledJoinedPendingApproval: Story = {
  parameters: { state: 'join-button/settled.joined.pendingApproval' },
  args: { view: view(states['settled.joined.pendingApproval']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }))
    await answer('Cancel registration')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** Leaving asks first. */
export const SettledJoinedWaiting: Story = {
  parameters: { state: 'join-button/settled.joined.waiting' },
  args: { view: view(states['settled.joined.waiting']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).not.toHaveBeenCalled()
    await answer('Leave')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const SettledJoinedPlaying: Story = {
  parameters: { state: 'join-button/settled.joined.playing' },
  args: { view: view(states['settled.joined.playing']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a break' }))
    await expect(args.onStartBreak).toHaveBeenCalledOnce()
  },
}

export const SettledJoinedOnHold: Story = {
  parameters: { state: 'join-button/settled.joined.onHold' },
  args: { view: view(states['settled.joined.onHold']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(args.onEndBreak).toHaveBeenCalledOnce()
  },
}

export const SettledOutWithdrawn: Story = {
  parameters: { state: 'join-button/settled.out.withdrawn' },
  args: { view: view(states['settled.out.withdrawn']) },
}

export const SettledOutLeft: Story = {
  parameters: { state: 'join-button/settled.out.left' },
  args: { view: view(states['settled.out.left']) },
}

export const SettledOutBanned: Story = {
  parameters: { state: 'join-button/settled.out.banned' },
  args: { view: view(states['settled.out.banned']) },
}

export const SettledEnded: Story = {
  parameters: { state: 'join-button/settled.ended' },
  args: { view: view(states['settled.ended']) },
}

/** A second press does nothing. */
export const BusyJoining: Story = {
  parameters: { state: 'join-button/busy.joining' },
  args: { view: view(states['busy.joining']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Joining…/ }))
    await expect(args.onJoin).not.toHaveBeenCalled()
  },
}

export const BusyLeaving: Story = {
  parameters: { state: 'join-button/busy.leaving' },
  args: { view: view(states['busy.leaving']) },
}

export const BusySigningOut: Story = {
  parameters: {
    state: 'join-button/busy.signingOut',
    visual: { looksLike: 'platform-features-joinbutton--busy-leaving' },
  },
  args: { view: view(states['busy.signingOut']) },
}

export const BusyPausing: Story = {
  parameters: { state: 'join-button/busy.pausing' },
  args: { view: view(states['busy.pausing']) },
}

export const BusyResuming: Story = {
  parameters: { state: 'join-button/busy.resuming' },
  args: { view: view(states['busy.resuming']) },
}

export const BusyRefreshing: Story = {
  parameters: { state: 'join-button/busy.refreshing' },
  args: { view: view(states['busy.refreshing']) },
}

export const PayingOpening: Story = {
  parameters: { state: 'join-button/paying.opening' },
  args: { view: view(states['paying.opening']) },
}

export const PayingAway: Story = {
  parameters: { state: 'join-button/paying.away' },
  args: { view: view(states['paying.away']) },
}

export const PayingWaiting: Story = {
  parameters: { state: 'join-button/paying.waiting' },
  args: { view: view(states['paying.waiting']) },
}

export const PayingChecking: Story = {
  parameters: {
    state: 'join-button/paying.checking',
    visual: { looksLike: 'platform-features-joinbutton--paying-waiting' },
  },
  args: { view: view(states['paying.checking']) },
}

/** Passed through at once. */
export const PayingJudging: Story = {
  parameters: {
    state: 'join-button/paying.judging',
    visual: { looksLike: 'platform-features-joinbutton--paying-waiting' },
  },
  args: { view: view(states['paying.judging']) },
}

/** Passed through at once. */
export const PayingEntering: Story = {
  parameters: {
    state: 'join-button/paying.entering',
    visual: { looksLike: 'platform-features-joinbutton--paying-waiting' },
  },
  args: { view: view(states['paying.entering']) },
}

export const PayingLate: Story = {
  parameters: { state: 'join-button/paying.late' },
  args: { view: view(states['paying.late']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheckPayment).toHaveBeenCalledOnce()
  },
}

/** The safe answer has the focus. */
export const LeavingAsked: Story = {
  args: { view: view(states['settled.joined.waiting']) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    const dialog = await findDialog()
    await expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus()
  },
}

export const LeavingRefused: Story = {
  parameters: { visual: { looksLike: 'platform-features-joinbutton--settled-joined-waiting' } },
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
  const { returned: _, ...input } = from.context
  const [snapshot, send] = useMachine(exampleJoinButton, { input, snapshot: from })
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
  parameters: { visual: { looksLike: 'platform-features-joinbutton--busy-joining' } },
  render: (args) => <Wired {...args} from={states['settled.open.common']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(canvas.getByRole('button', { name: /Joining…/ })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('img', { name: /Joining…/ })).toBeInTheDocument())
  },
}

/** The question is gone, and the focus is back at the button. */
export const FocusAfterLeaving: Story = {
  parameters: { visual: { looksLike: 'platform-features-joinbutton--busy-leaving' } },
  render: (args) => <Wired {...args} from={states['settled.joined.waiting']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await answer('Leave')
    const button = await canvas.findByRole('button', { name: /Leaving…/ })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A match has no breaks. */
export const PlayingWithoutBreaks: Story = {
  args: {
    view: view(
      joinButtonSnapshotAt(
        { settled: { joined: 'playing' } },
        { tournament: { ...friday, kind: 'match', status: 'goes', userSigned: true } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re playing')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The server did not let the player back in. */
export const BreakNotEnded: Story = {
  args: { view: { status: 'on-hold', limit: 'player_is_banned', failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is banned')
  },
}

/** What the machine makes of a tournament that the server closes to the player for this reason. */
const limitedBy = (unavailabilityReason: JoinLimit | 'new_code') =>
  view(
    getInitialSnapshot(exampleJoinButton, {
      tournament: { ...friday, unavailabilityReason },
      you: null,
      profile: proPlayer,
      isProfileLoading: false,
      today: '2026-11-21',
    }),
  )

/** The text of every code, and of one that this version does not know. */
export const EveryLimit: Story = {
  parameters: { visual: { claims: ['feature', 'large-text', 'forced-colors'] } },
  render: (args) => (
    <Stack gap={5}>
      {[...joinLimits, 'new_code' as const].map((code) => (
        <JoinButton key={code} {...args} view={limitedBy(code)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(joinLimits.length + 1)
    await expect(canvas.getByText('You can’t join this tournament')).toBeInTheDocument()
  },
}

const failures = [
  'join_failed',
  'leave_failed',
  'pause_failed',
  'resume_failed',
  'refresh_failed',
  'payment_unavailable',
  'payment_failed',
  'payment_cancelled',
] as const satisfies readonly JoinFailure[]

export const EveryFailure: Story = {
  render: (args) => (
    <Stack gap={5}>
      {failures.map((failure) => (
        <JoinButton key={failure} {...args} view={{ ...viewsBefore[failure], failure }} />
      ))}
    </Stack>
  ),
}

/** Where the machine is after each failure. */
const viewsBefore = {
  join_failed: view(states['settled.open.common']),
  leave_failed: view(states['settled.joined.waiting']),
  pause_failed: view(states['settled.joined.playing']),
  resume_failed: view(states['settled.joined.onHold']),
  refresh_failed: view(states['settled.limited.confirmInfo']),
  payment_unavailable: view(states['settled.open.paid']),
  payment_failed: view(states['settled.open.paid']),
  payment_cancelled: view(states['settled.open.paid']),
} satisfies Record<JoinFailure, unknown>

/** The longest of each, in a column as narrow as a card's. */
export const NarrowAndLong: Story = {
  parameters: { visual: { claims: ['phone', 'large-text'] } },
  globals: { locale: 'ru' },
  render: (args) => (
    <div style={{ inlineSize: 'min(13rem, 100%)' }}>
      <Stack gap={6}>
        <JoinButton {...args} view={limitedBy('event_max_tournament_participate')} />
        <JoinButton
          {...args}
          view={{ ...view(states['settled.joined.pendingApproval']), failure: 'refresh_failed' }}
        />
        <JoinButton {...args} view={view(states['paying.late'])} />
        <JoinButton {...args} view={view(states['settled.out.withdrawn'])} />
      </Stack>
    </div>
  ),
}
