import {
  parsePgn,
  selectLast,
  selectMove,
  setNags,
  startGame,
  uploadHistory,
} from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MoveTree, type MoveTreeProps } from './MoveTree.tsx'
import { englishMoveTreeTexts, type MoveTreeTexts } from './texts.ts'

const annotated = parsePgn(`{ A short lesson in the open games. }
1. e4 e5 2. Nf3 $1 Nc6 (2... Nf6 { Petrov's defence } 3. Nxe5 d6 (3... Nxe4 $6 4. Qe2 $1
(4. d3 Nf6 5. d4 d5) 4... Nf6 $4 5. Nc6+ $18) 4. Nf3 Nxe4 $10) (2... f6 $2 3. Nxe5 $3)
3. Bc4 $14 { The Italian game: the bishop looks at f7. } Bc5 4. c3 Nf6 $5 5. d4 exd4 *`)

const russian: MoveTreeTexts = {
  ...englishMoveTreeTexts,
  label: 'Ходы',
  empty: 'Ходов пока нет',
  variation: 'Вариант',
}

function Selecting({ game, onSelect, ...rest }: MoveTreeProps) {
  const [shown, setShown] = useState(game)
  const select = (id: string) => {
    onSelect(id)
    setShown(selectMove(shown, id))
  }
  return <MoveTree {...rest} game={shown} onSelect={select} />
}

/** The moves of a game with variations, comments and glyphs. */
const meta = {
  component: MoveTree,
  title: 'MoveTree',
  args: { game: selectMove(annotated, '4'), onSelect: fn() },
  render: (args) => <Selecting {...args} />,
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          boxSizing: 'border-box',
          maxInlineSize: 408,
          padding: '24px 16px',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoveTree>

export default meta
type Story = StoryObj<typeof meta>

export const Annotated: Story = {
  parameters: { visual: { claims: 'board-part' } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: '3. Bc4, White is slightly better' }),
    ).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('group', { name: 'Variation' })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '4… Nf6, blunder' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('3_0_2_0_2')
    await userEvent.click(canvas.getByRole('button', { name: '3. Bc4, White is slightly better' }))
  },
}

const everyGlyph = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19]
const rarerGlyphs = [22, 32, 36, 40, 132, 138, 140, 146, 99]

/** Every sign that is drawn for a glyph, and `$n` for one without a sign. */
export const Glyphs: Story = {
  args: {
    game: setNags(
      setNags(uploadHistory(startGame(), ['e4', 'e5', 'Nf3', 'Nc6']), everyGlyph, '0'),
      rarerGlyphs,
      '2',
    ),
  },
}

export const PlainGame: Story = {
  args: {
    game: selectLast(uploadHistory(startGame(), ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4'])),
  },
}

/** Nothing is marked: the start position is on the board. */
export const StartPosition: Story = {
  args: { game: selectMove(annotated, '-1') },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: '1. e4' })
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(first).toHaveAttribute('tabindex', '0')
  },
}

export const InAVariation: Story = { args: { game: selectMove(annotated, '3_0_2_0_1_0_1') } }

export const Empty: Story = {
  args: { game: startGame() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No moves yet')).toBeVisible()
  },
}

/** A position where Black is to move. */
export const BlackBegins: Story = {
  args: {
    game: selectLast(
      uploadHistory(startGame('8/3k4/8/8/8/3K4/4P3/8 b - - 0 61'), ['Kd6', 'e4', 'Ke5', 'Ke3']),
    ),
  },
}

/** What viewers try while the next move of a live game is to come. */
export const BesideTheMoveToCome: Story = {
  args: { game: selectLast(parsePgn('1. d4 d5 2. c4 (2. Bf4) *')) },
}

export const CyrillicComments: Story = {
  args: {
    game: selectLast(
      parsePgn(`1. e4 c5 { Сицилианская защита: чёрные сразу борются за центр, не повторяя симметрию. }
      2. Nf3 (2. c3 { Вариант Алапина: сверхпредусмотрительноеподготовительноепродолжение. } d5 3. exd5) 2... d6 *`),
    ),
    texts: russian,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ходы' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '1. e4' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: '1… e5' })).toHaveFocus()
  },
}

/** One tab stop; arrow keys walk, and only Enter selects. */
export const ByKeyboard: Story = {
  args: { game: selectMove(annotated, '0') },
  play: async ({ canvas, args }) => {
    const move = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(move('1. e4')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(move('1. e4')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(move('1… e5')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(move('2… Nc6')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(move('3. Nxe5')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(move('2. Nf3, good move')).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect(move('5… exd4')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith('9')
    await expect(move('5… exd4')).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

const nested = (depth: number): string =>
  depth === 0 ? '' : ` (1. ${depth % 2 === 0 ? 'd4' : 'c4'}${nested(depth - 1)} d5)`

/** However deep a file nests, six levels are drawn and "…" stands for the rest. */
export const VeryDeep: Story = {
  args: { game: selectMove(parsePgn(`1. e4${nested(40)} e5 *`), '0') },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subvariation, 2 moves' }))
    await expect(args.onSelect).toHaveBeenCalledWith(`0${'_0_0'.repeat(7)}`)
    await expect(canvas.getByRole('button', { name: 'Subvariation, 2 moves' })).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}

const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
const nameOfMove = fn(englishMoveTreeTexts.move)

/** Selecting another move renders the rows of the two, and scrolls within the tree. */
export const SixHundredPlies: Story = {
  args: {
    game: selectLast(uploadHistory(startGame(), Array.from({ length: 150 }, () => shuffle).flat())),
    texts: { ...englishMoveTreeTexts, move: nameOfMove },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('button', { name: '300… Ng8' })
    await expect(last).toHaveAttribute('aria-current', 'step')
    const frame = canvas.getByRole('group', { name: 'Moves' })
    await expect(frame.scrollTop).toBeGreaterThan(1000)
    nameOfMove.mockClear()
    const first = canvasElement.querySelector('button')
    first?.click()
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'step'))
    await expect(nameOfMove.mock.calls.length).toBeLessThan(8)
    await expect(frame.scrollTop).toBe(0)
  },
}
