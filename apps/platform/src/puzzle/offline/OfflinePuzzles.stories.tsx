import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OfflinePuzzles } from './OfflinePuzzles.view.tsx'

/** The page of puzzles without a connection. */
const meta = {
  component: OfflinePuzzles,
  title: 'Features/PuzzlesOffline',
  args: { hasPack: true, onOpen: fn() },
} satisfies Meta<typeof OfflinePuzzles>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(canvas.getByRole('link', { name: 'Practise offline' }))
    await expect(args.onOpen).toHaveBeenCalledWith('/puzzles/practice')
  },
}

/** The page was never opened on this device while there was a connection. */
export const NoPuzzles: Story = {
  args: { hasPack: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Open this page once while/)).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
