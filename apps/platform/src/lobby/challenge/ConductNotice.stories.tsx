import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { ConductNotice } from './ConductNotice.view.tsx'

/** What a player is told who aborts, misses, leaves or sits out rated games. */
const meta = {
  component: ConductNotice,
  title: 'Features/ConductNotice',
  args: { conduct: { offences: 1, closedUntil: null, nextMinutes: 2 } },
  decorators: [inPage],
} satisfies Meta<typeof ConductNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Warned: Story = {
  parameters: {
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

export const Closed: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: {
    conduct: { offences: 3, closedUntil: Date.UTC(2026, 10, 23, 14, 35), nextMinutes: 60 },
  },
}

export const Blameless: Story = {
  parameters: { visual: { skip: 'There is nothing to see.' } },
  args: { conduct: { offences: 0, closedUntil: null, nextMinutes: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/rated games?/)).not.toBeInTheDocument()
  },
}
