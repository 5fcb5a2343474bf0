import { selectInventoryView } from '@kingside/machines/inventory'
import { inventoryStates as states, snapshotAt } from '@kingside/machines/inventory/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inventory } from './Inventory.view.tsx'

const view = selectInventoryView

/** What was won or bought; one story for each state of its machine. */
const meta = {
  component: Inventory,
  title: 'Features/TowerInventory',
  args: { view: view(states.ready), onActivate: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof Inventory>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { view: view(states.loading) },
  parameters: {
    state: 'inventory/loading',
    visual: { looksLike: 'platform-features-towerbenefits--loading' },
  },
}

export const Empty: Story = {
  args: { view: view(states.empty) },
  parameters: { state: 'inventory/empty' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  parameters: { state: 'inventory/ready', visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use A month of Pro' }))
    await expect(args.onActivate).toHaveBeenCalledWith(8)
    await expect(canvas.getByText('SPRING-1F3A')).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { view: view(snapshotAt('ready', { items: [], count: 0 })) },
}

export const LoadingMore: Story = {
  args: { view: view(states.loadingMore) },
  parameters: { state: 'inventory/loadingMore' },
}

export const Activating: Story = {
  args: { view: view(states.activating) },
  parameters: { state: 'inventory/activating' },
}

export const Activated: Story = {
  args: { view: view(states.activated) },
  parameters: { state: 'inventory/activated' },
}

export const Refused: Story = {
  args: { view: view(states.refused) },
  parameters: { state: 'inventory/refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You already have what it gives.')
  },
}
