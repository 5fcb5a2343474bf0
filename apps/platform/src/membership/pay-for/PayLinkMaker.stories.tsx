import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { PayLinkMaker } from './PayLinkMaker.view.tsx'

/** Makes a link by which somebody else pays, on the membership’s page. */
const meta = {
  component: PayLinkMaker,
  title: 'Features/Payment link',
  args: { status: 'ready', address: null, onMake: fn() },
  decorators: [inPage],
} satisfies Meta<typeof PayLinkMaker>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a payment link' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

export const Making: Story = { args: { status: 'making' } }

export const Made: Story = {
  parameters: { visual: { claims: 'feature' } },
  args: { address: 'https://kingside.example/pay-for/k3Jd82hsLq0a' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Payment link' })).toHaveValue(
      'https://kingside.example/pay-for/k3Jd82hsLq0a',
    )
  },
}

export const Failed: Story = { args: { status: 'failed' } }
