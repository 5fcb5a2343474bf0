import { selectSystemDialogsView } from '@kingside/machines/system-dialogs'
import { snapshotAt } from '@kingside/machines/system-dialogs/examples'
import type { ConfirmDialogOptions } from '@kingside/machines/system-dialogs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { resignQuestion } from '../../computer/table/useResign.ts'
import { SystemDialogs } from '../../notices/dialogs/SystemDialogs.view.tsx'
import { overPage } from '../../notices/words/over-page.tsx'
import { gameQuestion } from './game-questions.ts'

const asked = (question: ConfirmDialogOptions) =>
  selectSystemDialogsView(
    snapshotAt({ open: 'confirm' }, { current: { kind: 'confirm', ...question }, waiting: [] }),
  )

/** What a player is asked before something that can’t be taken back; the safe answer has the focus. */
const meta = {
  component: SystemDialogs,
  title: 'Features/GameQuestions',
  args: { view: asked(gameQuestion('resign')), onAnswer: fn(), onLeave: fn(), onClosed: fn() },
  decorators: [overPage],
} satisfies Meta<typeof SystemDialogs>

export default meta
type Story = StoryObj<typeof meta>

const findQuestion = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }))

/** It says why the game can’t be aborted. */
export const Resign: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ args }) => {
    const question = await findQuestion('Resign the game?')
    await expect(question.getByText(/can’t abort the game/)).toBeVisible()
    await expect(question.getByRole('button', { name: 'Keep playing' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Resign' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('resign', 'yes')
  },
}

/** For players who want to be asked. */
export const DrawOffer: Story = {
  args: { view: asked(gameQuestion('draw')) },
  play: async ({ args }) => {
    const question = await findQuestion('Offer a draw?')
    await userEvent.click(question.getByRole('button', { name: 'Keep playing' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('draw', 'no')
  },
}

/** A scheduled game. */
export const Cancel: Story = {
  args: { view: asked(gameQuestion('cancel')) },
  play: async ({ args }) => {
    const question = await findQuestion('Cancel the game?')
    await userEvent.click(question.getByRole('button', { name: 'Cancel game' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('cancel', 'yes')
  },
}

export const ResignToTheComputer: Story = {
  args: { view: asked(resignQuestion) },
  play: async ({ args }) => {
    const question = await findQuestion('Resign the game?')
    await expect(question.getByText('The computer will win the game.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenCalledWith('computer.resign', 'no')
  },
}
