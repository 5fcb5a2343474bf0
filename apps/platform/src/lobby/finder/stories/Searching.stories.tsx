import { gameFinderStates as states, snapshotAt } from '@kingside/machines/game-finder/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { GameFinder } from '../GameFinder.view.tsx'
import { shared, view } from './game-finder.samples.tsx'

/** The server is asked, and an opponent is looked for. */
const meta = {
  component: GameFinder,
  title: 'Features/GameFinder/Searching',
  ...shared,
} satisfies Meta<typeof GameFinder>

export default meta
type Story = StoryObj<typeof meta>

export const RequestingAsked: Story = {
  parameters: { state: 'game-finder/requesting.asked' },
  args: { view: view(states['requesting.asked']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Starting the search…')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel search' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Cancelled before the server had answered: withdrawn as soon as it does. */
export const RequestingRecalled: Story = {
  parameters: { state: 'game-finder/requesting.recalled' },
  args: { view: view(states['requesting.recalled']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cancelling…/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** Passed through at once; looks as the search does. */
export const SearchingJoining: Story = {
  parameters: {
    state: 'game-finder/searching.joining',
    visual: { looksLike: 'platform-features-gamefinder-searching--searching-waiting' },
  },
  args: { view: view(states['searching.joining']) },
}

export const SearchingWaiting: Story = {
  parameters: { state: 'game-finder/searching.waiting', visual: { claims: 'phone' } },
  args: { view: view(states['searching.waiting']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Looking for an opponent…')).toBeVisible()
    await expect(canvas.getByRole('timer', { name: 'Searching for' })).toHaveTextContent('0:08')
    await expect(canvas.getByText(/Otherwise we’ll offer a bot in/)).toBeVisible()
    await expect(canvas.getByRole('timer', { name: 'Waiting time' })).toHaveTextContent('00:07')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel search' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Nobody came in a rated search: people are still looked for, and a bot is played only after a yes. */
export const SearchingOfferingBot: Story = {
  parameters: {
    state: 'game-finder/searching.offeringBot',
    visual: { claims: 'phone' },
    modes: {
      kazakh: { globals: { locale: 'kz' }, claims: 'phone' },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['searching.offeringBot']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No one is available right now')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep looking' }))
    await expect(args.onBotDecline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Play a bot' }))
    await expect(args.onBotAccept).toHaveBeenLastCalledWith(null)
    await userEvent.click(canvas.getByRole('button', { name: /Bot’s level/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Level 5, about 1800' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Play a bot' }))
    await expect(args.onBotAccept).toHaveBeenLastCalledWith(5)
  },
}

/** The player keeps looking for people, and may still change their mind. */
export const SearchingOnWithoutBot: Story = {
  args: {
    view: view(
      snapshotAt(
        { searching: 'waiting' },
        { startedAt: 0, isFallbackDue: true, hasDeclinedBot: true },
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We’ll keep looking until we find someone')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Play a bot' }))
    await expect(args.onBotAccept).toHaveBeenCalledOnce()
  },
}

export const SearchingReconnecting: Story = {
  parameters: { state: 'game-finder/searching.reconnecting' },
  args: { view: view(states['searching.reconnecting']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection lost. Still searching…')).toBeVisible()
    await expect(canvas.getByText('The search continues once you’re back online')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel search' })).toBeEnabled()
  },
}

export const SearchingChecking: Story = {
  parameters: { state: 'game-finder/searching.checking' },
  args: { view: view(states['searching.checking']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking your search…')).toBeVisible()
  },
}

export const SearchingFallingBack: Story = {
  parameters: { state: 'game-finder/searching.fallingBack' },
  args: { view: view(states['searching.fallingBack']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one is available right now')).toBeVisible()
    await expect(canvas.getByText('Calling a bot…')).toBeVisible()
  },
}

export const SearchingCancelling: Story = {
  parameters: {
    state: 'game-finder/searching.cancelling',
    modes: {
      kazakh: { args: { view: view(states['searching.waiting']) }, globals: { locale: 'kz' } },
      'right-to-left': {
        args: { view: view(states['searching.waiting']) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['searching.cancelling']) },
}

/** A search that no bot ends. */
export const WithoutABot: Story = {
  args: {
    view: view(
      snapshotAt({ searching: 'waiting' }, { startedAt: -3_675_000, botFallbackMs: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll keep looking until we find someone')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:02:03')
  },
}

/** Who searches for an unrated game gets one from a bot as well. */
export const SearchingUnrated: Story = {
  args: {
    view: view(
      snapshotAt(
        { searching: 'waiting' },
        { startedAt: 40_000, settings: { ...states.opening.context.settings, mode: 'unrated' } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Otherwise you’ll play a bot in/)).toBeVisible()
  },
}

/** The search goes on, because it could not be cancelled; the button tries again. */
export const NotCancelled: Story = {
  args: {
    view: view(
      snapshotAt(
        { searching: 'waiting' },
        { startedAt: 40_000, refusal: { code: 'timeout', detail: null } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server didn’t respond in time. Try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel search' })).toBeEnabled()
  },
}
