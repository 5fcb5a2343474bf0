import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { KeysHelp } from './KeysHelp.view.tsx'

/** The keys of a page with a board, shown on “?”. */
const meta = {
  component: KeysHelp,
  title: 'Features/KeysHelp',
  args: { open: true, has: ['moves', 'ends', 'size', 'zen', 'typed'], onClose: fn() },
} satisfies Meta<typeof KeysHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Game: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } }, russian: { globals: { locale: 'ru' } } },
  },
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(popup.getByText('Go to the move field')).toBeVisible()
    await expect(popup.getByText('Zen mode')).toBeVisible()
  },
}

export const Analysis: Story = { args: { has: ['moves', 'ends'] } }
