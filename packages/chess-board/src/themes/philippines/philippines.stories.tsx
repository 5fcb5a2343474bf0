import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The islands: woven sand and lagoon blue, shell white and deep-sea navy, a sun in gold. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Philippines',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Philippines: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
