import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** The page with the prices: what is free, what Pro adds, and what it costs. */
const meta = {
  ...pageMeta,
  title: 'Pages/Pricing',
  args: { address: '/pricing' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = {
  parameters: {
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/4[.,]17/))[0]).toBeVisible()
  },
}

/** The plan of the month has no saving; the choice is kept on the way to the registration. */
export const MonthlyChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'By the month' }))
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
      'href',
      expect.stringContaining('price=pro-monthly'),
    )
  },
}

export const Free: Story = {
  args: { reader: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your plan')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
      'href',
      expect.stringContaining('/upgrade-to-pro?plan=annual'),
    )
  },
}

/** Terms that only this member has stand above the prices. */
export const SpecialTerms: Story = {
  args: { reader: 'free' },
  parameters: {
    msw: [
      mockCall(contract.plans.special, () =>
        contract.plans.special.example.map((plan) => ({
          ...plan,
          valid_to: '2026-12-31T20:00:00.000Z',
        })),
      ),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your offer: Pro for a year')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Take the offer' })).toHaveAttribute(
      'href',
      '/upgrade-to-pro?plan=annual&coupon=SPRING',
    )
  },
}

export const Pro: Story = {
  args: { reader: 'pro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View membership' })).toBeVisible()
  },
}

/** Titled players register without a payment. */
export const TitledVisitor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Pro for free' }))
    await expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockNever(contract.plans.list), ...pageServer] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading prices…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      mockFailure(contract.plans.list, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the prices')).toBeVisible()
  },
}
