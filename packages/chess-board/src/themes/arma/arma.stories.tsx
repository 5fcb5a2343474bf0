import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** Armageddon: brushed slate, bright steel and gunmetal, brass and a red edge. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Arma',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Arma: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
