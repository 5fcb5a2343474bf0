import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { PageFailed } from './PageFailed.tsx'

/** In place of a page that threw. */
const meta = {
  component: PageFailed,
  title: 'Features/PageFailed',
  args: { onReload: fn(), onHome: fn() },
  decorators: [inPage],
} satisfies Meta<typeof PageFailed>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
