import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { boardThemeStyle } from '../themes/theme-style.ts'
import { theme as worldchess } from '../themes/worldchess/theme.ts'
import { VariablesTable } from './VariablesTable.tsx'

/** The CSS variables of the board. */
const meta = {
  component: VariablesTable,
  title: 'Board themes/CSS variables',
  tags: ['!autodocs'],
} satisfies Meta<typeof VariablesTable>

export default meta

export const CssVariables: StoryObj<typeof meta> = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const variables = Object.keys(boardThemeStyle(worldchess))
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + variables.length)
    await expect(
      canvas.getByRole('rowheader', { name: /^--kingside-board-paint-last-move/ }),
    ).toBeInTheDocument()
  },
}
