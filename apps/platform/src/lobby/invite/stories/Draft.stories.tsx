import type { GameRefusal } from '@kingside/machines/game-finder'
import { selectInviteChallengeView } from '@kingside/machines/invite-challenge'
import {
  inviteChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/invite-challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { InviteChallenge } from '../InviteChallenge.view.tsx'
import { args } from './invite.samples.tsx'

/** The invitation before there is one, and what may stand in its way. */
const meta = {
  component: InviteChallenge,
  title: 'Features/InviteChallenge/Draft',
  args,
  decorators: [inPage],
} satisfies Meta<typeof InviteChallenge>

export default meta
type Story = StoryObj<typeof meta>

const view = selectInviteChallengeView

/** Passed through at once; looks as the form does. */
export const Opening: Story = {
  parameters: {
    state: 'invite-challenge/opening',
    visual: { looksLike: 'platform-features-invitechallenge-draft--drafting' },
  },
  args: { view: view(states.opening) },
}

export const Drafting: Story = {
  parameters: { state: 'invite-challenge/drafting', visual: { claims: 'feature' } },
  args: { view: view(states.drafting) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Daulet K.' }))
    await expect(args.onOpponentChange).toHaveBeenLastCalledWith({
      kind: 'friend',
      uid: 'u-daulet',
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'The computer' }))
    await expect(args.onOpponentChange).toHaveBeenLastCalledWith({ kind: 'bot' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Black' }))
    await expect(args.onTermsChange).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'black' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Nobody knows yet who plays. */
export const DraftingSessionLoading: Story = {
  args: {
    view: view(
      snapshotAt('drafting', { player: { ...states.drafting.context.player, auth: 'loading' } }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create invite/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** Nobody can be invited by name. */
export const DraftingWithoutFriend: Story = { args: { friend: null } }

export const DraftingForTheBot: Story = {
  args: { view: view(snapshotAt('drafting', { for: { kind: 'bot' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start game' })).toBeVisible()
  },
}

const refusedDraft = (refusal: GameRefusal) => view(snapshotAt('drafting', { refusal }))

export const NeedsPro: Story = {
  args: { view: refusedDraft({ code: 'foa_unavailable', detail: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('upgrade')
  },
}

/** The server's own words. */
export const NotAllowed: Story = {
  args: {
    view: refusedDraft({
      code: 'not_allowed_any_rated',
      detail: 'Rated games are closed to you until 1 October.',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onDismissRefusal).toHaveBeenCalledOnce()
  },
}

export const CreatingAsked: Story = {
  parameters: { state: 'invite-challenge/creating.asked' },
  args: { view: view(states['creating.asked']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sending…/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const CreatingRecalled: Story = {
  parameters: {
    state: 'invite-challenge/creating.recalled',
    modes: {
      kazakh: { args: { view: view(states['ownEnd.waiting']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['guestEnd.entering']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['creating.recalled']) },
}
