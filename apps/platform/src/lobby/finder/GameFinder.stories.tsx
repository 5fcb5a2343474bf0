import { timeControls } from '@kingside/api'
import { type GameFinderPlayer, selectGameFinderView } from '@kingside/machines/game-finder'
import {
  exampleGameFinder,
  gameFinderStates as states,
  snapshotAt,
} from '@kingside/machines/game-finder/examples'
import type { RatingMode } from '@kingside/machines/start-game-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { SnapshotFrom } from 'xstate'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { GameFinder, type GameFinderProps } from './GameFinder.view.tsx'
import { GameChoices } from './LateGameChoices.tsx'
import { RefusalNotice } from './LateRefusalNotice.tsx'
import { SearchProgress } from './LateSearchProgress.tsx'

const view = selectGameFinderView

/** Eight seconds after the example's search began. */
const now = () => 48_000

/** Where a game is chosen and an opponent searched; one story for each state of its machine. */
const meta = {
  component: GameFinder,
  title: 'Features/GameFinder',
  args: {
    view: view(states['idle.choosing']),
    timeControls: {
      status: 'ready',
      options: timeControls.map(toChoice),
    },
    now,
    onModeChoose: fn(),
    onTimeControlChoose: fn(),
    onColorChoose: fn(),
    onLimitsChoose: fn(),
    onRetryTimeControls: fn(),
    onSearch: fn(),
    onCancel: fn(),
    onBotAccept: fn(),
    onBotDecline: fn(),
    onDismiss: fn(),
    onRemedy: fn(),
    onOpenGame: fn(),
    onReset: fn(),
  },
  loaders: [GameChoices.prepare, SearchProgress.prepare, RefusalNotice.prepare],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof GameFinder>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the choice does. */
export const Opening: Story = {
  parameters: {
    state: 'game-finder/opening',
    visual: { looksLike: 'platform-features-gamefinder--idle-choosing' },
  },
  args: { view: view(states.opening) },
}

export const IdleChoosing: Story = {
  parameters: {
    state: 'game-finder/idle.choosing',
    visual: { claims: 'feature' },
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, args }) => {
    const times = within(canvas.getByRole('list', { name: 'Time control' }))
    await expect(times.getAllByRole('button')).toHaveLength(12)
    await userEvent.click(times.getByRole('button', { name: '15+10 Rapid' }))
    await expect(args.onTimeControlChoose).toHaveBeenCalledWith({
      id: timeControls.find(({ name }) => name === '15+10')?.id,
      boardType: 'rapid',
    })
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Rated · Any colour')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Black' })).not.toBeInTheDocument()
  },
}

/** Times that are seldom played, one press away. */
export const AllTimes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: '45 min Rapid' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await userEvent.click(canvas.getByRole('button', { name: '45 min Rapid' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

const openOptions = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByText('Options'))
  await expect(await canvas.findByRole('radio', { name: 'Black' })).toBeVisible()
}

/** What else there is to choose, behind one line. */
export const Options: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, args }) => {
    await openOptions(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'Unrated' }))
    await expect(args.onModeChoose).toHaveBeenCalledWith('unrated')
    await userEvent.click(canvas.getByRole('radio', { name: 'Black' }))
    await expect(args.onColorChoose).toHaveBeenCalledWith('black')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** A challenge or a link of the player's is open: it comes first, and is one press away. */
export const Blocked: Story = {
  args: { view: view(snapshotAt({ idle: 'choosing' }, { hasOngoingChallenge: true })) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '3+2 Blitz' })
    await expect(button).toHaveAccessibleDescription('A challenge, link or search is already open')
    await userEvent.click(button)
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

