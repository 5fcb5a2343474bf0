import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { padded } from '../stories/padded.tsx'
import { spinnerSizes } from '../themes/tokens.ts'
import { Spinner } from './Spinner.tsx'

/** Says that something is on its way. It stands still for readers who asked for less motion. */
const meta = {
  title: 'Spinner',
  component: Spinner,
  decorators: [padded],
  args: { label: 'Looking for an opponent' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for an opponent')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      {spinnerSizes.map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
}
