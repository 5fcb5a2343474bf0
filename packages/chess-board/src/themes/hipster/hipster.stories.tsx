import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The coffee-shop print: oat and dusty teal in tweed, cream and ink, a dash of mustard. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Hipster',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Hipster: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
