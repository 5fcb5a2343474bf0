import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Divider, dividerDirections } from './Divider.tsx'

/**
 * A line between what belongs apart.
 *
 * **Do** try space first: a gap separates more calmly than a line.
 *
 * **Don't** give a label that is a heading; a heading belongs to the outline.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Divider',
  component: Divider,
  decorators: [padded],
  argTypes: { direction: { control: 'select', options: dividerDirections } },
  render: (args) => (
    <Stack gap={4}>
      <Text>Sign in with your e-mail</Text>
      <Divider {...args} />
      <Text>Sign in with a chess federation</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    modes: {
      kazakh: { args: { label: 'немесе' }, globals: { locale: 'kz' } },
      russian: { args: { label: 'или' }, globals: { locale: 'ru' } },
      'long-words': { args: { label: longWords.sentence }, claims: 'phone' },
      'right-to-left': { args: { label: 'or' }, globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
}

export const WithLabel: Story = {
  args: { label: 'or' },
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible()
  },
}

export const Vertical: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Inline gap={3}>
      <Text>3+2</Text>
      <Divider {...args} />
      <Text>Blitz</Text>
      <Divider {...args} />
      <Text>Rated</Text>
    </Inline>
  ),
}
