import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeBoard } from '../ThemeBoard.tsx'
import { theme } from './theme.ts'

/** A sweet shop: gum pink and raspberry, vanilla gloss against grape. */
const meta = {
  component: ThemeBoard,
  title: 'Board themes/Bubblegum',
  args: { theme },
} satisfies Meta<typeof ThemeBoard>

export default meta

export const Bubblegum: StoryObj<typeof meta> = { parameters: { visual: { claims: 'dark' } } }
