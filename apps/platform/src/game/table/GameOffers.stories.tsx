import { selectGameView } from '@kingside/machines/game'
import { gameSnapshotAt, gameStates as states, turnsOf } from '@kingside/machines/game/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { gameArgs } from './stories/game-args.tsx'
import { PlayableGame } from './stories/PlayableGame.tsx'

const view = selectGameView

/** What the players of an online game offer each other: draws and takebacks. */
const meta = {
  component: Game,
  title: 'Features/GameOffers',
  args: gameArgs,
  loaders: [LateGameResult.prepare, LatePlayingNews.prepare],
} satisfies Meta<typeof Game>

export default meta
type Story = StoryObj<typeof meta>

/** An offer of not long ago: the next one must wait. */
export const PhasePlayingOffersNone: Story = {
  parameters: { state: 'game/phase.playing.offers.none' },
  args: { view: view(states['phase.playing.offers.none']) },
  play: async ({ canvas, args }) => {
    const offer = canvas.getByRole('button', { name: 'Offer draw' })
    await userEvent.click(offer)
    await expect(args.onOfferDraw).not.toHaveBeenCalled()
    await expect(offer).toHaveAccessibleDescription('You can offer a draw once every 10 moves')
  },
}

export const PhasePlayingOffersOffering: Story = {
  parameters: {
    state: 'game/phase.playing.offers.offering',
    modes: {
      kazakh: {
        args: { view: view(states['phase.playing.takeback.received']) },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { view: view(states['phase.playing.takeback.received']) },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['phase.playing.offers.offering']) },
}

export const PhasePlayingOffersOffered: Story = {
  parameters: { state: 'game/phase.playing.offers.offered' },
  args: { view: view(states['phase.playing.offers.offered']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toHaveAccessibleDescription(
      'A draw has already been offered',
    )
  },
}

export const PhasePlayingOffersReceived: Story = {
  parameters: { state: 'game/phase.playing.offers.received', visual: { claims: 'feature' } },
  args: { view: view(states['phase.playing.offers.received']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ben Okafor offers a draw')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAcceptDraw).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onDeclineDraw).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingOffersAnswering: Story = {
  parameters: { state: 'game/phase.playing.offers.answering' },
  args: { view: view(states['phase.playing.offers.answering']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }))
    await expect(args.onAcceptDraw).not.toHaveBeenCalled()
  },
}

/** The opponent has declined, or has played on: beside the board, and to screen readers. */
export const DrawDeclined: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        drawDeclined: 'w',
        lastOffer: { w: 8, b: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ben Okafor declined the draw')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toBeVisible()
  },
}

/** One's own refusal is no news. */
export const DrawDeclinedByYou: Story = {
  parameters: { visual: { looksLike: 'platform-features-game--line-live' } },
  args: {
    view: view(gameSnapshotAt(states['line.live'].value, { drawDeclined: 'b' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toBeVisible()
    await expect(canvas.queryByText(/declined the draw/)).not.toBeInTheDocument()
  },
}

export const DrawCanBeClaimed: Story = {
  args: {
    view: view(
      gameSnapshotAt(states['line.live'].value, {
        turns: turnsOf('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' ')),
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim draw' }))
    await expect(args.onClaimDraw).toHaveBeenCalledOnce()
  },
}

/** The focus stays at the button that a draw was offered with. */
export const FocusAfterOffer: Story = {
  render: (args) => <PlayableGame {...args} />,
  play: async ({ canvas }) => {
    const offer = () => canvas.getByRole('button', { name: /Offer draw/ })
    await userEvent.click(offer())
    await waitFor(() =>
      expect(offer()).toHaveAccessibleDescription('A draw has already been offered'),
    )
    await expect(offer()).toHaveFocus()
  },
}

/** Nothing is asked for: the button stands with the others, in unrated games only. */
export const PhasePlayingTakebackNone: Story = {
  parameters: { state: 'game/phase.playing.takeback.none' },
  args: { view: view(states['phase.playing.takeback.none']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request takeback' }))
    await expect(args.onAskTakeback).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingTakebackOffering: Story = {
  parameters: { state: 'game/phase.playing.takeback.offering' },
  args: { view: view(states['phase.playing.takeback.offering']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Request takeback/ }))
    await expect(args.onAskTakeback).not.toHaveBeenCalled()
  },
}

export const PhasePlayingTakebackOffered: Story = {
  parameters: { state: 'game/phase.playing.takeback.offered' },
  args: { view: view(states['phase.playing.takeback.offered']) },
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Request takeback' })
    await expect(ask).toHaveAccessibleDescription('A takeback has already been requested')
    await expect(canvas.getByText('You requested a takeback')).toBeInTheDocument()
  },
}

export const PhasePlayingTakebackReceived: Story = {
  parameters: { state: 'game/phase.playing.takeback.received' },
  args: { view: view(states['phase.playing.takeback.received']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ben Okafor requests a takeback')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAllowTakeback).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onRefuseTakeback).toHaveBeenCalledOnce()
  },
}

export const PhasePlayingTakebackAnswering: Story = {
  parameters: { state: 'game/phase.playing.takeback.answering' },
  args: { view: view(states['phase.playing.takeback.answering']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }))
    await expect(args.onAllowTakeback).not.toHaveBeenCalled()
  },
}

/** In a rated game nothing is taken back, so nobody can ask. */
export const TakebackInRatedGame: Story = {
  parameters: { visual: { looksLike: 'platform-features-game--line-live' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Offer draw' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /takeback/ })).not.toBeInTheDocument()
  },
}

const unrated = (context: Parameters<typeof gameSnapshotAt>[1]) => {
  const { value, context: before } = states['phase.playing.takeback.none']
  return view(gameSnapshotAt(value, { ...before, ...context }))
}

export const TakebackBeforeTheFirstMove: Story = {
  args: { view: unrated({ turns: [] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Request takeback' }),
    ).toHaveAccessibleDescription('You haven’t moved yet')
  },
}

/** The opponent has refused, or has played on: the next request must wait. */
export const TakebackDeclined: Story = {
  args: {
    view: unrated({
      lastTakeback: { w: 8, b: null },
      takebackOutcome: { by: 'w', outcome: 'declined' },
    }),
  },
  play: async ({ canvas, args }) => {
    // Beside the board, and to screen readers.
    await expect(canvas.getAllByText('Ben Okafor declined the takeback')).toHaveLength(2)
    const ask = canvas.getByRole('button', { name: 'Request takeback' })
    await userEvent.click(ask)
    await expect(args.onAskTakeback).not.toHaveBeenCalled()
    await expect(ask).toHaveAccessibleDescription('You can request a takeback once every 3 moves')
  },
}

/** The moves of both sides are gone, and it is the asker’s turn again. */
export const TakebackGranted: Story = {
  args: {
    view: unrated({
      turns: states['line.live'].context.turns.slice(0, 6),
      takebackOutcome: { by: 'w', outcome: 'granted' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You took your move back')).toBeVisible()
    await expect(canvas.getByText('Your turn')).toBeVisible()
  },
}

/** Those who look on see that a move is gone, and whose. */
export const TakebackForViewers: Story = {
  args: {
    view: unrated({ uid: null, takebackOutcome: { by: 'w', outcome: 'granted' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana Nazarova took a move back')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /takeback/ })).not.toBeInTheDocument()
  },
}

/** With the machine and a server: a move, the request, the answer, and the other way round. */
export const TakebackPlayed: Story = {
  render: (args) => <PlayableGame {...args} rated={false} />,
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('grid'))
    const press = (name: string) => canvas.getByRole('button', { name }).click()
    board.getByRole('gridcell', { name: 'e2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(await canvas.findByText('Your opponent’s turn')).toBeVisible()
    const ask = () => canvas.getByRole('button', { name: /Request takeback/ })
    await userEvent.click(ask())
    await waitFor(() =>
      expect(ask()).toHaveAccessibleDescription('A takeback has already been requested'),
    )
    await expect(ask()).toHaveFocus()
    press('Opponent allows the takeback')
    await expect(await canvas.findByText('You took your move back')).toBeVisible()
    await expect(board.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible()
    await expect(canvas.getByText('Takeback: the move was undone.')).toBeInTheDocument()

    board.getByRole('gridcell', { name: 'd2, white pawn' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect(await canvas.findByText('Your opponent’s turn')).toBeVisible()
    press('Opponent moves')
    await expect(await canvas.findByText('Your turn')).toBeVisible()
    press('Opponent asks for a takeback')
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText('Ben Okafor took a move back')).toBeVisible()
    await expect(board.getByRole('gridcell', { name: /^d4/ })).toHaveAccessibleName(/pawn/)
    await expect(canvas.getByText('Your opponent’s turn')).toBeVisible()
  },
}
