import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlipVertical2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { buttonTypes } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { padded } from '../stories/padded.tsx'
import { controlSizes } from '../themes/tokens.ts'
import { IconButton } from './IconButton.tsx'

/** An action that its icon alone explains. The label is its name for screen readers and its tooltip. */
const meta = {
  title: 'IconButton',
  component: IconButton,
  decorators: [padded],
  args: { label: 'Flip the board', children: <FlipVertical2 />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flip the board' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Flip the board' })).toBeDisabled()
  },
}

export const TypesAndSizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {buttonTypes.map((type) => (
        <Inline key={type} gap={3}>
          {controlSizes.map((size) => (
            <IconButton {...args} key={size} type={type} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}
