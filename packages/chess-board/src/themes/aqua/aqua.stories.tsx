import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The sea: foam over turquoise, pearl against the deep, and a touch of coral. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Aqua',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Aqua: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
