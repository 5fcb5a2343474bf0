import { contract } from '@kingside/api'
import { mockCall, mockFailure, mockNever } from '@kingside/api/msw'
import { loadOpenings } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFakeLines } from '../../stories/fake-lines.ts'
import { banned, pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageLoader, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import { analysisOfGame } from '../../stories/sample-analysis.ts'
import { gameOfReader, snapshotOfGame, turnsOf } from '../../stories/sample-game.ts'
import { LateOpeningName } from './FollowedGame.tsx'

const server = [mockCall(contract.gaming.get, () => gameOfReader), ...pageServer]

/** The page of one online game, for its players and for those who look on. */
const meta = {
  ...pageMeta,
  title: 'Pages/Game',
  args: {
    address: `/game/${gameOfReader.gId}`,
    reader: 'free',
    lines: createFakeLines({ game: snapshotOfGame }),
  },
  parameters: { ...pageParameters, msw: server, visual: { fillsWindow: true } },
  // The name of the opening would come at any moment.
  loaders: [pageLoader, LateOpeningName.prepare, async () => void (await loadOpenings())],
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** What the game may do to the own rating stands at the top; the opponent's is uncertain. */
export const Playing: Story = {
  parameters: {
    msw: [
      mockCall(contract.gaming.get, () => ({
        ...gameOfReader,
        stakes: { win: 9, draw: 0, loss: -8 },
        black_player: { ...gameOfReader.black_player, is_provisional: true },
      })),
      ...pageServer,
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your turn')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resign' })).toBeEnabled()
    await expect(canvas.getByText('W +9 · D 0 · L -8')).toBeVisible()
    await expect(canvas.getByText('Win +9 · draw 0 · loss -8')).toBeVisible()
    await expect(canvas.getByText('1480?')).toBeVisible()
    await expect(await canvas.findByText(/^Ruy Lopez/)).toBeVisible()
    await expect(await canvas.findByRole('slider', { name: 'Board size' })).toBeVisible()
  },
}

export const LookingOn: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re watching')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resign' })).not.toBeInTheDocument()
  },
}

