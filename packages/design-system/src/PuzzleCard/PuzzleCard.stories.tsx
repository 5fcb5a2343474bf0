import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Columns, inColumn } from '../stories/columns.tsx'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { SampleBoard } from '../stories/SampleBoard.tsx'
import { PuzzleCard, puzzleOutcomes } from './PuzzleCard.tsx'

const retry = fn()

/**
 * A puzzle to solve, or one to look back at.
 *
 * **Do** give the outcome its words: the sign on the board only repeats them. Give a board that stands still.
 *
 * **Don't** show a theme that gives the solution away before the puzzle is solved.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the card, then to its buttons |
 * | Enter | opens the puzzle |
 */
const meta = {
  title: 'PuzzleCard',
  component: PuzzleCard,
  decorators: [inColumn],
  args: {
    name: 'Puzzle 4012',
    board: <SampleBoard />,
    rating: { value: '1650', label: 'Rating' },
    description: 'White to move',
    href: '#puzzle',
    onPress: fn(),
  },
} satisfies Meta<typeof PuzzleCard>

export default meta
type Story = StoryObj<typeof meta>

export const ToSolve: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Puzzle 4012' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Solved: Story = {
  args: { outcome: { type: 'solved', text: 'Solved in 0:42' }, themes: ['Fork', 'Sacrifice'] },
  parameters: {
    modes: {
      kazakh: {
        args: {
          name: '4012-жұмбақ',
          description: 'Ақтардың жүрісі',
          rating: { value: '1650', label: 'Рейтинг' },
          outcome: { type: 'hinted', text: 'Көмекпен шешілді' },
          themes: ['Айыр', 'Құрбандық', 'Ойынның соңы'],
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          name: 'Задача 4012',
          description: 'Ход белых',
          rating: { value: '1650', label: 'Рейтинг' },
          outcome: { type: 'solved', text: 'Решена за 0:42' },
          themes: ['Вилка', 'Жертва'],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          name: longWords.word,
          description: longWords.sentence,
          rating: { value: '1650', label: longWords.label },
          outcome: { type: 'failed', text: longWords.label },
          themes: [longWords.word, longWords.label],
        },
      },
      'right-to-left': {
        args: {
          name: 'لغز 4012',
          description: 'دور الأبيض',
          rating: { value: '1650', label: 'التصنيف' },
          outcome: { type: 'solved', text: 'حُلَّ' },
          themes: ['شوكة', 'تضحية'],
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Failed: Story = {
  args: {
    outcome: { type: 'failed', text: 'Wrong move' },
    actions: (
      <Button size="s" type="secondary" onPress={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** It cannot be opened now, and the text says why. */
export const Locked: Story = {
  args: {
    outcome: { type: 'locked', text: 'Five puzzles a day. The next one is free tomorrow.' },
    actions: <Button size="s">Get Pro</Button>,
  },
  render: ({ href: _, onPress: __, ...args }) => <PuzzleCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Outcomes: Story = {
  parameters: { wide: true, ...everyLook },
  render: (args) => (
    <Columns>
      <PuzzleCard {...args} />
      {puzzleOutcomes.map((type) => (
        <PuzzleCard
          key={type}
          {...args}
          outcome={{ type, text: `Outcome: ${type}` }}
          themes={['Fork', 'Endgame', 'Sacrifice']}
        />
      ))}
    </Columns>
  ),
}
