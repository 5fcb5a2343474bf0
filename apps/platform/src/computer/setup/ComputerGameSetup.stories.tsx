import { timeControls } from '@kingside/api'
import { inPage } from '../../stories/in-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { ComputerGameSetup, type ComputerGameSetupProps } from './ComputerGameSetup.view.tsx'

function Controlled(props: ComputerGameSetupProps) {
  const [choices, setChoices] = useState(props.choices)
  return (
    <ComputerGameSetup
      {...props}
      choices={choices}
      onChange={(next) => {
        setChoices(next)
        props.onChange(next)
      }}
    />
  )
}

/** Where a game against the computer is set up. */
const meta = {
  component: Controlled,
  title: 'Features/ComputerGameSetup',
  args: {
    choices: { color: 'w', level: 3, timeControlId: 11 },
    timeControls: { status: 'ready', options: timeControls.map(toChoice) },
    unfinished: null,
    onChange: fn(),
    onStart: fn(),
    onResume: fn(),
    onRetry: fn(),
  },
  // The board loads after the page; its picture is of both.
  loaders: [() => import('./PreviewBoard.tsx')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /./ })).toBeVisible()
  },
  decorators: [inPage],
} satisfies Meta<typeof Controlled>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      russian: {
        args: { timeControls: { status: 'failed' }, unfinished: { level: 5, moves: 22 } },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const BlackWithoutClock: Story = {
  args: { choices: { color: 'b', level: 8, timeControlId: null } },
}

export const RandomColor: Story = {
  args: { choices: { color: 'random', level: 1, timeControlId: 9 } },
}

export const LoadingTimeControls: Story = { args: { timeControls: { status: 'loading' } } }

/** The server can't be reached: a game without a clock is still possible. */
export const TimeControlsFailed: Story = { args: { timeControls: { status: 'failed' } } }

export const UnfinishedGame: Story = {
  args: { unfinished: { level: 5, moves: 23 } },
  parameters: { modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story> },
}

/** Everything can be chosen and started by keyboard alone. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Random' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Improving: plans a little')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      color: 'random',
      level: 4,
      timeControlId: 11,
    })
  },
}
