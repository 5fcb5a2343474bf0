import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** For the time without a connection: paper and pencil greys, and amber for what matters. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Offline',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Offline: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
