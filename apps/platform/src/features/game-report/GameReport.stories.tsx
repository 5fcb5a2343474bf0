import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { GameReport } from './GameReport.tsx'

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
    await userEvent.click(canvas.getByRole('button', { name: 'Analyse the whole game' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}

export const Queued: Story = { args: { view: { status: 'queued', done: 0, total: 58 } } }

export const Running: Story = { args: { view: { status: 'running', done: 21, total: 58 } } }

export const Done: Story = {
  parameters: { visual: { phone: true } },
  args: {
    view: {
      status: 'done',
      sides: {
        white: { accuracy: 91, averageLoss: 0.24 },
        black: { accuracy: 38, averageLoss: 3.1 },
      },
      moves: [
        { ply: 1, san: 'e4', grade: 'opening' },
        { ply: 2, san: 'e5', grade: 'opening' },
        { ply: 3, san: 'Qh5', grade: 'inaccuracy' },
        { ply: 4, san: 'Nc6', grade: 'best' },
        { ply: 5, san: 'Bc4', grade: 'good' },
        { ply: 6, san: 'Nf6', grade: 'blunder' },
        { ply: 7, san: 'Qxf7#', grade: 'brilliant' },
      ],
    },
    selected: 6,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nc6 Best' }))
    await expect(args.onSelect).toHaveBeenCalledWith(4)
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
