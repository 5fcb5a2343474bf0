import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { spaceSteps } from '../themes/tokens.ts'
import { Grid, gridColumns } from './Grid.tsx'

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Surface key={name} as="li">
      <Text>{name}</Text>
    </Surface>
  ))

/**
 * As many equal columns as fit.
 *
 * **Do** use it for cards of one kind, as a list (`as="ul"`) with a name.
 *
 * **Don't** use it for a page's main part and its aside: that is `Split`. Don't put words beside one another with
 * it: that is `Inline`.
 *
 * It takes no keys; the order of reading is the order of its children.
 */
const meta = {
  title: 'Grid',
  component: Grid,
  decorators: [padded],
  argTypes: {
    column: { control: 'select', options: gridColumns },
    gap: { control: 'select', options: spaceSteps },
  },
  args: {
    as: 'ul',
    label: 'Time controls',
    children: cards(['Bullet', 'Blitz', 'Rapid', 'Classic', 'Daily', 'Unlimited']),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Time controls' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const NarrowColumns: Story = {
  args: { column: 's', gap: 2 },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const WideColumns: Story = { args: { column: 'l', gap: 8 } }

export const LongWords: Story = {
  args: { column: 's', children: cards([longWords.word, longWords.label, longWords.sentence]) },
  parameters: { visual: { claims: 'phone' } },
}
