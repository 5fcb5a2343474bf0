import { selectBenefitsView } from '@kingside/machines/benefits'
import { benefitsStates as states } from '@kingside/machines/benefits/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Benefits } from './Benefits.view.tsx'

const view = selectBenefitsView

/** What coins buy; one story for each state of its machine. */
const meta = {
  component: Benefits,
  title: 'Features/TowerBenefits',
  args: { view: view(states.ready), coins: 60, onBuy: fn(), onRetry: fn() },
} satisfies Meta<typeof Benefits>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { view: view(states.loading) },
  parameters: { state: 'benefits/loading' },
}

export const Empty: Story = {
  args: { view: view(states.empty) },
  parameters: { state: 'benefits/empty' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  parameters: { state: 'benefits/ready', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('540 coins short')).toBeVisible()
    await expect(canvas.getByText('Sold out')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Buy for 40 coins 5 more puzzles today' }),
    )
    await expect(args.onBuy).toHaveBeenCalledWith(3)
  },
}

export const Buying: Story = {
  args: { view: view(states.buying) },
  parameters: { state: 'benefits/buying' },
}

export const Bought: Story = {
  args: { view: view(states.bought), coins: 20 },
  parameters: { state: 'benefits/bought' },
}

export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: { state: 'benefits/refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You don’t have enough coins for this.',
    )
  },
}
