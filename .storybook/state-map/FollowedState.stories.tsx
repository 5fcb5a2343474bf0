import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FollowedState } from './FollowedState.tsx'
import type { ListenToShown, Shown } from './shown.ts'
import * as styles from './StateMap.css.ts'
import { storyIds } from './storyIds.ts'

/**
 * The machine of the story that is on show, in the panel below each story. It also follows from a window of its own:
 * open this story beside another.
 */
const meta = {
  title: 'Machines/State map/On show',
  component: FollowedState,
  args: { stories: storyIds },
  argTypes: { stories: { control: false }, listen: { control: false } },
  parameters: { visual: { skip: 'It shows what other pages of the browser show.' } },
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FollowedState>

export default meta
type Story = StoryObj<typeof meta>

export const OnShow: Story = {}

const told = new Set<(shown: Shown | null) => void>()
const listen: ListenToShown = (listener) => {
  told.add(listener)
  return () => told.delete(listener)
}
const tell = (shown: Shown | null) => {
  for (const listener of told) listener(shown)
}

/** The present state lights up, machine after machine. */
export const Following: Story = {
  args: { listen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No machine is on show')).toBeVisible()
    tell({ machine: 'computerGame', leaves: ['preparing'] })
    await expect(await canvas.findByRole('link', { name: 'preparing' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    tell({ machine: 'computerGame', leaves: ['over'] })
    await expect(await canvas.findByRole('link', { name: 'over', current: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'preparing' })).not.toHaveAttribute(
      'aria-current',
    )
    tell({ machine: 'sign-in', leaves: ['form.editing'] })
    await expect(
      await canvas.findByRole('link', { name: 'form.editing', current: true }),
    ).toBeVisible()
    tell(null)
    await expect(await canvas.findByText('No machine is on show')).toBeVisible()
  },
}
