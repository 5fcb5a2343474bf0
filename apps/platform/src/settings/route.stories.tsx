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

export const Member: Story = {
  args: { reader: 'free' },
  play: async ({ canvas }) => {
    await makeGesture()
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toBeVisible()
  },
}
