import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { everyLook } from '../stories/everyLook.ts'

/**
 * Text for screen readers that has no place on the screen.
 *
 * **Do** use it where the eye has something else to go by, such as a colour or a place in a table.
 *
 * **Don't** put anything into it that can be focused: the focus would be out of sight.
 *
 * It takes no keys.
 */
const meta = {
  title: 'VisuallyHidden',
  component: VisuallyHidden,
  decorators: [padded],
  args: { children: 'Rating change: ' },
  render: (args) => (
    <Text tone="success">
      <VisuallyHidden {...args} />
      +12
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeAFigure: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rating change/).getBoundingClientRect().width).toBe(1)
  },
}
