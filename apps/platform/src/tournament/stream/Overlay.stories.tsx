import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBoards, sampleStanding, sampleTournament } from '../../stories/sample-tournaments.ts'
import { createLiveBoards } from '../live/live-boards.ts'
import { Overlay } from './Overlay.view.tsx'
import { overlayChoicesOf, overlayParts } from './overlay-choices.ts'

const { results: boards } = sampleBoards(20)
const live = createLiveBoards(() => 0)
for (const board of boards) {
  live.tell(board.board_id, {
    fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    lastMove: 'f1b5',
    leftMs: { w: 165_000, b: 151_000 },
    isRunning: false,
    at: 0,
  })
}

const shows = (...parts: readonly string[]) =>
  overlayChoicesOf(new URLSearchParams({ on: parts.join('.') }))

/** The picture of 1920 × 1080 that is laid over a stream; one story for each part, on and off. */
const meta = {
  component: Overlay,
  title: 'Features/StreamOverlay',
  args: {
    choices: shows(...overlayParts),
    tournament: {
      ...sampleTournament(),
      sponsors: [{ name: 'Steppe Telecom', logo: null, url: null }],
    },
    facts: '3+2 Blitz · Swiss',
    roundNumber: 'Round 3 of 7',
    roundName: 'Swiss',
    site: 'kingside.example',
    main: boards[1] ?? null,
    side: boards[3] ?? null,
    boards,
    live,
    standing: sampleStanding(8).data,
    evaluation: { line_eval: 0.8, mate_in: null },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // As small as a story's window.
      <div style={{ zoom: 0.5, inlineSize: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Overlay>

export default meta
type Story = StoryObj<typeof meta>

/** Everything at once: nothing in it can be focused. */
export const Everything: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Autumn Swiss')).toBeVisible()
    await expect(canvas.getByText('Swiss · Round 3 of 7')).toBeVisible()
    await expect(canvas.getByText('Watch live at kingside.example')).toBeInTheDocument()
    const focusable = [
      ...canvasElement.querySelectorAll('a, button, input, select, [tabindex]'),
    ].filter((element) => !element.closest('[inert]'))
    await expect(focusable).toEqual([])
  },
}

export const Header: Story = { args: { choices: shows('header') } }
export const Footer: Story = { args: { choices: shows('footer') } }
export const Score: Story = {
  args: { choices: shows('main-board', 'score') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('6')).toHaveLength(2)
  },
}
export const Sponsors: Story = { args: { choices: shows('sponsors') } }
export const Table: Story = { args: { choices: shows('table') } }
export const Analysis: Story = { args: { choices: shows('main-board', 'analysis') } }
export const RoundNumber: Story = { args: { choices: shows('round-number') } }
export const RoundName: Story = { args: { choices: shows('round-name') } }
export const MainBoard: Story = { args: { choices: shows('main-board') } }
export const SideBoard: Story = { args: { choices: shows('side-board') } }
export const BoardsOfTheRound: Story = { args: { choices: shows('footer-boards') } }
export const Nothing: Story = {
  args: { choices: shows() },
  parameters: { visual: { skip: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('')
  },
}

/** Before the first round. */
export const EmptyTournament: Story = {
  args: {
    main: null,
    side: null,
    boards: [],
    standing: [],
    roundNumber: null,
    evaluation: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the first games')).toBeVisible()
  },
}
