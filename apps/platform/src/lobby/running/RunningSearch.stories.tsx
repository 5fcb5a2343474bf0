import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RunningSearch } from './RunningSearch.view.tsx'

/** The bar below every page while an opponent is looked for: how long, and the end of it. */
const meta = {
  component: RunningSearch,
  title: 'Features/RunningSearch',
  args: { since: 0, now: () => 23_000, isCancelling: false, onCancel: fn() },
} satisfies Meta<typeof RunningSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Searching: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' }, claims: 'phone' },
      russian: { globals: { locale: 'ru' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer', { name: 'Searching for' })).toHaveTextContent('0:23')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel search' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Cancelling: Story = { args: { isCancelling: true } }
