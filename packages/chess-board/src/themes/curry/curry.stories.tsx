import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The spice market: turmeric and cinnamon, ivory and aubergine, domes and paisleys. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Curry',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Curry: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
