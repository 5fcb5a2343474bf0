import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FirstPaint } from './FirstPaint.tsx'

/** What the page itself shows while the app is on its way. */
const meta = {
  component: FirstPaint,
  title: 'Pages/First paint',
  args: { locale: 'en', catalogue: {}, page: 'home' },
  parameters: { layout: 'fullscreen', visual: { claims: 'page' } },
} satisfies Meta<typeof FirstPaint>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Play chess online')
    await expect(canvas.queryByRole('button', { name: /theme/ })).toBeNull()
  },
}

export const Game: Story = {
  parameters: { visual: { fillsWindow: true } },
  args: { page: 'game' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Loading the game…')
  },
}

export const AnyPage: Story = {
  args: { page: 'any' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Setting up the board…')
  },
}

export const Failed: Story = {
  args: { page: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Couldn’t load this page',
    )
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}
