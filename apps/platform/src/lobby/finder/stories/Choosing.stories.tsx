import { timeControls } from '@kingside/api'
import { type GameFinderPlayer } from '@kingside/machines/game-finder'
import {
  exampleGameFinder,
  gameFinderStates as states,
  snapshotAt,
} from '@kingside/machines/game-finder/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { SnapshotFrom } from 'xstate'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { GameFinder, type GameFinderProps } from '../GameFinder.view.tsx'
import { now, shared, view, player, choosing } from './game-finder.samples.tsx'

/** What is to be played: the times, the options, and what is in the way. */
const meta = {
  component: GameFinder,
  title: 'Features/GameFinder/Choosing',
  ...shared,
} satisfies Meta<typeof GameFinder>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the choice does. */
export const Opening: Story = {
  parameters: {
    state: 'game-finder/opening',
    visual: { looksLike: 'platform-features-gamefinder-choosing--idle-choosing' },
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
  parameters: { visual: { looksLike: 'platform-features-gamefinder-searching--requesting-asked' } },
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
  parameters: { visual: { looksLike: 'platform-features-gamefinder-choosing--options' } },
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
  parameters: {
    visual: { looksLike: 'platform-features-gamefinder-searching--requesting-recalled' },
  },
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
  parameters: { visual: { looksLike: 'platform-features-gamefinder-choosing--idle-choosing' } },
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
