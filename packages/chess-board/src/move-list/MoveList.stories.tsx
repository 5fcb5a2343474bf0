import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoveList } from './MoveList.tsx'

const italian = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'c3', 'Nf6', 'd4', 'exd4']

/** The moves of a game. Give it a height, and it scrolls to the last move by itself. */
const meta = {
  component: MoveList,
  title: 'MoveList',
  args: { moves: italian, label: 'Moves' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: 240, blockSize: 96, margin: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoveList>

export default meta
type Story = StoryObj<typeof meta>

export const AfterBlack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('exd4')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('list', { name: 'Moves' }).scrollTop).toBeGreaterThan(0)
  },
}

export const AfterWhite: Story = {
  args: { moves: italian.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bc4')).toHaveAttribute('aria-current', 'step')
  },
}

export const BlackBegins: Story = {
  args: { moves: ['Kd7', 'e4', 'Ke6'], firstNumber: 12, blackBegins: true },
}

export const Empty: Story = { args: { moves: [] } }
