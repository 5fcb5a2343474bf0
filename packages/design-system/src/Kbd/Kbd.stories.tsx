import type { Meta, StoryObj } from '@storybook/react-vite'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Kbd } from './Kbd.tsx'

/** A key of the keyboard, for shortcuts. */
const meta = {
  title: 'Kbd',
  component: Kbd,
  decorators: [padded],
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Word: Story = {}

export const Sign: Story = { args: { children: '←' } }

export const InText: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to let the piece go.
    </Text>
  ),
}
