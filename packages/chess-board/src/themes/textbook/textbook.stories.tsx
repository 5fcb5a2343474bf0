import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The printed chess book: paper, ink and hatched squares. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Textbook',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Textbook: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
