import { timeControls } from '@kingside/api'
import {
  type ChallengeEnd,
  type ChallengeKind,
  provideChallenge,
  selectChallengeView,
} from '@kingside/machines/challenge'
import {
  challengeStatesOf,
  exampleMachine,
  scheduledChallenge,
  snapshotAt,
  terms as exampleTerms,
} from '@kingside/machines/challenge/examples'
import type { GameRefusal } from '@kingside/machines/game-finder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Challenge, type ChallengeProps } from './Challenge.view.tsx'
import { LaterStart } from './StartField.tsx'

const view = selectChallengeView
const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: 'FM', rating: 2_288 } as const

const short = {
  kind: 'short',
  opponent: null,
  ratingRange: { lower: 1_530, upper: 1_730 },
} as const
const long = { kind: 'long', opponent: daulet, ratingRange: undefined } as const
const direct = { kind: 'direct', opponent: daulet, ratingRange: undefined } as const

const laterTerms = { ...exampleTerms, limits: null, starts_at: '2026-01-31T17:30:00.000Z' }

const shortStates = challengeStatesOf('short')
const longStates = challengeStatesOf('long')
const directStates = challengeStatesOf('direct')

/** A challenge from both ends. For each kind one story for each state of its machine, where the kinds differ. */
const meta = {
  component: Challenge,
  title: 'Features/Challenge',
  loaders: [LaterStart.prepare],
  args: {
    ...short,
    view: view(shortStates.drafting),
    timeControls: timeControls.map(toChoice),
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
} satisfies Meta<typeof Challenge>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))

const refusedAt = (
  kind: ChallengeKind,
  status: 'drafting' | 'waiting' | 'offered',
  refusal: GameRefusal,
) => {
  const { value, context } = challengeStatesOf(kind)[status]
  return view(snapshotAt(value, { ...context, refusal }))
}

// Whatever the kind

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'challenge/opening',
    visual: { looksLike: 'platform-features-challenge--short-drafting' },
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

// To anybody

