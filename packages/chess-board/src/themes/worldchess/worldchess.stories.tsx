import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The house theme: maple and walnut, ivory and ebony. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Worldchess',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Worldchess: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
