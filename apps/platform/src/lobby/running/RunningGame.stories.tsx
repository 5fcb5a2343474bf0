import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { RunningGame } from './RunningGame.view.tsx'
import { SearchQuestion } from './SearchQuestion.tsx'

/** The bar below every page while the player has a game in progress: whose turn it is, and the way back. */
const meta = {
  component: RunningGame,
  title: 'Features/RunningGame',
  args: {
    gameId: 'Z2FtZS0wMDAx',
    turn: 'own',
    opponent: 'Timur',
    until: 151_000,
    now: () => 0,
    onOpen: fn(),
  },
} satisfies Meta<typeof RunningGame>

export default meta
type Story = StoryObj<typeof meta>

export const OwnTurn: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your turn')).toBeVisible()
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:31')
    const back = canvas.getByRole('link', { name: 'Back to game' })
    await expect(back).toHaveAttribute('href', '/game/Z2FtZS0wMDAx')
    await userEvent.click(back)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Before both have moved no clock runs. */
export const OwnFirstMove: Story = { args: { until: null } }

export const LittleTime: Story = { args: { until: 14_000 } }

export const OpponentsTurn: Story = {
  args: { turn: 'theirs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Timur to move')).toBeVisible()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
  },
}

/** The longest name there can be. */
export const LongName: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { turn: 'theirs', opponent: 'Nurmukhambetova-Abdrakhmanova Aigerim-Gulnara Serikkyzy' },
}

export const AboutToStart: Story = { args: { turn: 'soon' } }

/** A gate at which somebody searches at once. */
const searchedAtOnce = {
  close: (question: () => Promise<boolean>) => {
    void question()
    return () => {}
  },
}

/** Another search, while the game continues. */
export const AnotherSearch: Story = {
  render: () => <SearchQuestion gate={searchedAtOnce} />,
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByRole('button', { name: 'Don’t search' })).toBeVisible()
    await expect(question.getByRole('button', { name: 'Find an opponent' })).toBeVisible()
  },
}
