import { timeControls } from '@kingside/api'
import type { GameRefusal } from '@kingside/machines/game-finder'
import { selectDirectChallengeView } from '@kingside/machines/direct-challenge'
import {
  exampleDirectChallenge,
  directChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/direct-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { DirectChallenge, type DirectChallengeProps } from './DirectChallenge.view.tsx'

const view = selectDirectChallengeView
const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

/** A challenge to one player who is there now, from both ends. One story for each state of its machine. */
const meta = {
  component: DirectChallenge,
  title: 'Features/DirectChallenge',
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
} satisfies Meta<typeof DirectChallenge>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'direct-challenge/opening',
    visual: { looksLike: 'platform-features-directchallenge--drafting' },
  },
  args: { view: view(states.opening) },
}

const refusedAt = (status: 'drafting' | 'offered', refusal: GameRefusal) =>
  view(snapshotAt(status, { ...states[status].context, refusal }))

export const Drafting: Story = {
  parameters: { state: 'direct-challenge/drafting', visual: { claims: 'feature' } },
  args: { view: view(states.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Challenge Daulet K.' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Send challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Only two Pro members play FOA-rated games. */
export const OpponentNeedsPro: Story = {
  args: { view: refusedAt('drafting', { code: 'opponent_must_have_pro', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your opponent needs Pro for this game')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

/** The player's own challenge, or the opponent's. */
export const SomebodyIsBusy: Story = {
  args: { view: refusedAt('drafting', { code: 'ongoing_challenge', detail: null }) },
}

export const CreatingAsked: Story = {
  parameters: { state: 'direct-challenge/creating.asked' },
  args: { view: view(states['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'direct-challenge/creating.recalled' },
  args: { view: view(states['creating.recalled']) },
}

export const Waiting: Story = {
  parameters: { state: 'direct-challenge/waiting' },
  args: { view: view(states.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Waiting for an answer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Cancelling: Story = {
  parameters: { state: 'direct-challenge/cancelling' },
  args: { view: view(states.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'direct-challenge/checking' },
  args: { view: view(states.checking) },
}

/** Declining is told to the other and can't be undone, so it asks first; the safe answer has the focus. */
export const Offered: Story = {
  parameters: { state: 'direct-challenge/offered', visual: { claims: 'phone' } },
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

/** What the server says of the one who accepts. */
export const AcceptRefused: Story = {
  args: { view: refusedAt('offered', { code: 'too_many_active_games', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

export const Accepting: Story = {
  parameters: { state: 'direct-challenge/accepting' },
  args: { view: view(states.accepting) },
}

export const Declining: Story = {
  parameters: { state: 'direct-challenge/declining' },
  args: { view: view(states.declining) },
}

export const Started: Story = {
  parameters: { state: 'direct-challenge/started' },
  args: { view: view(states.started) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

export const Ended: Story = {
  parameters: { state: 'direct-challenge/ended' },
  args: { view: view(states.ended) },
}

const endedBy = (end: NonNullable<typeof states.ended.context.end>) =>
  view(snapshotAt('ended', { ...states.offered.context, end }))

export const EndedCancelled: Story = { args: { view: endedBy('cancelled') } }

export const EndedDeclined: Story = { args: { view: endedBy('declined') } }

export const EndedExpired: Story = { args: { view: endedBy('expired') } }

export const EndedOwnerLeft: Story = { args: { view: endedBy('owner_disconnected') } }

export const InKazakh: Story = {
  args: { view: view(states.offered) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: view(states.waiting) },
  globals: { locale: 'ru' },
}

interface WiredProps extends DirectChallengeProps {
  readonly from: typeof states.offered
}

/** The card with its machine, and a server that never answers. */
function Wired({ from, ...props }: WiredProps) {
  const { player, terms } = from.context
  const [snapshot, send] = useMachine(exampleDirectChallenge, {
    input: { player, terms },
    snapshot: from,
  })
  useStateMap(snapshot)
  return (
    <DirectChallenge
      {...props}
      view={view(snapshot)}
      onAccept={() => send({ type: 'challenge.accept' })}
      onDecline={() => send({ type: 'challenge.decline' })}
    />
  )
}

/** The question is gone, and the focus is where it was asked. */
export const FocusAfterDeclining: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--declining' } },
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
