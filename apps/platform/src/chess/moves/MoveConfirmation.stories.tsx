import { selectMoveConfirmationView } from '@kingside/machines/move-confirmation'
import {
  exampleMoveConfirmation,
  moveConfirmationStates as states,
} from '@kingside/machines/move-confirmation/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, userEvent } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { MoveConfirmation } from './MoveConfirmation.view.tsx'

const view = selectMoveConfirmationView

/** The question whether a move is meant; one story for each state of its machine. */
const meta = {
  component: MoveConfirmation,
  title: 'Features/MoveConfirmation',
  args: { view: view(states.asking), san: 'Nf3', onConfirm: fn(), onCancel: fn() },
  decorators: [inPage],
} satisfies Meta<typeof MoveConfirmation>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is asked, and nothing is to be seen. */
export const Idle: Story = {
  parameters: { state: 'move-confirmation/idle' },
  args: { view: view(states.idle) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The keyboard is on “Confirm”; Escape cancels from anywhere. */
export const Asking: Story = {
  parameters: {
    state: 'move-confirmation/asking',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { args: { san: 'exd8=Q#' }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Play Nf3?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Withdrawn: Story = {
  parameters: { state: 'move-confirmation/withdrawn' },
  args: { view: view(states.withdrawn) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('your move wasn’t played')
  },
}

const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

function Wired() {
  const [snapshot, send] = useMachine(exampleMoveConfirmation, { input: { enabled: true, fen } })
  useStateMap(snapshot)
  return (
    <>
      <button type="button" onClick={() => send({ type: 'move.propose', uci: 'g1f3' })}>
        {'Nf3'}
      </button>
      <MoveConfirmation
        view={view(snapshot)}
        san="Nf3"
        onConfirm={() => send({ type: 'move.confirm' })}
        onCancel={() => send({ type: 'move.cancel' })}
      />
    </>
  )
}

/** The keyboard goes back to where the move was made. */
export const ThereAndBack: Story = {
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nf3' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Nf3' })).toHaveFocus()
  },
}
