import { contract } from '@kingside/api'
import { mockCall } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** Terms, privacy, fair play and release notes. */
const meta = {
  ...pageMeta,
  title: 'Pages/Texts',
  args: { address: '/terms' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Terms: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Terms of use' }),
    ).toBeVisible()
    await expect(await canvas.findByText('Last changed on November 30, 2026')).toBeVisible()
    await expect(await canvas.findByText(/^Kingside Example, 1 Example Street/)).toBeVisible()
    for (const link of canvasElement.querySelectorAll('nav[aria-label="Contents"] a')) {
      const section = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(section).toHaveTextContent(link.textContent)
    }
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

export const Privacy: Story = {
  args: { address: '/privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cookies' })).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

/** A server whose operator has configured nothing. */
export const FairPlay: Story = {
  args: { address: '/fair-play' },
  parameters: {
    msw: [
      mockCall(contract.ping.send, () => ({ uid: contract.ping.send.example.uid })),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What counts as help' })).toBeVisible()
    await expect(await canvas.findByText(/hasn’t given a name/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Shop' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /on Twitter/ })).not.toBeInTheDocument()
  },
}

export const ReleaseNotes: Story = {
  args: { address: '/release-notes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 November 2026' })).toBeVisible()
    await expect(canvas.queryByText('Who runs this site')).not.toBeInTheDocument()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
