import { contract } from '@kingside/api'
import { handlers, mockFailure, mockNetworkError, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { memoryStore } from '../adapters/browser-store.ts'
import { createDependencies } from '../app/dependencies.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { computerSetupRoute } from './computer-setup.tsx'
import { rootRoute } from './root.tsx'

/** The page where a game against the computer is set up, with its real routes and client; the server is mocked from the contract. */
function HomePage() {
  const [deps] = useState(() =>
    createDependencies({ store: memoryStore(), retries: 0, isAlone: true }),
  )
  const [router] = useState(() =>
    createMemoryRouter([
      { ...rootRoute(deps), children: [{ index: true, ...computerSetupRoute(deps) }] },
    ]),
  )
  return (
    <QueryClientProvider client={deps.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const meta = {
  component: HomePage,
  title: 'Pages/Home',
  // The board loads after the page; its picture is of both.
  loaders: [() => import('../features/computer-game-setup/PreviewBoard.tsx')],
  parameters: { msw: handlers, visual: { phone: true } },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3+2' }))
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(contract.timeControls.list), mockNever(contract.ping.send)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading time controls')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  parameters: {
    msw: [mockNetworkError(contract.timeControls.list), mockNetworkError(contract.ping.send)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server can’t be reached')).toBeVisible()
    await expect(await canvas.findByText(/^Offline/)).toBeVisible()
  },
}

export const ServerFails: Story = {
  parameters: {
    msw: [
      mockFailure(contract.timeControls.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server can’t be reached')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Start game' })).toBeEnabled()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
