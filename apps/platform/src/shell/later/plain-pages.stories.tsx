import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** Pages that ask the server for nothing of their own. */
const meta = {
  ...pageMeta,
  title: 'Pages/Plain',
  args: { address: '/nowhere' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const NotFound: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Page is not found/)).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

/** A place of the menus that is still being built. */
export const Later: Story = {
  args: { address: '/coaches' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Coaches' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Play chess' })).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
