import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChessClock } from './ChessClock.tsx'

/** One side's clock face. It takes the size and colour of the text around it. */
const meta = {
  component: ChessClock,
  title: 'ChessClock',
  args: { timeMs: 180_000, runningSince: null, label: 'White’s clock' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, fontSize: 42 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChessClock>

export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}

export const OverAnHour: Story = { args: { timeMs: 5_400_000 } }

/** Below twenty seconds it shows tenths and says `data-low`. */
export const Low: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: { timeMs: 9_400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-low')
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:09.4')
  },
}

export const Fallen: Story = { args: { timeMs: 0 } }

export const Running: Story = {
  args: { timeMs: 15_000 },
  render: (args) => <ChessClock {...args} runningSince={performance.now()} />,
  parameters: { visual: { skip: 'It counts down, so no two pictures are the same.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^00:14\.\d$/))
  },
}
