import { timeControls } from '@kingside/api'
import type { GameRefusal } from '@kingside/machines/game-finder'
import { selectLongChallengeView } from '@kingside/machines/long-challenge'
import {
  exampleLongChallenge,
  longChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/long-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { LongChallenge, type LongChallengeProps } from './LongChallenge.view.tsx'

const view = selectLongChallengeView
const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

/** A challenge that stands until it is taken, from both ends. One story for each state of its machine. */
const meta = {
  component: LongChallenge,
  title: 'Features/LongChallenge',
  args: {
    view: view(states.drafting),
    timeControls: timeControls.map(toChoice),
    opponent: daulet,
    onTermsChange: fn(),
    onCreate: fn(),
    onCancel: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onOpenGame: fn(),
    onRemedy: fn(),
    onDismissRefusal: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof LongChallenge>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'long-challenge/opening',
    visual: { looksLike: 'platform-features-longchallenge--drafting' },
  },
  args: { view: view(states.opening) },
}

const refusedAt = (status: 'drafting' | 'offered', refusal: GameRefusal) =>
  view(snapshotAt(status, { ...states[status].context, refusal }))

export const Drafting: Story = {
  parameters: { state: 'long-challenge/drafting' },
  args: { view: view(states.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Long challenge to Daulet K.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Nobody is named. */
export const DraftingToAnybody: Story = { args: { opponent: null } }

export const NotAllowed: Story = {
  args: {
    view: refusedAt('drafting', {
      code: 'not_allowed_any_rated',
      detail: 'Rated games are closed to you until 1 October.',
    }),
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'long-challenge/creating.asked' },
  args: { view: view(states['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'long-challenge/creating.recalled' },
  args: { view: view(states['creating.recalled']) },
}

/** A challenge that has stood for days is not made again in a moment, so to cancel it asks first. */
export const Waiting: Story = {
  parameters: { state: 'long-challenge/waiting', visual: { claims: 'feature' } },
  args: { view: view(states.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Made on September 21, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    const dialog = await findDialog()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Nobody is named. */
export const WaitingForAnybody: Story = {
  args: { view: view(states.waiting), opponent: null },
}

export const CancellingAsked: Story = {
  args: { view: view(states.waiting) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await findDialog()
  },
}

export const Cancelling: Story = {
  parameters: { state: 'long-challenge/cancelling' },
  args: { view: view(states.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'long-challenge/checking' },
  args: { view: view(states.checking) },
}

/** Declining is told to the other and can't be undone, so it asks first; the safe answer has the focus. */
export const Offered: Story = {
  parameters: { state: 'long-challenge/offered', visual: { claims: 'phone' } },
  args: { view: view(states.offered) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Daulet K. challenges you' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const dialog = await findDialog()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** The question, before it is answered. */
export const DecliningAsked: Story = {
  args: { view: view(states.offered) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await findDialog()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
}

/** The challenge still stands: the way on is to accept it later. */
export const OwnerIsOffline: Story = {
  args: { view: refusedAt('offered', { code: 'owner_disconnected', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Oops! This opponent is offline now, you can’t accept this challenge'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Find an opponent' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

/** To decline it has failed: it still stands. */
export const NotDeclined: Story = {
  args: { view: refusedAt('offered', { code: 'timeout', detail: null }) },
}

export const Accepting: Story = {
  parameters: { state: 'long-challenge/accepting' },
  args: { view: view(states.accepting) },
}

export const Declining: Story = {
  parameters: { state: 'long-challenge/declining' },
  args: { view: view(states.declining) },
}

export const Started: Story = {
  parameters: {
    state: 'long-challenge/started',
    visual: { looksLike: 'platform-features-directchallenge--started' },
  },
  args: { view: view(states.started) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

export const Ended: Story = {
  parameters: {
    state: 'long-challenge/ended',
    visual: { looksLike: 'platform-features-directchallenge--ended' },
  },
  args: { view: view(states.ended) },
}

const endedBy = (end: NonNullable<typeof states.ended.context.end>) =>
  view(snapshotAt('ended', { ...states.offered.context, end }))

export const EndedCancelled: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--ended-cancelled' } },
  args: { view: endedBy('cancelled') },
}

export const EndedDeclined: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--ended-declined' } },
  args: { view: endedBy('declined') },
}

export const EndedExpired: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--ended-expired' } },
  args: { view: endedBy('expired') },
}

export const EndedOwnerLeft: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--ended-owner-left' } },
  args: { view: endedBy('owner_disconnected') },
}

export const InKazakh: Story = {
  args: { view: view(states.offered) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: view(states.waiting) },
  globals: { locale: 'ru' },
}

interface WiredProps extends LongChallengeProps {
  readonly from: typeof states.offered
}

/** The card with its machine, and a server that never answers. */
function Wired({ from, ...props }: WiredProps) {
  const { player, terms } = from.context
  const [snapshot, send] = useMachine(exampleLongChallenge, {
    input: { player, terms },
    snapshot: from,
  })
  useStateMap(snapshot)
  return (
    <LongChallenge
      {...props}
      view={view(snapshot)}
      onAccept={() => send({ type: 'challenge.accept' })}
      onDecline={() => send({ type: 'challenge.decline' })}
    />
  )
}

/** The question is gone, and the focus is where it was asked. */
export const FocusAfterDeclining: Story = {
  parameters: { visual: { looksLike: 'platform-features-longchallenge--declining' } },
  render: (args) => <Wired {...args} from={states.offered} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Decline' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    const button = await canvas.findByRole('button', { name: /Declining…/ })
    await waitFor(() => expect(button).toHaveFocus())
  },
}
