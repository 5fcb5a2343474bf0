import { timeControls } from '@kingside/api'
import { type ChallengeKind, selectChallengeView } from '@kingside/machines/challenge'
import { challengeStatesOf, snapshotAt } from '@kingside/machines/challenge/examples'
import type { GameRefusal } from '@kingside/machines/game-finder'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { toChoice } from '../../../chess/terms/time-controls.ts'
import type { Challenge } from '../Challenge.view.tsx'

type Story = StoryObj<typeof Challenge>

const view = selectChallengeView

export const short = {
  kind: 'short',
  opponent: null,
  ratingRange: { lower: 1_530, upper: 1_730 },
} as const

const shortStates = challengeStatesOf('short')

export const findDialog = async () => within(await screen.findByRole('alertdialog'))

export const refusedAt = (
  kind: ChallengeKind,
  status: 'drafting' | 'waiting' | 'offered',
  refusal: GameRefusal,
) => {
  const { value, context } = challengeStatesOf(kind)[status]
  return view(snapshotAt(value, { ...context, refusal }))
}

/** Accepts, then declines: what is told to the other and can't be undone asks first, and the safe answer has the focus. */
export const answerBoth: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'Daulet K. challenges you' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
  await expect(args.onAccept).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
  const dialog = await findDialog()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await expect(args.onDecline).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

/** The question, before it is answered. */
export const askToDecline: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
  await findDialog()
  await expect(args.onDecline).not.toHaveBeenCalled()
}

/** What every story of it is given, unless it says otherwise. */
export const args = {
  ...short,
  view: view(shortStates.drafting),
  timeControls: timeControls.map(toChoice),
  onTermsChange: fn(),
  onCreate: fn(),
  onCancel: fn(),
  onAccept: fn(),
  onDecline: fn(),
  onOpenGame: fn(),
  onRemedy: fn(),
  onDismissRefusal: fn(),
} satisfies Story['args']
