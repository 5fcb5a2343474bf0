import { startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChessClock } from '../clock/ChessClock.tsx'
import { MoveList } from '../move-list/MoveList.tsx'
import { NavigationBar } from '../navigation-bar/NavigationBar.tsx'
import { PlayerBar } from '../player-bar/PlayerBar.tsx'
import { sights } from '../themes/color-math.ts'
import { ChessBoard } from './ChessBoard.tsx'
import { boxed, PlayedBoard } from './story-boards.tsx'
import { handOn, hostIn, middleOf, pieceOn } from './story-hand.ts'

/**
 * The board for those who see colours differently, read large text, or read from right to left. Forced
 * colours and reduced motion are tested in a browser that asks for them.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Access',
  args: { position: startFen, onMove: fn() },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

const grey = [0.2126, 0.7152, 0.0722] as const
const matrices = { ...sights, greyscale: [grey, grey, grey] } as const

/** Shows its children as somebody sees them who lacks one kind of cone, or all. */
function SeenAs({ sight, children }: { sight: keyof typeof matrices; children: ReactNode }) {
  const id = useId()
  const rows = matrices[sight].map((row) => [...row, 0, 0].join(' '))
  return (
    <div style={{ filter: `url(#${CSS.escape(id)})` }}>
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <filter id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={[...rows, '0 0 0 1 0'].join(' ')} />
        </filter>
      </svg>
      {children}
    </div>
  )
}

/** A position with every mark and every drawing at once, once the king is selected. */
const everything = {
  position: 'r3k2r/8/8/8/8/8/3q4/R3K2R w KQkq - 0 1',
  lastMove: { from: 'd5', to: 'd2' },
  check: 'e8',
  legalMoves: [
    { from: 'e1', to: 'd2' },
    { from: 'e1', to: 'f1' },
    { from: 'e1', to: 'g1' },
  ],
  premoves: [{ from: 'a1', to: 'a4' }],
  drawings: [
    { kind: 'square', color: 'green', square: 'b7' },
    { kind: 'square', color: 'red', square: 'c7' },
    { kind: 'square', color: 'blue', square: 'b6' },
    { kind: 'square', color: 'yellow', square: 'c6' },
    { kind: 'arrow', color: 'green', from: 'e6', to: 'e3' },
    { kind: 'arrow', color: 'red', from: 'f6', to: 'f3' },
    { kind: 'arrow', color: 'blue', from: 'g6', to: 'g3' },
    { kind: 'arrow', color: 'yellow', from: 'h6', to: 'h3' },
  ],
  arrows: [{ kind: 'arrow', color: 'analysis', from: 'a8', to: 'd8' }],
} as const

const seenAs = (sight: keyof typeof matrices): Story => ({
  args: everything,
  decorators: [
    (Story) => (
      <SeenAs sight={sight}>
        <Story />
      </SeenAs>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'e1, white king, selected' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'g1, can castle here' })).toBeVisible()
    await expect(
      canvas.getByRole('gridcell', { name: 'd2, black queen, last move, can capture here' }),
    ).toBeVisible()
  },
})

/** Every mark in full colours, to compare with. */
export const FullSight: Story = seenAs('full')

/** Without red cones. */
export const Protanopia: Story = seenAs('protanopia')

/** Without green cones. */
export const Deuteranopia: Story = seenAs('deuteranopia')

/** Without blue cones. */
export const Tritanopia: Story = seenAs('tritanopia')

/** Without colours at all: marks differ by their shape, pieces by their lightness. */
export const Greyscale: Story = seenAs('greyscale')

function LargeText({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  }, [])
  return <div style={{ fontSize: '1rem' }}>{children}</div>
}

const isApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect())

/** Text at 200 %: nothing overlaps, and nothing is cut off. */
export const TextTwiceAsLarge: Story = {
  decorators: [
    (Story) => (
      <LargeText>
        <div style={{ inlineSize: 480, display: 'grid', gap: 8 }} data-testid="page">
          <PlayerBar
            name="Judit Polgár"
            title="GM"
            rating={2735}
            clock={<ChessClock timeMs={178_000} runningSince={null} label="Clock" />}
          />
          <Story />
          <NavigationBar atStart={false} atEnd={false} onNavigate={() => {}} />
          <div style={{ display: 'grid', blockSize: 120 }}>
            <MoveList moves={['e4', 'e5', 'Nf3', 'Nc6']} label="Moves" />
          </div>
        </div>
      </LargeText>
    ),
  ],
  args: { titlePosition: 'outer' },
  play: async ({ canvasElement, canvas }) => {
    const titles = boxesOf(canvasElement.querySelectorAll('[data-titles="outer"] span'))
    await expect(titles).toHaveLength(16)
    const board = hostIn(canvasElement).getBoundingClientRect()
    for (const [index, box] of titles.entries()) {
      await expect(isApart(box, board)).toBe(true)
      for (const other of titles.slice(index + 1)) await expect(isApart(box, other)).toBe(true)
    }
    const page = canvas.getByTestId('page')
    await expect(page.scrollWidth).toBeLessThanOrEqual(480)
    const parts = boxesOf(page.children)
    for (const [index, box] of parts.entries()) {
      for (const other of parts.slice(index + 1)) await expect(isApart(box, other)).toBe(true)
    }
    for (const text of [canvas.getByText('Judit Polgár'), canvas.getByRole('timer')]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.offsetWidth)
    }
  },
}

/** A page from right to left: the board keeps White's left, and a drag goes where the pointer goes. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { titlePosition: 'outer' },
  render: (args) => <PlayedBoard {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    await expect(getComputedStyle(document.documentElement).direction).toBe('rtl')
    const [a1, h1] = boxesOf([
      canvas.getByRole('gridcell', { name: /^a1/ }),
      canvas.getByRole('gridcell', { name: /^h1/ }),
    ])
    await expect(a1?.left).toBeLessThan(h1?.left ?? 0)
    await handOn(canvasElement).drag('b1', 'c3')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 'b1', to: 'c3' }, 'drag')
    const knight = middleOf(pieceOn(canvasElement, 'c3'))
    await expect(knight).toEqual(middleOf(canvas.getByRole('gridcell', { name: /^c3/ })))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: /^d3/ })).toHaveFocus()
  },
}