export const IdleRefused: Story = {
  parameters: { state: 'game-finder/idle.refused' },
  args: { view: view(states['idle.refused']) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'You have reached the maximum number of active games. Please complete one of your ongoing games.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

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
    visual: { looksLike: 'platform-features-gamefinder--searching-waiting' },
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

export const Found: Story = {
  parameters: { state: 'game-finder/found' },
  args: { view: view(states.found) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opponent found')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to game' }))
    await expect(args.onOpenGame).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another game' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** A bot says that it is one, and that the game counts for nothing, although a rated one was searched. */
export const FoundABot: Story = {
  args: { view: view(snapshotAt('found', { found: { gameId: 'bot-77', isBot: true } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your opponent is a bot')
    await expect(canvas.getByText(/This game is unrated/)).toBeVisible()
  },
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

const { player, settings } = states['idle.choosing'].context

const choosing = (mode: RatingMode, changes: Partial<GameFinderPlayer> = {}) =>
  view(
    snapshotAt(
      { idle: 'choosing' },
      { settings: { ...settings, mode }, player: { ...player, ...changes } },
    ),
  )

/** A visitor may play, but not for a rating. */
export const AccountMissing: Story = {
  args: { view: choosing('rated', { auth: 'unauthorized' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You need an account for rated games')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('create-account')
  },
}

export const ProMissing: Story = {
  args: { view: choosing('fide') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('upgrade')
  },
}

export const FideIdMissing: Story = {
  args: { view: choosing('fide', { auth: 'subscribed' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your FIDE ID' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('fill-form')
  },
}

export const PlayerBanned: Story = {
  args: { view: choosing('unrated', { isBanned: true }) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '3+2 Blitz' })
    await expect(button).toHaveAccessibleDescription('Your account is banned, so you can’t play')
    await userEvent.click(button)
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** A press counts as soon as it is known who plays. */
export const ProfileLoading: Story = {
  render: (args) => (
    <Wired
      {...args}
      from={snapshotAt({ idle: 'choosing' }, { player: { ...player, auth: 'loading' } })}
    />
  ),
  parameters: { visual: { looksLike: 'platform-features-gamefinder--requesting-asked' } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: '3 min Blitz' })
    await userEvent.click(tile)
    await expect(tile).toHaveAttribute('aria-busy', 'true')
    become(player)
    await expect(await canvas.findByRole('button', { name: 'Cancel search' })).toBeVisible()
  },
}

export const TimeControlsLoading: Story = { args: { timeControls: { status: 'loading' } } }

/** The last choice still holds, so a search is possible. */
export const TimeControlsFailed: Story = {
  args: { timeControls: { status: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryTimeControls).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Find an opponent' })).toBeEnabled()
  },
}

interface WiredProps extends GameFinderProps {
  readonly from: SnapshotFrom<typeof exampleGameFinder>
}

/** Tells the machine of the story on show who the player is. */
let become: (player: GameFinderPlayer) => void = () => {}

/** The panel with its machine, and a server that never answers. */
function Wired({ from, ...props }: WiredProps) {
  const [snapshot, send] = useMachine(exampleGameFinder, { input: from.context, snapshot: from })
  useStateMap(snapshot)
  useEffect(() => {
    become = (player) => send({ type: 'player.changed', player })
  }, [send])
  return (
    <GameFinder
      {...props}
      view={view(snapshot)}
      onModeChoose={(mode) => send({ type: 'mode.choose', mode })}
      onTimeControlChoose={(timeControl) => send({ type: 'time-control.choose', timeControl })}
      onColorChoose={(color) => send({ type: 'color.choose', color })}
      onLimitsChoose={(limits) => {
        props.onLimitsChoose(limits)
        send({ type: 'limits.choose', limits })
      }}
      onSearch={() => send({ type: 'search.start', at: now() })}
      onCancel={() => send({ type: 'search.cancel' })}
      onDismiss={() => send({ type: 'refusal.dismiss' })}
    />
  )
}

/** Moved, typed, and given back to the rating, with the keyboard alone. */
export const LimitsByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-gamefinder--options' } },
  render: (args) => <Wired {...args} from={states['idle.choosing']} />,
  play: async ({ canvas, args }) => {
    await openOptions(canvas)
    const around = canvas.getByRole('switch', { name: 'Near my level' })
    await expect(around).toBeChecked()

    canvas.getByRole('slider', { name: /From/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onLimitsChoose).toHaveBeenLastCalledWith({ lower: 1_520, upper: 1_730 })
    await expect(around).not.toBeChecked()

    const upper = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(upper)
    await userEvent.type(upper, '1900{Enter}')
    await expect(args.onLimitsChoose).toHaveBeenLastCalledWith({ lower: 1_520, upper: 1_900 })

    around.focus()
    await userEvent.keyboard(' ')
    await expect(around).toBeChecked()
    await expect(around).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('1530')
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('1730')
  },
}

/** The limits are those of the mode and the kind of time control: another mode has others. */
export const LimitsFollowTheMode: Story = {
  render: (args) => <Wired {...args} from={states['idle.choosing']} />,
  play: async ({ canvas }) => {
    await openOptions(canvas)
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('1530')
    canvas.getByRole('radio', { name: 'Rated' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'FOA-rated' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('800')
    await expect(canvas.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
  },
}

/** Started and cancelled with the keyboard: the focus stays in the panel, and at the button while it is there. */
export const FocusOfTheButton: Story = {
  parameters: { visual: { looksLike: 'platform-features-gamefinder--requesting-recalled' } },
  render: (args) => <Wired {...args} from={states['idle.choosing']} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '3 min Blitz' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Play a game' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Cancelling…/ })).toHaveFocus()
  },
}

/** The server’s own words. Whoever goes back to the choice goes on there with the keyboard. */
export const ChooseAnother: Story = {
  parameters: { visual: { looksLike: 'platform-features-gamefinder--idle-choosing' } },
  render: (args) => (
    <Wired
      {...args}
      from={snapshotAt(
        { idle: 'refused' },
        {
          refusal: {
            code: 'max_short_challenges_reached',
            detail: 'You have 5 open challenges.',
          },
        },
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 5 open challenges.')).toBeVisible()
    canvas.getByRole('button', { name: 'Choose another game' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('You have 5 open challenges.')).not.toBeInTheDocument()
    await expect(document.body).not.toHaveFocus()
  },
}
