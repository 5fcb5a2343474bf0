import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { GameReport } from './GameReport.view.tsx'
import {
  blackBeganReport,
  longReport,
  matesReport,
  oneMoveReport,
  shortReport,
} from './stories/sample-report.ts'

/** As wide as the panel beside the board. */
const inPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <Story />
  </div>
)

/** The server's analysis of a whole game, from the offer to the grades. */
const meta = {
  component: GameReport,
  title: 'Features/GameReport',
  args: {
    view: { status: 'offered' },
    selected: null,
    onBegin: fn(),
    onSelect: fn(),
    onUpgrade: fn(),
    onSignIn: fn(),
  },
  decorators: [inPanel, inPage],
} satisfies Meta<typeof GameReport>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse full game' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}

export const Queued: Story = {
  args: { view: { status: 'queued', done: 0, total: 58 } },
  parameters: {
    modes: {
      kazakh: { args: { view: shortReport, selected: 6 }, globals: { locale: 'kz' } },
    } satisfies StoryModes<Story>,
  },
}

export const Running: Story = { args: { view: { status: 'running', done: 21, total: 58 } } }

/** It is looked up whether the game was analysed on an earlier day. */
export const Reading: Story = {
  args: { view: { status: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the analysis…')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Done: Story = {
  parameters: { visual: { claims: ['feature', 'forced-colors'] } },
  args: { view: shortReport, selected: 6, onChosen: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Best for White: 3… Nf6, White mates in 1 move. Best for Black: 3. Bc4, Black is better by 0.5. At the end: Checkmate.',
      }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nc6 Best' }))
    await expect(args.onSelect).toHaveBeenCalledWith(4)
    await expect(args.onChosen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(5)
    await expect(args.onChosen).toHaveBeenCalledOnce()
  },
}

/** The graph is a slider: the arrow keys, a press and a finger choose a half-move. */
export const GraphChoosesAPly: Story = {
  args: { view: shortReport },
  render: function Render({ onSelect, ...args }) {
    const [selected, setSelected] = useState<number | null>(7)
    return (
      <GameReport
        {...args}
        selected={selected}
        onSelect={(ply) => {
          setSelected(ply)
          onSelect(ply)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Evaluation graph' })
    await expect(slider).toHaveAttribute('aria-valuetext', '4. Qxf7#, Brilliant, Checkmate')
    await fireEvent.change(slider, { target: { value: '6' } })
    await expect(args.onSelect).toHaveBeenCalledWith(6)
    await expect(slider).toHaveAttribute('aria-valuetext', '3… Nf6, Blunder, White mates in 1 move')
    await expect(canvas.getByText('3… Nf6')).toBeVisible()
    await expect(canvas.getByText('M1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Nf6 Blunder' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Start, White is better by 0.3')
  },
}

/** Moves are counted from the position that the game began with. */
export const BlackBegan: Story = {
  args: { view: blackBeganReport, selected: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '40… Kd7, Best, White is better by 0.4',
    )
    await expect(
      canvas.getByRole('img', {
        name: 'Best for White: 41. e4, White is better by 0.6. Best for Black: Start, White is better by 0.3. At the end: White is better by 0.5.',
      }),
    ).toBeVisible()
    const moves = canvas.getByRole('group', { name: 'Move grades' })
    await expect(moves).toHaveTextContent('40Kd7Best41e4BestKd6Best')
  },
}

/** On the analysis page another line may be on the board. */
export const OffTheGame: Story = {
  args: { view: shortReport, selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The board shows another line')).toBeVisible()
  },
}

export const MateScores: Story = {
  args: { view: matesReport, selected: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−M6')).toBeVisible()
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '3. Ke2, Blunder, Black mates in 6 moves',
    )
  },
}

export const LongGame: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { view: longReport, selected: 118 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '236')
    const group = canvas.getByRole('group', { name: 'Move grades' })
    await expect(group.scrollTop).toBeGreaterThan(0)
    await expect(within(group).getByRole('button', { current: 'step' })).toBeVisible()
  },
}

export const OneMove: Story = {
  args: { view: oneMoveReport, selected: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '1')
    await expect(canvas.getByRole('button', { name: 'e4 Book' })).toBeVisible()
  },
}

/** Without a judgement there is nothing to draw. */
export const WithoutJudgements: Story = {
  args: {
    view: {
      ...shortReport,
      start: null,
      moves: shortReport.moves.map((move) => ({ ...move, evaluation: null })),
    },
    selected: 7,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Nf6 Blunder' })).toBeVisible()
  },
}

export const LimitReached: Story = {
  args: {
    view: { status: 'refused', refusal: 'free_analysis_exceeded', needsAccount: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

/** Pro would not help here, so nothing is offered. */
export const NotSuitable: Story = {
  args: {
    view: {
      status: 'refused',
      refusal: 'not_suitable_for_express_analysis',
      needsAccount: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** A visitor is told that an account is all that is missing. */
export const NeedsAccount: Story = {
  args: {
    view: { status: 'refused', refusal: 'no_access_to_board_analysis', needsAccount: true },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { args: { view: { status: 'failed', reason: 'analysis' } } }
