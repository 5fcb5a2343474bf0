import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChessBoard } from '../board/ChessBoard.tsx'
import { boardThemeStyle } from '../themes/theme-style.ts'
import { theme as worldchess } from '../themes/worldchess/theme.ts'
import { type PieceSetKey, pieceSets } from './piece-sets.ts'

const position = 'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6'

function BoardWithSet({ set }: { readonly set: PieceSetKey }) {
  return (
    <div
      style={{
        ...boardThemeStyle({ ...worldchess, drawings: pieceSets[set] }),
        display: 'grid',
        gap: 24,
        inlineSize: 'min(560px, 100%)',
        margin: '0 auto',
      }}
    >
      <ChessBoard position={position} />
      <div style={{ inlineSize: 192 }}>
        <ChessBoard position={position} titlePosition="none" />
      </div>
    </div>
  )
}

/** The piece sets, large and at 24 px a square. Any set goes with any board theme. */
const meta = {
  component: BoardWithSet,
  title: 'Piece sets',
  args: { set: 'worldchess' },
  argTypes: { set: { options: Object.keys(pieceSets), control: 'select' } },
} satisfies Meta<typeof BoardWithSet>

export default meta
type Story = StoryObj<typeof meta>

export const Worldchess: Story = { parameters: { visual: { claims: 'board-part' } } }

export const Food: Story = { args: { set: 'food' } }

export const Music: Story = { args: { set: 'music' } }

export const Nature: Story = { args: { set: 'nature' } }
