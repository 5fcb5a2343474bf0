import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { Inline, inlineAligns, inlineJustifies } from './Inline.tsx'
import { spaceSteps } from '../themes/tokens.ts'

const cards = ['Bullet', 'Blitz', 'Rapid', 'Classic'].map((name) => (
  <Surface key={name} padding={3}>
    <Text>{name}</Text>
  </Surface>
))

/**
 * Puts its children beside one another, wraps when there is no room, and owns the space between them.
 *
 * **Do** use it for things that belong together: buttons, marks, a figure and its change.
 *
 * **Don't** build columns of a page with it: that is `Grid` or `Split`.
 *
 * It takes no keys; the order of reading is the order of its children.
 */
const meta = {
  title: 'Inline',
  component: Inline,
  decorators: [padded],
  argTypes: {
    gap: { control: 'select', options: spaceSteps },
    align: { control: 'select', options: inlineAligns },
    justify: { control: 'select', options: inlineJustifies },
  },
  args: { children: cards },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Between: Story = { parameters: everyLook, args: { justify: 'between' } }

export const WideGap: Story = { args: { gap: 8 } }

export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="rating" size="xl" weight="semibold" tabular>
        1642
      </Text>,
      <Text key="change" tone="success" tabular>
        +12
      </Text>,
    ],
  },
}
