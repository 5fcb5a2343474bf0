import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { OwnTheme } from './OwnTheme.tsx'

/** The look hangs on CSS variables: set some, or have a theme set them all. */
const meta = {
  component: OwnTheme,
  title: 'Recipes/Own theme',
  tags: ['!autodocs'],
} satisfies Meta<typeof OwnTheme>

export default meta
type Story = StoryObj<typeof meta>

export const TwoWays: Story = { parameters: { visual: { claims: 'phone' } } }

export const ChangedByHand: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas, canvasElement }) => {
    const themed = canvasElement.querySelectorAll('section')[1]
    const image = () => themed?.style.getPropertyValue('--kingside-board-image')
    const before = image()
    await fireEvent.input(canvas.getByLabelText('Dark squares'), { target: { value: '#7d6bb0' } })
    await userEvent.selectOptions(canvas.getByLabelText('Pieces'), 'music')
    await expect(image()).not.toBe(before)
    await expect(image()).toContain('%237d6bb0')
  },
}
