import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyLook } from '../stories/everyLook.ts'
import { Columns } from '../stories/columns.tsx'
import { CardSkeleton, cardSkeletonShapes } from './CardSkeleton.tsx'

/**
 * Holds the place of a `TournamentCard`, `PuzzleCard`, `PlayerCard` or `ClubCard` that is on its way.
 *
 * **Do** say on the region around the cards that it is busy (`aria-busy`), and announce it once.
 *
 * **Don't** show more of them than cards are likely to come.
 *
 * It takes no keys.
 */
const meta = {
  title: 'CardSkeleton',
  component: CardSkeleton,
  args: { shape: 'picture' },
} satisfies Meta<typeof CardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  parameters: everyLook,
  render: () => (
    <Columns>
      {cardSkeletonShapes.map((shape) => (
        <CardSkeleton key={shape} shape={shape} />
      ))}
    </Columns>
  ),
}
