import { timeControls } from '@kingside/api'
import type { GameRefusal } from '@kingside/machines/game-finder'
import { provideShortChallenge, selectShortChallengeView } from '@kingside/machines/short-challenge'
import {
  exampleShortChallenge,
  shortChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/short-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { ShortChallenge, type ShortChallengeProps } from './ShortChallenge.view.tsx'

const view = selectShortChallengeView

/** A challenge to anybody in the lobby, from both ends; one story for each state of its machine. */
const meta = {
  component: ShortChallenge,
  title: 'Features/ShortChallenge',
  args: {
    view: view(states.drafting),
    timeControls: timeControls.map(toChoice),
    ratingRange: { lower: 1_530, upper: 1_730 },
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
} satisfies Meta<typeof ShortChallenge>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'short-challenge/opening',
    visual: { looksLike: 'platform-features-shortchallenge--drafting' },
  },
  args: { view: view(states.opening) },
}

export const Drafting: Story = {
  parameters: { state: 'short-challenge/drafting', visual: { claims: 'feature' } },
  args: { view: view(states.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Open challenge' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }))
    await expect(args.onTermsChange).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'white', mode: 'rated' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Post challenge' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Everything can be chosen and sent by keyboard alone. */
export const DraftingByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-shortchallenge--drafting' } },
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
    canvas.getByRole('button', { name: 'Post challenge' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

const draft = states.drafting.context

/** Anybody may accept; a range can still be chosen. */
export const DraftingForAnyRating: Story = {
  args: {
    view: view(snapshotAt('drafting', { ...draft, terms: { ...draft.terms, limits: null } })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Opponents of any rating' }))
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
export const VisitorNeedsAccount: Story = {
  args: { view: draftingAs({ auth: 'unauthorized' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Rated games need an account')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const NeedsPro: Story = {
  args: { view: draftingAs({}, 'fide') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('FOA-rated games come with Pro')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('upgrade')
  },
}

export const NeedsFideId: Story = {
  args: { view: draftingAs({ auth: 'subscribed' }, 'fide') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your FIDE ID' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('fill-form')
  },
}

/** The button can be reached and read, but a press does nothing. */
export const Banned: Story = {
  args: { view: draftingAs({ isBanned: true }) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Post challenge' })
    await userEvent.click(button)
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('You are banned and can’t start games')
  },
}

/** Nobody knows yet who plays. */
export const SessionLoading: Story = { args: { view: draftingAs({ auth: 'loading' }) } }

const refused = (refusal: GameRefusal) => view(snapshotAt('drafting', { ...draft, refusal }))

/** The server's own words. */
export const TooManyChallenges: Story = {
  args: {
    view: refused({
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

export const TooManyGames: Story = {
  args: { view: refused({ code: 'too_many_active_games', detail: null }) },
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
export const Offline: Story = {
  args: { view: refused({ code: 'offline', detail: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'short-challenge/creating.asked' },
  args: { view: view(states['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Posting…/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'short-challenge/creating.recalled' },
  args: { view: view(states['creating.recalled']) },
}

/** It is made again in a moment, so to cancel it asks nothing. */
export const Waiting: Story = {
  parameters: { state: 'short-challenge/waiting' },
  args: { view: view(states.waiting) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Waiting for an opponent')).toBeVisible()
    await expect(canvas.getByText(/1530–1730/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel challenge' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** To cancel it has failed: it still waits. */
export const WaitingNotCancelled: Story = {
  args: {
    view: view(
      snapshotAt('waiting', {
        ...states.waiting.context,
        refusal: { code: 'timeout', detail: null },
      }),
    ),
  },
}

export const Cancelling: Story = {
  parameters: { state: 'short-challenge/cancelling' },
  args: { view: view(states.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'short-challenge/checking' },
  args: { view: view(states.checking) },
}

/** After a lost connection, with somebody else's challenge. */
export const CheckingAnOffer: Story = {
  args: { view: view(snapshotAt('checking', states.offered.context)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daulet K. is looking for a game')).toBeVisible()
  },
}

export const Offered: Story = {
  parameters: { state: 'short-challenge/offered', visual: { claims: 'phone' } },
  args: { view: view(states.offered) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}

const offeredContext = states.offered.context

/** The owner wants White, so the one who accepts plays Black. */
export const OfferedBlack: Story = {
  args: {
    view: view(
      snapshotAt('offered', {
        ...offeredContext,
        challenge: offeredContext.challenge && { ...offeredContext.challenge, color: 'white' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Black/)).toBeVisible()
  },
}

/** A visitor sees a rated challenge, and accepts. */
export const OfferedToVisitor: Story = {
  args: {
    view: view(
      snapshotAt('offered', {
        ...offeredContext,
        refusal: { code: 'registration_required', detail: null },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const Accepting: Story = {
  parameters: { state: 'short-challenge/accepting' },
  args: { view: view(states.accepting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled()
  },
}

export const Started: Story = {
  parameters: {
    state: 'short-challenge/started',
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
    state: 'short-challenge/ended',
    visual: { looksLike: 'platform-features-directchallenge--ended' },
  },
  args: { view: view(states.ended) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Somebody else was quicker')
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

const endedBy = (end: NonNullable<typeof offeredContext.end>) =>
  view(snapshotAt('ended', { ...offeredContext, end }))

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

/** Of a challenge that is gone no more is said than is known. */
export const EndedGone: Story = {
  args: { view: endedBy('gone') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This challenge is no longer open')).toBeVisible()
    await expect(canvas.queryByText('Somebody else was quicker')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('find-opponent')
  },
}

/** Somebody of the lobby is no friend. It is said once, whether the news or the answer brought it. */
export const EndedOwnerLeft: Story = {
  parameters: { visual: { looksLike: 'platform-features-shortchallenge--ended-gone' } },
  args: {
    view: view(
      snapshotAt('ended', {
        ...offeredContext,
        end: 'owner_disconnected',
        refusal: { code: 'owner_disconnected', detail: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This challenge is no longer open')).toBeVisible()
    await expect(canvas.queryByText(/friend/)).toBeNull()
  },
}

/** A long name, a title, and no rating yet. */
export const LongName: Story = {
  args: {
    view: view(
      snapshotAt('offered', {
        ...offeredContext,
        challenge: offeredContext.challenge && {
          ...offeredContext.challenge,
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
}

export const InKazakh: Story = {
  args: { view: view(states.drafting) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: view(states.waiting) },
  globals: { locale: 'ru' },
}

interface WiredProps extends ShortChallengeProps {
  readonly machine: typeof exampleShortChallenge
}

/** The card with its machine. */
function Wired({ machine, ...props }: WiredProps) {
  const { player, terms } = draft
  const [snapshot, send] = useMachine(machine, { input: { player, terms } })
  useStateMap(snapshot)
  return (
    <ShortChallenge
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
function WithServer(props: ShortChallengeProps) {
  const [machine] = useState(() =>
    provideShortChallenge({
      createChallenge: ({ color, mode, timeControl, limits }) =>
        states.waiting.context.challenge
          ? Promise.resolve({
              ...states.waiting.context.challenge,
              color,
              mode,
              timeControl,
              limits,
            })
          : Promise.reject({ code: 'server_error' }),
      cancelChallenge: () => Promise.resolve(),
      acceptChallenge: () => Promise.resolve({ gameId: 'b7Qk2' }),
      checkChallenge: () => Promise.resolve({ status: 'open' }),
    }),
  )
  return <Wired {...props} machine={machine} />
}

/** From the terms to the lobby and back: the focus stays on the button through all of it. */
export const MadeAndCancelled: Story = {
  parameters: { visual: { looksLike: 'platform-features-directchallenge--ended-cancelled' } },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unrated' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Post challenge' }))
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
  parameters: { visual: { looksLike: 'platform-features-shortchallenge--creating-recalled' } },
  render: (args) => <Wired {...args} machine={exampleShortChallenge} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Post challenge' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Cancelling…/ })).toHaveFocus())
  },
}
