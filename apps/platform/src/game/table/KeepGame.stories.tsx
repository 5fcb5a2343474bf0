import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { KeepGame } from './KeepGame.view.tsx'

/** The offer of an account to a visitor whose game is over. */
const meta = {
  component: KeepGame,
  title: 'Features/KeepGame',
  args: { onCreate: fn(), onDismiss: fn() },
  decorators: [inPage],
} satisfies Meta<typeof KeepGame>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } }, russian: { globals: { locale: 'ru' } } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
