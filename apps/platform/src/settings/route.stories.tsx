import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

/** The settings of the whole site. */
const meta = {
  ...pageMeta,
  title: 'Pages/Settings',
  args: { address: '/settings' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** Sounds wait for the first gesture; with one, every picture shows the same. */
const makeGesture = async () => {
  await userEvent.click(await screen.findByRole('heading', { level: 1, name: 'Settings' }))
  await expect(await screen.findByText('Sounds are on')).toBeVisible()
}

export const Visitor: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await makeGesture()
    await expect(canvas.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument()
  },
}

/** Off until it is switched on, and kept by this browser. */
export const AllowStatistics: Story = {
  parameters: { visual: { skip: 'The page is pictured as it is found.' } },
  play: async ({ canvas }) => {
    const statistics = await canvas.findByRole('switch', { name: 'Allow statistics' })
    await expect(statistics).not.toBeChecked()
    await userEvent.click(statistics)
    await expect(statistics).toBeChecked()
  },
}

export const Member: Story = {
  args: { reader: 'free' },
  play: async ({ canvas }) => {
    await makeGesture()
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toBeVisible()
  },
}
