import { contract } from '@kingside/api'
import { mockFailure, mockNetworkError, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The page where a game against the computer is set up. */
const meta = {
  ...pageMeta,
  title: 'Pages/Computer',
  args: { address: '/computer' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Loaded: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3+2' }))
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(contract.timeControls.list), mockNever(contract.ping.send)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading time controls…')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  parameters: {
    msw: [mockNetworkError(contract.timeControls.list), mockNetworkError(contract.ping.send)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can’t reach the server')).toBeVisible()
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
  },
}

export const ServerFails: Story = {
  parameters: {
    msw: [
      mockFailure(contract.timeControls.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can’t reach the server')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Start game' })).toBeEnabled()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
