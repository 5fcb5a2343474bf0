import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ChessBoard } from '../board/ChessBoard.tsx'
import { pieceSets } from '../pieces/piece-sets.ts'
import { useBoardTheme } from './useBoardTheme.ts'

const position = 'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6'

function ThemedBoard({ name }: { readonly name: string }) {
  return (
    <div data-testid="themed" style={useBoardTheme(name, pieceSets.music)}>
      <ChessBoard position={position} />
    </div>
  )
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly message: string | null } = { message: null }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    const { message } = this.state
    return message === null ? this.props.children : <p role="alert">{message}</p>
  }
}

function Chooser() {
  const [name, setName] = useState('marble')
  return (
    <div style={{ display: 'grid', gap: 12, inlineSize: 'min(480px, 100%)', margin: '0 auto' }}>
      <div style={{ display: 'flex', gap: 8 }}>
        {['marble', 'lemon-tree', 'plaid'].map((key) => (
          <button key={key} type="button" onClick={() => setName(key)}>
            {key}
          </button>
        ))}
      </div>
      <Boundary>
        <ThemedBoard name={name} />
      </Boundary>
    </div>
  )
}

/** Loads a theme when it is asked for; the one before stays until it is there. */
const meta = { component: Chooser, title: 'useBoardTheme' } satisfies Meta<typeof Chooser>

export default meta
type Story = StoryObj<typeof meta>

export const LoadedOnDemand: Story = {
  parameters: { visual: { claims: 'board-part' } },
  play: async ({ canvas }) => {
    const light = () =>
      canvas.getByTestId('themed').style.getPropertyValue('--kingside-board-coordinate-on-light')
    await waitFor(() => expect(light()).not.toBe(''))
    const marble = light()
    await userEvent.click(canvas.getByRole('button', { name: 'lemon-tree' }))
    await waitFor(() => expect(light()).not.toBe(marble))
  },
}

/** While developing, an unknown name is an error that says which names there are. */
export const UnknownTheme: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'plaid' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /There is no board theme "plaid"\. The themes are aqua, arma/,
    )
  },
}
