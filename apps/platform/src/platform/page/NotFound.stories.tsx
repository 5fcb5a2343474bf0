import { inPage } from '../../stories/in-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

/** The page for an address that leads nowhere. */
const meta = {
  component: NotFound,
  title: 'Features/NotFound',
  args: { onPlay: fn() },
  decorators: [inPage],
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
}
