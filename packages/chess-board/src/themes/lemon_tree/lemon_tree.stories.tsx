import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** A morning in the lemon garden: lemon cream and leaf green, blossom white against deep green. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Lemon Tree',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const LemonTree: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
