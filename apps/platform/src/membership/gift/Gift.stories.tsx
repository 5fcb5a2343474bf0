import { Stack } from '@kingside/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { manyOfOne } from '../../stories/many-of-one.ts'
import { GiftBanner, type GiftView } from './Gift.view.tsx'

const known = (
  changes: Partial<Extract<GiftView, { status: 'known' }>> = {},
): Extract<GiftView, { status: 'known' }> => ({
  status: 'known',
  gift: { plan: 'pro-annual', status: 'waiting' },
  isTaking: false,
  refusal: null,
  ...changes,
})

/** The gift of a link that was opened, above the membership. */
const meta = {
  component: GiftBanner,
  title: 'Features/Gift',
  args: { view: known(), onRedeem: fn(), onRetry: fn() },
  decorators: [inPage],
} satisfies Meta<typeof GiftBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRedeem).toHaveBeenCalledOnce()
  },
}

const others: readonly GiftView[] = [
  { status: 'loading' },
  { status: 'unknown' },
  { status: 'failed', isRetrying: false },
  { status: 'taken' },
  known({ isTaking: true }),
  known({ gift: { plan: 'pro-monthly', status: 'used' } }),
  known({ gift: { plan: 'pro-monthly', status: 'over' } }),
  known({ refusal: 'gift_own' }),
  known({ refusal: 'failed' }),
]

export const EveryOtherState: Story = {
  parameters: manyOfOne,
  render: (args) => (
    <Stack gap={4}>
      {others.map((view) => (
        <GiftBanner key={JSON.stringify(view)} {...args} view={view} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This gift has been used')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
