import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** Polished stone: white and verde marble, carved in the antique manner. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Marble',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Marble: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
