import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The warm brown board of the community site. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Lichess',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Lichess: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
