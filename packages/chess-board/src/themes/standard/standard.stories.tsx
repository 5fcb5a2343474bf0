import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** The tournament hall: green and buff vinyl, boxwood and ebony. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Standard',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Standard: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
