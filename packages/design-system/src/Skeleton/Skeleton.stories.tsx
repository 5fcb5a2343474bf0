import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyLook } from '../stories/everyLook.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Skeleton } from './Skeleton.tsx'

/**
 * Holds the place of content that is on its way, in the content's own measure, so that nothing jumps.
 *
 * **Do** give it the shape of what comes, and say once on the region around it that it is busy (`aria-busy`).
 *
 * **Don't** use it for an action on its way: that is a `Spinner`, or the button's own.
 *
 * It takes no keys; screen readers skip it.
 */
const meta = {
  title: 'Skeleton',
  component: Skeleton,
  decorators: [paddedNarrow],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Paragraph: Story = { parameters: everyLook, args: { lines: 3 } }

export const LargeLine: Story = { args: { size: 'xl' } }

export const Board: Story = { args: { shape: 'block', ratio: 1 } }

export const Avatar: Story = { args: { shape: 'circle' } }
