import { selectChallengeView } from '@kingside/machines/challenge'
import { challengeStatesOf, snapshotAt } from '@kingside/machines/challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { Challenge } from '../Challenge.view.tsx'
import { LaterStart } from '../StartField.tsx'
import { args, refusedAt } from './challenge.samples.tsx'

/** A challenge to everybody in the lobby. */
const meta = {
  component: Challenge,
  title: 'Features/Challenge/Short',
  args,
  loaders: [LaterStart.prepare],
  decorators: [inPage],
} satisfies Meta<typeof Challenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectChallengeView

const shortStates = challengeStatesOf('short')

// To anybody

export const Drafting: Story = {
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
export const DraftingByKeyboard: Story = {
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
export const DraftingForAnyRating: Story = {
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
export const VisitorNeedsAccount: Story = {
  args: { view: draftingAs({ auth: 'unauthorized' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You need an account for rated games')).toBeVisible()
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
    const button = canvas.getByRole('button', { name: 'Create challenge' })
    await userEvent.click(button)
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Your account is banned, so you can’t play')
  },
}

/** Nobody knows yet who plays. */
export const SessionLoading: Story = { args: { view: draftingAs({ auth: 'loading' }) } }

/** The server's own words. */
export const TooManyChallenges: Story = {
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

export const TooManyGames: Story = {
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
export const Offline: Story = {
  args: { view: refusedAt('short', 'drafting', { code: 'offline', detail: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re offline/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'challenge/creating.asked' },
  args: { view: view(shortStates['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Creating…/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: { state: 'challenge/creating.recalled' },
  args: { view: view(shortStates['creating.recalled']) },
}

/** It is made again in a moment, so to cancel it asks nothing. */
export const Waiting: Story = {
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
export const WaitingNotCancelled: Story = {
  args: { view: refusedAt('short', 'waiting', { code: 'timeout', detail: null }) },
}

export const Cancelling: Story = {
  parameters: { state: 'challenge/cancelling' },
  args: { view: view(shortStates.cancelling) },
}

export const Checking: Story = {
  parameters: { state: 'challenge/checking' },
  args: { view: view(shortStates.checking) },
}

/** After a lost connection, with somebody else's challenge. */
export const CheckingAnOffer: Story = {
  args: { view: view(snapshotAt('checking', shortStates.offered.context)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daulet K. is looking for a game')).toBeVisible()
  },
}

export const Offered: Story = {
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
export const OfferedBlack: Story = {
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
export const OfferedToVisitor: Story = {
  args: { view: refusedAt('short', 'offered', { code: 'registration_required', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const Accepting: Story = {
  parameters: { state: 'challenge/accepting' },
  args: { view: view(shortStates.accepting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled()
  },
}

/** Somebody of the lobby is no friend. It is said once, whether the news or the answer brought it. */
export const EndedOwnerLeft: Story = {
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
