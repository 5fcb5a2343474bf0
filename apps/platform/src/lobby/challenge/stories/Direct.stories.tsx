import { selectChallengeView } from '@kingside/machines/challenge'
import {
  challengeStatesOf,
  scheduledChallenge,
  snapshotAt,
  terms as exampleTerms,
} from '@kingside/machines/challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { Challenge, type ChallengeProps } from '../Challenge.view.tsx'
import { LaterStart } from '../StartField.tsx'
import { args, refusedAt, answerBoth, askToDecline } from './challenge.samples.tsx'

/** A challenge to one player. */
const meta = {
  component: Challenge,
  title: 'Features/Challenge/Direct',
  args,
  loaders: [LaterStart.prepare],
  decorators: [inPage],
} satisfies Meta<typeof Challenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectChallengeView

const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

const direct = { kind: 'direct', opponent: daulet, ratingRange: undefined } as const

const laterTerms = { ...exampleTerms, limits: null, starts_at: '2026-01-31T17:30:00.000Z' }

const directStates = challengeStatesOf('direct')

// To one player who is there now

export const Drafting: Story = {
  parameters: { state: 'challenge/drafting', visual: { claims: 'phone' } },
  args: { ...direct, view: view(directStates.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Challenge Daulet K.' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Send challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Only two Pro members play FOA-rated games. */
export const OpponentNeedsPro: Story = {
  args: {
    ...direct,
    view: refusedAt('direct', 'drafting', { code: 'opponent_must_have_pro', detail: null }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your opponent needs Pro for this game')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

/** The player's own challenge, or the opponent's. */
export const SomebodyIsBusy: Story = {
  args: {
    ...direct,
    view: refusedAt('direct', 'drafting', { code: 'ongoing_challenge', detail: null }),
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { ...direct, view: view(directStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { ...direct, view: view(directStates['creating.recalled']) },
}

export const Waiting: Story = {
  parameters: { state: 'challenge/waiting' },
  args: { ...direct, view: view(directStates.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Waiting for an answer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Cancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { ...direct, view: view(directStates.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { ...direct, view: view(directStates.checking) },
}

export const Offered: Story = {
  parameters: {
    state: 'challenge/offered',
    visual: { claims: 'phone' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { ...direct, view: view(directStates.offered) },
  play: answerBoth,
}

export const DecliningAsked: Story = {
  args: { ...direct, view: view(directStates.offered) },
  play: askToDecline,
}

/** What the server says of the one who accepts. */
export const AcceptRefused: Story = {
  args: {
    ...direct,
    view: refusedAt('direct', 'offered', { code: 'too_many_active_games', detail: null }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

export const Accepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { ...direct, view: view(directStates.accepting) },
}

export const Declining: Story = {
  parameters: { state: 'challenge/declining' },
  args: { ...direct, view: view(directStates.declining) },
}

// To a game that starts later

/** The choice of the start is loaded when it is asked for; the zone of the reader's clock is said. */
export const ForLater: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    ...direct,
    view: view(snapshotAt('drafting', { kind: 'direct', terms: laterTerms })),
  },
  render: (args) => <ChosenTerms {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'At a set time' })).toBeChecked()
    const time = await canvas.findByRole('button', { name: /Time$/ })
    await expect(canvas.getByText(/Your time zone: /)).toBeVisible()
    // A moment that is long past.
    await expect(time).toHaveAccessibleDescription(/from a minute to 14 days ahead/)
  },
}

/** The choice of a time appears and goes; what is offered first is possible. */
export const StartChosen: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge-direct--drafting' } },
  args: {
    ...direct,
    view: view(snapshotAt('drafting', { kind: 'direct', terms: laterTerms })),
  },
  render: (args) => <ChosenTerms {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('As soon as accepted'))
    await expect(canvas.queryByText(/Your time zone: /)).toBeNull()
    await userEvent.click(canvas.getByText('At a set time'))
    await expect(await canvas.findByText(/Your time zone: /)).toBeVisible()
    await expect(canvas.queryByText(/from a minute to 14 days ahead/)).toBeNull()
    await userEvent.click(canvas.getByText('As soon as accepted'))
  },
}

export const OfferedForLater: Story = {
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } },
  args: {
    ...direct,
    view: view(snapshotAt('offered', { kind: 'direct', challenge: scheduledChallenge })),
  },
}

export const Scheduled: Story = {
  parameters: { state: 'challenge/scheduled' },
  args: { ...direct, view: view(directStates.scheduled) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Game scheduled' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledWith('b7Qk2')
  },
}

/** The form, with what is chosen in it. */
function ChosenTerms(props: ChallengeProps) {
  const { view: shown } = props
  const [chosen, setChosen] = useState(shown)
  return (
    <Challenge
      {...props}
      view={chosen}
      onTermsChange={(terms) => {
        if (chosen.status === 'drafting') setChosen({ ...chosen, terms })
      }}
    />
  )
}
