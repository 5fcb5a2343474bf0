import {
  type ChallengeEnd,
  type ChallengeKind,
  provideChallenge,
  selectChallengeView,
} from '@kingside/machines/challenge'
import {
  challengeStatesOf,
  exampleMachine,
  snapshotAt,
} from '@kingside/machines/challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { Challenge, type ChallengeProps } from '../Challenge.view.tsx'
import { LaterStart } from '../StartField.tsx'
import { args, findDialog } from './challenge.samples.tsx'

/** What looks the same for every kind of challenge, and the way from a draft to its end. */
const meta = {
  component: Challenge,
  title: 'Features/Challenge/Every kind',
  args,
  loaders: [LaterStart.prepare],
  decorators: [inPage],
} satisfies Meta<typeof Challenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectChallengeView

const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

const long = { kind: 'long', opponent: daulet, ratingRange: undefined } as const

const direct = { kind: 'direct', opponent: daulet, ratingRange: undefined } as const

const shortStates = challengeStatesOf('short')

const longStates = challengeStatesOf('long')

const directStates = challengeStatesOf('direct')

// Whatever the kind

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'challenge/opening',
    visual: { looksLike: 'platform-features-challenge-short--drafting' },
  },
  args: { view: view(shortStates.opening) },
}

export const Started: Story = {
  parameters: { state: 'challenge/started' },
  args: { view: view(shortStates.started) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

export const Ended: Story = {
  parameters: { state: 'challenge/ended' },
  args: { view: view(shortStates.ended) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Someone else accepted first')
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

const endedBy = (end: ChallengeEnd, kind: ChallengeKind = 'short') =>
  view(snapshotAt('ended', { ...shortStates.offered.context, kind, end }))

export const EndedCancelled: Story = {
  args: { view: endedBy('cancelled') },
  parameters: {
    modes: {
      kazakh: { args: { view: view(shortStates.drafting) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(shortStates.waiting) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

export const EndedDeclined: Story = {
  args: { view: endedBy('declined') },
  parameters: {
    modes: {
      russian: { args: { ...long, view: view(longStates.waiting) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

export const EndedExpired: Story = {
  args: { view: endedBy('expired') },
  parameters: {
    modes: {
      russian: { args: { ...direct, view: view(directStates.waiting) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

/** Of a challenge that is gone no more is said than is known. */
export const EndedGone: Story = {
  args: { view: endedBy('gone') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This challenge is no longer available')).toBeVisible()
    await expect(canvas.queryByText('Someone else accepted first')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

/** Who challenges by name is a friend. */
export const EndedOwnerLeft: Story = {
  args: { ...direct, view: endedBy('owner_disconnected', 'direct') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Oops. Your friend has left/)).toBeVisible()
  },
}

const draft = shortStates.drafting.context

// With the machine

interface WiredProps extends ChallengeProps {
  /** @default the terms are chosen */
  readonly from?: typeof shortStates.offered
  /** @default its server never answers */
  readonly machine?: typeof exampleMachine
}

/** The card with its machine. */
function Wired({ from, machine = exampleMachine, ...props }: WiredProps) {
  const { player, terms } = draft
  const [snapshot, send] = useMachine(machine, {
    input: { kind: props.kind, player, terms },
    ...(from && { snapshot: from }),
  })
  useStateMap(snapshot)
  return (
    <Challenge
      {...props}
      view={view(snapshot)}
      onTermsChange={(next) => send({ type: 'terms.choose', terms: next })}
      onCreate={() => send({ type: 'challenge.create' })}
      onCancel={() => send({ type: 'challenge.cancel' })}
      onAccept={() => send({ type: 'challenge.accept' })}
      onDecline={() => send({ type: 'challenge.decline' })}
      onDismissRefusal={() => send({ type: 'refusal.dismiss' })}
    />
  )
}

/** A server that answers at once. */
function WithServer(props: ChallengeProps) {
  const [machine] = useState(() =>
    provideChallenge({
      createChallenge: ({ terms: { color, mode, timeControl, limits } }) =>
        shortStates.waiting.context.challenge
          ? Promise.resolve({
              ...shortStates.waiting.context.challenge,
              color,
              mode,
              timeControl,
              limits,
            })
          : Promise.reject({ code: 'server_error' }),
      cancelChallenge: () => Promise.resolve(),
      acceptChallenge: () => Promise.resolve({ gameId: 'b7Qk2' }),
      declineChallenge: () => Promise.resolve(),
      checkChallenge: () => Promise.resolve({ status: 'open' }),
    }),
  )
  return <Wired {...props} machine={machine} />
}

/** From the terms to the lobby and back: the focus stays on the button through all of it. */
export const MadeAndCancelled: Story = {
  parameters: { visual: { skip: 'It ends as EndedCancelled; the focus is what is tried.' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unrated' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create challenge' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel challenge' })
    await expect(canvas.getByText(/Unrated/)).toBeVisible()
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('The challenge was cancelled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Find an opponent' })).toHaveFocus()
  },
}

/** Taken back before the server has answered: the button goes away, and its neighbour gets the focus. */
export const RecalledByKeyboard: Story = {
  parameters: { visual: { skip: 'It ends as ShortCreatingRecalled; the focus is what is tried.' } },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Create challenge' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Cancelling…/ })).toHaveFocus())
  },
}

/** The question is gone, and the focus is where it was asked. */
export const FocusAfterDeclining: Story = {
  parameters: { visual: { skip: 'It ends as DirectDeclining; the focus is what is tried.' } },
  args: direct,
  render: (args) => <Wired {...args} from={directStates.offered} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Decline' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    const button = await canvas.findByRole('button', { name: /Declining…/ })
    await waitFor(() => expect(button).toHaveFocus())
  },
}
