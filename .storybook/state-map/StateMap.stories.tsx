import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateMap } from './StateMap.tsx'
import { storyIds } from './storyIds.ts'
import * as styles from './StateMap.css.ts'

/**
 * Every machine of the product, to look at and to walk through.
 *
 * A state that is underlined has a story: press it to go there. The state that is filled is the present one. Press an
 * event, an answer or a delay and see where it leads; what the page would be given stands below the diagram.
 */
const meta = {
  title: 'Machines/State map',
  component: StateMap,
  args: { machine: 'computer-game', stories: storyIds },
  argTypes: { stories: { control: false } },
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StateMap>

export default meta
type Story = StoryObj<typeof meta>

export const Machines: Story = {
  parameters: {
    visual: { skip: 'It shows every machine, so its picture changes with each of them.' },
  },
  play: async ({ canvas, userEvent }) => {
    const diagram = canvas.getByRole('group', { name: 'The states of computer-game' })
    const width = diagram.getBoundingClientRect().width
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(diagram.getBoundingClientRect().width).toBeCloseTo(width * 1.25)
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }))
    await expect(diagram.getBoundingClientRect().width).toBeLessThan(width)
    await expect(canvas.getByRole('link', { name: 'preparing' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'done: computerGame.preparing' }))
    await expect(canvas.getByRole('link', { name: 'playing.playerTurn' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'game.resign' }))
    await expect(canvas.getByRole('link', { name: 'over' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }))
    await expect(canvas.getByRole('link', { name: 'playing.playerTurn' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}