export const ShortDrafting: Story = {
  parameters: { state: 'challenge/drafting', visual: { claims: 'feature' } },
  args: { view: view(shortStates.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Open challenge' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }))
    await expect(args.onTermsChange).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'white', mode: 'rated' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Create challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Everything can be chosen and sent by keyboard alone. */
export const ShortDraftingByKeyboard: Story = {
  parameters: { visual: { skip: 'It looks as ShortDrafting does; the focus is what is tried.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Time control/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onTermsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ mode: 'unrated' }),
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTermsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ color: 'white' }),
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onTermsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ limits: null }),
    )
    canvas.getByRole('button', { name: 'Create challenge' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

const draft = shortStates.drafting.context

/** Anybody may accept; a range can still be chosen. */
export const ShortDraftingForAnyRating: Story = {
  args: {
    view: view(snapshotAt('drafting', { ...draft, terms: { ...draft.terms, limits: null } })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Any rating' }))
    await expect(args.onTermsChange).toHaveBeenCalledWith(
      expect.objectContaining({ limits: { lower: 1_530, upper: 1_730 } }),
    )
  },
}

const draftingAs = (
  player: Partial<typeof draft.player>,
  mode: typeof draft.terms.mode = draft.terms.mode,
) =>
  view(
    snapshotAt('drafting', {
      ...draft,
      player: { ...draft.player, ...player },
      terms: { ...draft.terms, mode },
    }),
  )

/** A visitor may play unrated games, and is asked to register for others. */
export const ShortVisitorNeedsAccount: Story = {
  args: { view: draftingAs({ auth: 'unauthorized' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You need an account for rated games')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const ShortNeedsPro: Story = {
  args: { view: draftingAs({}, 'fide') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('FOA-rated games come with Pro')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('upgrade')
  },
}

export const ShortNeedsFideId: Story = {
  args: { view: draftingAs({ auth: 'subscribed' }, 'fide') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your FIDE ID' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('fill-form')
  },
}

/** The button can be reached and read, but a press does nothing. */
export const ShortBanned: Story = {
  args: { view: draftingAs({ isBanned: true }) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Create challenge' })
    await userEvent.click(button)
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Your account is banned, so you can’t play')
  },
}

/** Nobody knows yet who plays. */
export const ShortSessionLoading: Story = { args: { view: draftingAs({ auth: 'loading' }) } }

/** The server's own words. */
export const ShortTooManyChallenges: Story = {
  args: {
    view: refusedAt('short', 'drafting', {
      code: 'max_short_challenges_reached',
      detail: 'You can have five open challenges at once.',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You can have five open challenges at once.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

export const ShortTooManyGames: Story = {
  args: { view: refusedAt('short', 'drafting', { code: 'too_many_active_games', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        'You have reached the maximum number of active games. Please complete one of your ongoing games.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

/** The button below tries again, so that the notice needs none of its own. */
export const ShortOffline: Story = {
  args: { view: refusedAt('short', 'drafting', { code: 'offline', detail: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re offline/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

export const ShortCreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { view: view(shortStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Creating…/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const ShortCreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { view: view(shortStates['creating.recalled']) },
}

/** It is made again in a moment, so to cancel it asks nothing. */
export const ShortWaiting: Story = {
  parameters: { state: 'challenge/waiting' },
  args: { view: view(shortStates.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Waiting for an opponent')).toBeVisible()
    await expect(canvas.getByText(/1530–1730/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** To cancel it has failed: it still waits. */
export const ShortWaitingNotCancelled: Story = {
  args: { view: refusedAt('short', 'waiting', { code: 'timeout', detail: null }) },
}

export const ShortCancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { view: view(shortStates.cancelling) },
}

export const ShortChecking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { view: view(shortStates.checking) },
}

/** After a lost connection, with somebody else's challenge. */
export const ShortCheckingAnOffer: Story = {
  args: { view: view(snapshotAt('checking', shortStates.offered.context)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daulet K. is looking for a game')).toBeVisible()
  },
}

export const ShortOffered: Story = {
  parameters: { state: 'challenge/offered', visual: { claims: 'phone' } },
  args: { view: view(shortStates.offered) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}

const offered = shortStates.offered.context

/** The owner wants White, so the one who accepts plays Black. */
export const ShortOfferedBlack: Story = {
  args: {
    view: view(
      snapshotAt('offered', {
        ...offered,
        challenge: offered.challenge && { ...offered.challenge, color: 'white' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Black/)).toBeVisible()
  },
  parameters: {
    modes: {
      /** A long name, a title, and no rating yet. */
      'long-words': {
        args: {
          view: view(
            snapshotAt('offered', {
              ...offered,
              challenge: offered.challenge && {
                ...offered.challenge,
                limits: null,
                owner: {
                  uid: 'u-long',
                  name: 'Nurmukhambetova-Abdrakhmanova Aigerim Serikbolsynkyzy',
                  title: 'WGM',
                  rating: null,
                },
              },
            }),
          ),
        },
      },
    } satisfies StoryModes<Story>,
  },
}

/** A visitor sees a rated challenge, and accepts. */
export const ShortOfferedToVisitor: Story = {
  args: { view: refusedAt('short', 'offered', { code: 'registration_required', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const ShortAccepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { view: view(shortStates.accepting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled()
  },
}

/** Somebody of the lobby is no friend. It is said once, whether the news or the answer brought it. */
export const ShortEndedOwnerLeft: Story = {
  parameters: { visual: { skip: 'It looks as EndedGone does: the same words are said.' } },
  args: {
    view: view(
      snapshotAt('ended', {
        ...offered,
        end: 'owner_disconnected',
        refusal: { code: 'owner_disconnected', detail: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This challenge is no longer available')).toBeVisible()
    await expect(canvas.queryByText(/friend/)).toBeNull()
  },
}

// To one player, who answers within days

export const LongDrafting: Story = {
  parameters: { state: 'challenge/drafting' },
  args: { ...long, view: view(longStates.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Standing challenge to Daulet K.' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Nobody is named. */
export const LongDraftingToAnybody: Story = {
  args: { ...long, view: view(longStates.drafting), opponent: null },
}

export const LongNotAllowed: Story = {
  args: {
    ...long,
    view: refusedAt('long', 'drafting', {
      code: 'not_allowed_any_rated',
      detail: 'Rated games are closed to you until 1 October.',
    }),
  },
}

export const LongCreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { ...long, view: view(longStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const LongCreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { ...long, view: view(longStates['creating.recalled']) },
}

/** A challenge that has stood for days is not made again in a moment, so to cancel it asks first. */
export const LongWaiting: Story = {
  parameters: { state: 'challenge/waiting', visual: { claims: 'phone' } },
  args: { ...long, view: view(longStates.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Created on September 21, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    const dialog = await findDialog()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Nobody is named. */
export const LongWaitingForAnybody: Story = {
  args: { ...long, view: view(longStates.waiting), opponent: null },
}

export const LongCancellingAsked: Story = {
  args: { ...long, view: view(longStates.waiting) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await findDialog()
  },
}

export const LongCancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { ...long, view: view(longStates.cancelling) },
}

export const LongChecking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { ...long, view: view(longStates.checking) },
}

/** Accepts, then declines: what is told to the other and can't be undone asks first, and the safe answer has the focus. */
const answerBoth: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'Daulet K. challenges you' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
  await expect(args.onAccept).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
  const dialog = await findDialog()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await expect(args.onDecline).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

/** The question, before it is answered. */
const askToDecline: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
  await findDialog()
  await expect(args.onDecline).not.toHaveBeenCalled()
}

export const LongOffered: Story = {
  parameters: {
    state: 'challenge/offered',
    visual: { claims: 'phone' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { ...long, view: view(longStates.offered) },
  play: answerBoth,
}

export const LongDecliningAsked: Story = {
  args: { ...long, view: view(longStates.offered) },
  play: askToDecline,
}

/** The challenge still stands: the way on is to accept it later. */
export const LongOwnerIsOffline: Story = {
  args: {
    ...long,
    view: refusedAt('long', 'offered', { code: 'owner_disconnected', detail: null }),
  },
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
export const LongNotDeclined: Story = {
  args: { ...long, view: refusedAt('long', 'offered', { code: 'timeout', detail: null }) },
}

export const LongAccepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { ...long, view: view(longStates.accepting) },
}

export const LongDeclining: Story = {
  parameters: { state: 'challenge/declining' },
  args: { ...long, view: view(longStates.declining) },
}

// To one player who is there now

export const DirectDrafting: Story = {
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
export const DirectOpponentNeedsPro: Story = {
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
export const DirectSomebodyIsBusy: Story = {
  args: {
    ...direct,
    view: refusedAt('direct', 'drafting', { code: 'ongoing_challenge', detail: null }),
  },
}

export const DirectCreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { ...direct, view: view(directStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const DirectCreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { ...direct, view: view(directStates['creating.recalled']) },
}

export const DirectWaiting: Story = {
  parameters: { state: 'challenge/waiting' },
  args: { ...direct, view: view(directStates.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Waiting for an answer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const DirectCancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { ...direct, view: view(directStates.cancelling) },
}

export const DirectChecking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { ...direct, view: view(directStates.checking) },
}

export const DirectOffered: Story = {
  parameters: {
    state: 'challenge/offered',
    visual: { claims: 'phone' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { ...direct, view: view(directStates.offered) },
  play: answerBoth,
}

export const DirectDecliningAsked: Story = {
  args: { ...direct, view: view(directStates.offered) },
  play: askToDecline,
}

/** What the server says of the one who accepts. */
export const DirectAcceptRefused: Story = {
  args: {
    ...direct,
    view: refusedAt('direct', 'offered', { code: 'too_many_active_games', detail: null }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

export const DirectAccepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { ...direct, view: view(directStates.accepting) },
}

export const DirectDeclining: Story = {
  parameters: { state: 'challenge/declining' },
  args: { ...direct, view: view(directStates.declining) },
}

// To a game that starts later

/** The choice of the start is loaded when it is asked for; the zone of the reader's clock is said. */
export const DirectForLater: Story = {
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
export const DirectStartChosen: Story = {
  parameters: { visual: { looksLike: 'platform-features-challenge--direct-drafting' } },
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

export const DirectOfferedForLater: Story = {
  parameters: { modes: { russian: { globals: { locale: 'ru' } } } },
  args: {
    ...direct,
    view: view(snapshotAt('offered', { kind: 'direct', challenge: scheduledChallenge })),
  },
}

export const DirectScheduled: Story = {
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