export const RivalComing: Story = {
  args: {
    lines: createFakeLines({
      game: { ...snapshotOfGame, phase: 'CONNECTING', turns: [], running: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for both players')).toBeVisible()
  },
}

export const RivalAway: Story = {
  args: {
    lines: createFakeLines({ game: { ...snapshotOfGame, absentMs: { w: null, b: 42_000 } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Timur lost connection')).toBeVisible()
  },
}

export const DrawOffered: Story = {
  args: { lines: createFakeLines({ game: { ...snapshotOfGame, drawOffer: 'b' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Timur offers a draw')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled()
  },
}

const over = (end: NonNullable<typeof snapshotOfGame.end>, turns = snapshotOfGame.turns) =>
  createFakeLines({ game: { ...snapshotOfGame, turns, phase: 'DONE', running: false, end } })

export const Won: Story = {
  args: { lines: over({ result: 'WHITE_WIN', reason: 'resignation' }) },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You won')).toBeVisible()
    await canvas.findByRole('button', { name: 'Review' })
  },
}

export const Lost: Story = {
  args: { lines: over({ result: 'BLACK_WIN', reason: 'time-control' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You lost')).toBeVisible()
    await canvas.findByRole('button', { name: 'Review' })
  },
}

/** When each move was played, and how long it took; no clock ran for the first two. */
const timedTurns = snapshotOfGame.turns.map((turn, index) => ({
  ...turn,
  ts: 1_770_000_000_000 + index * 7_000,
  ...(index > 1 && { usedMs: index * 6_800, lagMs: index % 2 === 0 ? 240 : 80 }),
}))

export const Drawn: Story = {
  args: {
    lines: over({ result: 'DRAW', reason: 'draw-by-offer' }, timedTurns),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draw')).toBeVisible()
    await expect(canvas.getByText('0:13.6')).toBeVisible()
    for (const [move, seconds] of [
      ['e4', '00'],
      ['Nf3', '14'],
    ] as const) {
      await expect(canvas.getByRole('button', { name: move })).toHaveAccessibleDescription(
        new RegExp(`^Played at \\d+:\\d\\d:${seconds}\\b`),
      )
    }
    // The clock of the side that moved last has stood still since.
    const moved = new RegExp(`:${String(((timedTurns.length - 1) * 7) % 60).padStart(2, '0')}\\b`)
    const [still, ...others] = canvas
      .getAllByRole('timer')
      .filter((clock) => clock.hasAttribute('title'))
    await expect(still).toHaveAccessibleDescription(moved)
    await expect(others).toEqual([])
    await expect(
      await canvas.findByText('Time returned for lag: White 0.5 sec, Black 0.2 sec'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous move' }))
    await expect(canvas.getByText('Time spent: 0:28')).toBeVisible()
    await canvas.findByRole('button', { name: 'Review' })
  },
}

export const LineLost: Story = {
  args: { lines: createFakeLines({ manner: 'broken' }) },
  parameters: {
    visual: { skip: 'When the next try begins is drawn by chance, so that not all come at once.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connection lost')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { visual: { claims: 'page' }, msw: [mockNever(contract.gaming.get), ...pageServer] },
  play: async ({ canvas }) => {
    // The same words stand there before it is known who looks.
    await waitFor(() => expect(document.title).toMatch('Online game'))
    await expect(canvas.getByText('Loading the game…')).toBeVisible()
  },
}

const askedForAnalysis = fn(() => null)

/** The server analyses no game that was aborted: nobody is offered it, and nothing is asked. */
export const Cancelled: Story = {
  args: { lines: over({ result: 'ABORT', reason: 'first-move-timeout-black' }) },
  parameters: { msw: [mockCall(contract.gaming.analysis.get, askedForAnalysis), ...server] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download PGN' })
    await expect(canvas.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument()
    await expect(askedForAnalysis).not.toHaveBeenCalled()
  },
}

const endgame = '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'

/** A game that began with Black’s 40th move. */
export const BlackBegan: Story = {
  args: {
    lines: createFakeLines({
      game: {
        ...snapshotOfGame,
        phase: 'DONE',
        running: false,
        end: { result: 'DRAW', reason: 'draw-by-offer' },
        initialFen: endgame,
        turns: turnsOf(['e7e5', 'e2e4', 'e8d7'], endgame),
      },
    }),
  },
  play: async ({ canvas }) => {
    const moves = within(await canvas.findByRole('list', { name: 'Moves' }))
    await expect(moves.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '40.…e5',
      '41.e4Kd7',
    ])
    await userEvent.click(moves.getByRole('button', { name: 'e5' }))
    await expect(canvas.getByText('You’re viewing Black’s move 40')).toBeVisible()
    await canvas.findByRole('button', { name: 'Review' })
  },
}

/** An old link, or one that was cut off. */
export const Unknown: Story = {
  parameters: {
    msw: [
      mockFailure(contract.gaming.get, 404, { code: 'game_not_found', detail: 'No.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go to home page' })).toBeVisible()
  },
}

export const ServerFails: Story = {
  parameters: {
    msw: [
      mockFailure(contract.gaming.get, 500, { code: 'server_error', detail: 'It broke.' }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the game')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText(/The home page opens in/)).toHaveTextContent('00:15')
  },
}

export const Banned: Story = {
  parameters: { msw: [banned, ...server] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this game')).toBeVisible()
    await expect(canvas.queryByText('Connecting to the board…')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Almost there')).not.toBeInTheDocument()
  },
}

const won = over({ result: 'WHITE_WIN', reason: 'resignation' })
const analysed = [mockCall(contract.gaming.analysis.get, () => analysisOfGame), ...server]

/** The game was analysed on an earlier day: opened again it shows the grades by itself. */
export const Graded: Story = {
  args: { lines: won },
  parameters: { msw: analysed, visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const report = within(await canvas.findByRole('region', { name: 'Review' }))
    const slider = await report.findByRole('slider', { name: 'Evaluation graph' })
    await expect(slider).toHaveAttribute('aria-valuetext', '3… a6, Blunder, White is better by 4.6')
    const moves = within(canvas.getByRole('list', { name: 'Moves' }))
    await expect(await moves.findByRole('button', { name: 'a6 Blunder' })).toBeVisible()
    await expect(moves.getByRole('button', { name: 'Nf3' })).toBeVisible()
    await expect(report.getByRole('button', { name: /3\. Bb5.*Inaccuracy/ })).toBeVisible()
    await userEvent.click(moves.getByRole('button', { name: 'Nc6 Mistake' }))
    await expect(moves.getByRole('button', { current: 'step' })).toHaveAccessibleName('Nc6 Mistake')
    await expect(canvas.getByRole('gridcell', { name: /^f1, white bishop/ })).toBeInTheDocument()
  },
}

/** A grade stands on the board too, with Black at the bottom as well. */
export const GradedFromBlacksSide: Story = {
  args: { lines: won },
  parameters: { msw: analysed },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Flip board' }))
    const moves = within(await canvas.findByRole('list', { name: 'Moves' }))
    await userEvent.click(await moves.findByRole('button', { name: 'Bb5 Inaccuracy' }))
    await expect(canvas.getByText('You’re viewing White’s move 3')).toBeVisible()
    await expect(canvas.getAllByText('?!')).toHaveLength(2)
  },
}

/** The arrow keys walk from wherever they mean nothing else; the board keeps its own. */
export const WalkedByKeys: Story = {
  args: { lines: won },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Review' })
    await expect(canvas.getByText('Last position')).toBeVisible()
    await expect(
      canvas.getByText(/← and → step through the moves, Home and End/),
    ).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('You’re viewing White’s move 3')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByText('You’re viewing the starting position')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText('You’re viewing Black’s move 1')).toBeVisible()
    const square = canvas.getByRole('gridcell', { name: /^e4/ })
    square.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('gridcell', { name: /^d4/ })).toHaveFocus()
    await expect(canvas.getByText('You’re viewing Black’s move 1')).toBeVisible()
  },
}

/** Without shortcut keys the arrows walk only where the focus is in the list of the moves. */
export const WithoutShortcutKeys: Story = {
  args: { lines: won, kept: { 'kingside.board': JSON.stringify({ shortcutKeys: false }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Review' })
    await expect(canvas.getByText('Last position')).toBeVisible()
    await expect(canvas.queryByText(/← and →/)).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Last position')).toBeVisible()
    canvas.getByRole('button', { name: 'a6' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('You’re viewing White’s move 3')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Bb5' })).toHaveFocus()
  },
}

/** Nothing but the game. */
export const Zen: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your turn')
    await userEvent.keyboard('z')
    await expect(canvas.getByRole('button', { name: 'Exit zen mode' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Lobby' })).not.toBeInTheDocument()
    await expect(canvas.queryByText('1502')).not.toBeInTheDocument()
  },
}

/** Moves can be typed, for those who have switched that on. */
export const TypedMoves: Story = {
  args: { kept: { 'kingside.board': JSON.stringify({ typedMoves: true }) } },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your move' })
    await userEvent.type(field, 'Ba5{Enter}')
    await expect(await canvas.findByText('Ba5 isn’t legal here.')).toBeVisible()
  },
}

/** The look of the board is chosen over the game that goes on. */
export const BoardSettings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Board settings' }))
    const dialog = within(await screen.findByRole('dialog'))
    const typed = await dialog.findByRole('switch', { name: /^Type moves/ })
    await expect(typed).not.toBeChecked()
    await userEvent.click(typed)
    await expect(typed).toBeChecked()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your move', hidden: true })).toBeInTheDocument(),
    )
  },
}
