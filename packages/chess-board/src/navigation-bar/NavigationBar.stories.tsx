import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NavigationBar } from './NavigationBar.tsx'

/** First, previous, next, last, and a button that turns the board. */
const meta = {
  component: NavigationBar,
  title: 'NavigationBar',
  args: { atStart: false, atEnd: false, onNavigate: fn(), onFlip: fn() },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'border-box', maxInlineSize: 392, padding: '24px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationBar>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  parameters: { visual: { claims: 'board-part' } },
  play: async ({ canvas, args }) => {
    for (const [name, target] of [
      ['Starting position', 'first'],
      ['Previous move', 'previous'],
      ['Next move', 'next'],
      ['Last move', 'last'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(args.onNavigate).toHaveBeenLastCalledWith(target)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Flip the board' }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
  },
}

/** The buttons that lead back can be reached, do nothing, and say why. */
export const AtTheStart: Story = {
  args: { atStart: true },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous move' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveAccessibleDescription('The start position is on the board.')
    await userEvent.click(previous)
    previous.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Next move' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const AtTheEnd: Story = {
  args: { atEnd: true },
  play: async ({ canvas, args }) => {
    const last = canvas.getByRole('button', { name: 'Last move' })
    await expect(last).toHaveAccessibleDescription('The last position is on the board.')
    await userEvent.click(last)
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** A game without moves leads nowhere. */
export const NoMoves: Story = { args: { atStart: true, atEnd: true } }

export const WithoutFlip: Story = {
  render: ({ onFlip: _, ...args }) => <NavigationBar {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}

/** Beside a line of moves, which lead further themselves. */
export const SingleSteps: Story = {
  args: { targets: ['previous', 'next'] },
  render: ({ onFlip: _, ...args }) => <NavigationBar {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous move' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('previous')
  },
}

export const RightToLeft: Story = {
  args: { atStart: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
