import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { Stack, stackAligns, stackJustifies } from './Stack.tsx'
import { spaceSteps } from '../themes/tokens.ts'

const cards = ['Lobby', 'Tournaments', 'Puzzles'].map((name) => (
  <Surface key={name}>
    <Text>{name}</Text>
  </Surface>
))

/**
 * Puts its children below one another and owns the space between them: nothing else in this package has a margin.
 *
 * **Do** nest stacks, the inner ones with smaller gaps: nearness says what belongs together.
 *
 * **Don't** put empty children into it to make room.
 *
 * It takes no keys; the order of reading is the order of its children.
 */
const meta = {
  title: 'Stack',
  component: Stack,
  decorators: [padded],
  argTypes: {
    gap: { control: 'select', options: spaceSteps },
    align: { control: 'select', options: stackAligns },
    justify: { control: 'select', options: stackJustifies },
  },
  args: { children: cards },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: everyLook }

export const Tight: Story = { args: { gap: 1 } }

export const Centred: Story = { args: { align: 'center' } }

export const List: Story = {
  args: {
    as: 'ul',
    label: 'Places',
    children: ['Lobby', 'Puzzles'].map((name) => (
      <Text key={name} as="li">
        {name}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Places' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
