import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { boardThemes } from '../themes/themes.generated.ts'
import { ThemeGallery } from './ThemeGallery.tsx'

/** All board themes side by side. */
const meta = {
  component: ThemeGallery,
  title: 'Board themes/Gallery',
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeGallery>

export default meta

export const Gallery: StoryObj<typeof meta> = {
  parameters: { visual: { claims: 'board-part' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem')
    await expect(cards).toHaveLength(Object.keys(boardThemes).length)
    for (const card of cards) {
      card.scrollIntoView()
      await waitFor(() => expect(within(card).getByRole('img')).toBeVisible(), { timeout: 5_000 })
    }
    window.scrollTo(0, 0)
  },
}
