import { selectAnalysisOrderView } from '@kingside/machines/analysis-order'
import {
  analysisOrderSnapshotAt,
  analysisOrderStates as states,
} from '@kingside/machines/analysis-order/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn, userEvent } from 'storybook/test'
import { titles } from '../../shell/popups/Popups.messages.ts'
import { inPopup } from '../../stories/in-popup.tsx'
import { AnalysisOrder } from './AnalysisOrder.view.tsx'

const view = selectAnalysisOrderView

/** The popup that sells a grandmaster's analysis of a game; one story for each state of its machine. */
const meta = {
  component: AnalysisOrder,
  title: 'Features/AnalysisOrder',
  args: {
    view: view(states['offering.ready']),
    onPay: fn(),
    onRetry: fn(),
    onRecheck: fn(),
    onSignIn: fn(),
    onGames: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...titles['game-analysis']} />)],
} satisfies Meta<typeof AnalysisOrder>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps the place. */
export const Loading: Story = {
  parameters: { state: 'analysis-order/loading' },
  args: { view: view(states.loading) },
}

/** Passed through at once. */
export const Deciding: Story = {
  parameters: {
    state: 'analysis-order/deciding',
    visual: { looksLike: 'platform-features-analysisorder--loading' },
  },
  args: { view: view(states.deciding) },
}

export const Unloaded: Story = {
  parameters: { state: 'analysis-order/unloaded' },
  args: { view: view(states.unloaded) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = {
  parameters: { state: 'analysis-order/missing' },
  args: { view: view(states.missing) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'My games' }))
    await expect(args.onGames).toHaveBeenCalledOnce()
  },
}

export const NeedsAccount: Story = {
  parameters: { state: 'analysis-order/needsAccount' },
  args: { view: view(states.needsAccount) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to order' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** What it is, what it costs, and the way to pay. */
export const OfferingReady: Story = {
  parameters: {
    state: 'analysis-order/offering.ready',
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(canvas.getByText('Dana Serik')).toBeVisible()
    await expect(canvas.getByText(/by email within a week/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €70.00' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

/** The link named an analyst. */
export const Wished: Story = {
  args: {
    view: view(analysisOrderSnapshotAt({ offering: 'ready' }, { analyst: 'Kingside team' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re asking for/)).toHaveTextContent('Kingside team')
  },
}

export const OfferingFailed: Story = {
  parameters: { state: 'analysis-order/offering.failed' },
  args: { view: view(states['offering.failed']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Payment failed')
    await expect(canvas.getByRole('button', { name: 'Pay €70.00' })).toBeEnabled()
  },
}

export const OfferingAborted: Story = {
  parameters: { state: 'analysis-order/offering.aborted' },
  args: { view: view(states['offering.aborted']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing is ordered')
  },
}

export const OfferingUnavailable: Story = {
  parameters: { state: 'analysis-order/offering.unavailable' },
  args: { view: view(states['offering.unavailable']) },
}

export const Opening: Story = {
  parameters: { state: 'analysis-order/opening' },
  args: { view: view(states.opening) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opening the payment page…/ }))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Away: Story = {
  parameters: { state: 'analysis-order/away' },
  args: { view: view(states.away) },
}

export const ConfirmingWaiting: Story = {
  parameters: { state: 'analysis-order/confirming.waiting' },
  args: { view: view(states['confirming.waiting']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming your payment…')
  },
}

/** Looks as between two questions. */
export const ConfirmingAsking: Story = {
  parameters: {
    state: 'analysis-order/confirming.asking',
    visual: { looksLike: 'platform-features-analysisorder--confirming-waiting' },
  },
  args: { view: view(states['confirming.asking']) },
}

/** Passed through at once. */
export const ConfirmingJudging: Story = {
  parameters: {
    state: 'analysis-order/confirming.judging',
    visual: { looksLike: 'platform-features-analysisorder--confirming-waiting' },
  },
  args: { view: view(states['confirming.judging']) },
}

export const Late: Story = {
  parameters: { state: 'analysis-order/late' },
  args: { view: view(states.late) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRecheck).toHaveBeenCalledOnce()
  },
}

export const Ordered: Story = {
  parameters: { state: 'analysis-order/ordered', visual: { claims: 'phone' } },
  args: { view: view(states.ordered) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('by December 5')
  },
}

export const Delivered: Story = {
  parameters: { state: 'analysis-order/delivered' },
  args: { view: view(states.delivered) },
}

export const Refused: Story = {
  parameters: { state: 'analysis-order/refused' },
  args: { view: view(states.refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('fewer than ten moves')
  },
}
