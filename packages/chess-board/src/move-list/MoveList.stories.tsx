import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MoveList, type MoveListProps } from './MoveList.tsx'

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
    const list = canvas.getByRole('list', { name: 'Moves' })
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
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

const marks = italian.map((san) => {
  if (san === 'c3') return { sign: '!', name: 'Good move' }
  return san === 'Bc5' ? { sign: '?!', name: 'Dubious move', color: '#8a5a00' } : null
})

/** With signs that say what each move is worth. */
export const Marked: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: { marks, current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nc6')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Dubious move')).toBeInTheDocument()
    await expect(canvas.getByText('?!')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** How long each move took, beside it. */
export const Timed: Story = {
  args: {
    times: [
      null,
      null,
      '0:03.4',
      '0:02.4',
      '0:11.0',
      '1:02:00',
      '0:04.1',
      '0:07.0',
      '0:21',
      '0:01.1',
    ],
    onSelect: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:01.1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'exd4' })).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}

function Walked(props: MoveListProps) {
  const [current, setCurrent] = useState(props.moves.length - 1)
  return (
    <MoveList
      {...props}
      current={current}
      onSelect={(index) => {
        setCurrent(index)
        props.onSelect?.(index)
      }}
    />
  )
}

/** A press chooses a move, and so do the arrow keys; the focus goes with them. */
export const Selectable: Story = {
  args: { marks, onSelect: fn() },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(button('exd4')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(button('d4')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(button('Bc4')).toHaveFocus()
    await expect(button('Bc4')).toHaveAttribute('aria-current', 'step')
    await userEvent.keyboard('{Home}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(-1)
    await expect(canvas.queryByRole('button', { current: 'step' })).not.toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect(button('exd4')).toHaveFocus()
    // A press scrolls no further than it must: from where the list stood.
    const list = canvas.getByRole('list', { name: 'Moves' })
    await waitFor(() =>
      expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(1),
    )
    await userEvent.click(button('Bc5 Dubious move'))
    await expect(args.onSelect).toHaveBeenLastCalledWith(5)
  },
}

/** One line for a phone: no times, and the current move is scrolled into view. */
export const OneLine: Story = {
  args: { flow: 'line', onSelect: fn() },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const isInSight = (name: string) => {
      const frame = list.getBoundingClientRect()
      const move = canvas.getByRole('button', { name }).getBoundingClientRect()
      return move.left >= frame.left && move.right <= frame.right
    }
    await waitFor(() => expect(isInSight('exd4')).toBe(true))
    canvas.getByRole('button', { name: 'exd4' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(list.scrollLeft).toBe(0))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isInSight('exd4')).toBe(true))
  },
}
