import type { UciTransport } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PlayAgainstEngine } from './PlayAgainstEngine.tsx'
import { workerTransport } from './worker-transport.ts'

const openSmallEngine = () =>
  workerTransport(
    new Worker(new URL('./small-engine.worker.ts', import.meta.url), { type: 'module' }),
  )

/**
 * A game against a UCI engine in a Worker. Here it is a very small one; for Stockfish put its script and
 * its WebAssembly on your server as they are, and open `new Worker('/engine/stockfish.js')`.
 */
const meta = {
  component: PlayAgainstEngine,
  title: 'Recipes/Play against an engine',
  args: { openEngine: openSmallEngine },
  tags: ['!autodocs'],
} satisfies Meta<typeof PlayAgainstEngine>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The engine loads and thinks in a Worker, which has to wait its turn on a busy machine. */
const yourTurn = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('Your turn.')).toBeVisible(), { timeout: 10_000 })

export const EngineAnswers: Story = {
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await yourTurn(canvas)
    canvas.getByRole('gridcell', { name: /^e2/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(canvas.getByRole('gridcell', { name: /^e4, white pawn/ })).toBeInTheDocument()
    await yourTurn(canvas)
    await expect(canvas.getByRole('list', { name: 'Moves' })).toHaveTextContent(/^1\.e4\S+$/)
  },
}

export const MoveTakenBack: Story = {
  parameters: { visual: { skip: 'Ends in the start position, as before the first move.' } },
  play: async ({ canvas }) => {
    await yourTurn(canvas)
    canvas.getByRole('gridcell', { name: /^d2/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await yourTurn(canvas)
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const EngineBegins: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New game as Black' }))
    await yourTurn(canvas)
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('h1, white rook')
    await expect(canvas.getByRole('list', { name: 'Moves' })).toHaveTextContent(/^1\.\S+$/)
  },
}

const openNothing = (): UciTransport => ({
  send: () => {},
  onLine: () => () => {},
  onFailure: (listener) => {
    const timer = setTimeout(() => listener('no file'), 0)
    return () => clearTimeout(timer)
  },
  close: () => {},
})

export const EngineMissing: Story = {
  parameters: { visual: { claims: 'dark' } },
  args: { openEngine: openNothing },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Start the engine again' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.getByText('The engine stopped. Your game is kept.')).toBeVisible()
  },
}
