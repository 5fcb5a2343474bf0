import { legalMoves, startFen } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, Profiler, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fireEvent, fn, spyOn, within } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import type { ChessBoardProps } from './chess-board-props.ts'
import { boxed, PlayedBoard } from './story-boards.tsx'
import { handOn, hostIn, pieceOn } from './story-hand.ts'
import { englishTexts } from './texts.ts'

/**
 * What a board never costs the page round it, in exact counts: no renders and no changes of the document
 * that nobody sees, and nothing left behind.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Limits',
  args: { position: startFen, legalMoves: legalMoves(startFen), onMove: fn() },
  parameters: { visual: { skip: 'Counts; the boards themselves are pictured elsewhere.' } },
  decorators: [boxed],
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

/** What changes in the document below an element while something happens. */
async function changesOf(element: Element, act: () => unknown): Promise<MutationRecord[]> {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => records.push(...list))
  observer.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  await act()
  records.push(...observer.takeRecords())
  observer.disconnect()
  return records
}

const onRender = fn()

/** However far a piece is dragged, React hears of it when it is dropped. */
export const NoRendersInADrag: Story = {
  render: (args) => (
    <Profiler id="board" onRender={onRender}>
      <ChessBoard {...args} />
    </Profiler>
  ),
  play: async ({ canvasElement }) => {
    const hand = handOn(canvasElement)
    onRender.mockClear()
    await hand.lift('e2', 'e3')
    for (const square of ['e4', 'd4', 'd3', 'e4', 'h8'] as const) await hand.move(square)
    await hand.release()
    await expect(onRender).not.toHaveBeenCalled()
  },
}

/** Over one and the same square a drag changes the dragged piece and nothing else. */
export const OnlyThePieceMoves: Story = {
  play: async ({ canvasElement }) => {
    const hand = handOn(canvasElement)
    const pawn = pieceOn(canvasElement, 'e2')
    const { x, y } = hand.pointOf('e4')
    await hand.lift('e2', 'e4')
    const records = await changesOf(canvasElement, async () => {
      for (let step = 1; step <= 10; step += 1) await hand.move({ x: x + step, y: y - step })
    })
    await expect(records).toHaveLength(10)
    await expect(records.every(({ target }) => target === pawn)).toBe(true)
    await hand.move('e3')
    await hand.release()
  },
}

/** A pointer that only wanders over the board costs nothing at all. */
export const NothingMovesUnderAnIdlePointer: Story = {
  play: async ({ canvasElement }) => {
    const hand = handOn(canvasElement)
    const records = await changesOf(canvasElement, async () => {
      for (const square of ['a1', 'e2', 'e4', 'h8'] as const) await hand.move(square)
    })
    await expect(records).toHaveLength(0)
  },
}

/** What a page does to the story's board: renders it again, or turns it. */
const page = { again: (): void => undefined, turn: (): void => undefined }

/** A page that makes everything anew with each render, as pages do. */
function CarelessPage({ position, legalMoves: moves }: ChessBoardProps) {
  'use no memo'
  const [, setCount] = useState(0)
  useEffect(() => {
    page.again = () => flushSync(() => setCount((count) => count + 1))
  }, [])
  return (
    <ChessBoard
      position={position}
      lastMove={{ from: 'e7', to: 'e5' }}
      legalMoves={typeof moves === 'function' ? (from) => moves(from) : [...(moves ?? [])]}
      premoves={[]}
      drawings={[{ kind: 'square', color: 'green', square: 'd5' }]}
      arrows={[{ kind: 'arrow', color: 'analysis', from: 'e2', to: 'e4' }]}
      texts={{ ...englishTexts, square: (square) => englishTexts.square(square) }}
      onMove={() => undefined}
      onDrawingsChange={() => undefined}
      onInteraction={() => undefined}
      readClocks={() => ''}
    />
  )
}

export const EqualPropsChangeNothing: Story = {
  render: (args) => (
    <Profiler id="page" onRender={onRender}>
      <CarelessPage {...args} />
    </Profiler>
  ),
  play: async ({ canvasElement, canvas }) => {
    onRender.mockClear()
    const records = await changesOf(canvasElement, () => {
      for (let time = 0; time < 10; time += 1) page.again()
    })
    await expect(onRender).toHaveBeenCalledTimes(10)
    await expect(records).toHaveLength(0)
    await expect(canvas.getByRole('gridcell', { name: 'e5, last move' })).toBeVisible()
  },
}

/** The same while a piece is selected, whose moves are asked for. */
export const EqualPropsKeepTheSelection: Story = {
  args: { legalMoves: (from) => legalMoves(startFen).filter((move) => move.from === from) },
  render: (args) => <CarelessPage {...args} />,
  play: async ({ canvasElement, canvas }) => {
    await handOn(canvasElement).click('e2')
    const records = await changesOf(canvasElement, () => page.again())
    await expect(records).toHaveLength(0)
    await expect(canvas.getByRole('gridcell', { name: /^e2/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('gridcell', { name: 'e4, can move here' })).toBeVisible()
  },
}

/** The listeners that an act adds and does not remove, on anything, as `type` or `type capture`. */
async function listenersLeftBy(act: () => unknown): Promise<readonly string[]> {
  const spies = [
    spyOn(EventTarget.prototype, 'addEventListener'),
    spyOn(EventTarget.prototype, 'removeEventListener'),
  ] as const
  await act()
  const [added, removed] = spies.map(({ mock }) =>
    mock.calls.map(([type, listener, options], index) => ({
      target: mock.contexts[index],
      listener,
      key: (typeof options === 'object' ? options.capture : options) ? `${type} capture` : type,
      order: mock.invocationCallOrder[index] ?? 0,
    })),
  )
  for (const spy of spies) spy.mockRestore()
  const isRemoved = ({ target, listener, key, order }: NonNullable<typeof added>[number]) =>
    removed?.some(
      (it) =>
        it.listener === listener && it.target === target && it.key === key && it.order > order,
    )
  return (added ?? []).filter((one) => !isRemoved(one)).map(({ key }) => key)
}

/** A root of its own, beside the story. */
function rootBeside(canvasElement: Element) {
  const box = canvasElement.appendChild(document.createElement('div'))
  box.style.inlineSize = '240px'
  const root = createRoot(box)
  return {
    box,
    render: (node: ReactNode) => flushSync(() => root.render(node)),
    remove: () => {
      flushSync(() => root.unmount())
      box.remove()
    },
  }
}

/** Mounted and unmounted 200 times, in mid-drag and in mid-drawing, it leaves nothing behind. */
export const LeavesNothingBehind: Story = {
  play: async ({ canvasElement, args }) => {
    const { box, render, remove } = rootBeside(canvasElement)
    const boards = [
      <ChessBoard key="play" {...args} />,
      <ChessBoard key="view" position={startFen} />,
      <ChessBoard key="edit" position={startFen} onEdit={() => undefined} editTool="eraser" />,
    ]
    const mount = async (time: number) => {
      render(boards[time % boards.length])
      const hand = handOn(box)
      await hand.pressOn('e2', time % 2 ? 'left' : 'right')
      await hand.move('e4')
      await expect(box.querySelectorAll('[data-piece]')).toHaveLength(32)
      render(null)
    }
    // React itself listens to the document from its first root on.
    await mount(0)
    const elements = document.querySelectorAll('*').length
    const left = await listenersLeftBy(async () => {
      for (let time = 0; time < 200; time += 1) await mount(time)
    })
    await expect(left).toEqual([])
    await expect(document.querySelectorAll('*')).toHaveLength(elements)
    remove()
  },
}

/** A board to look at never keeps a finger from scrolling the page: it does not even listen. */
export const APictureLetsThePageScroll: Story = {
  play: async ({ canvasElement }) => {
    const { box, render, remove } = rootBeside(canvasElement)
    const heard = (await listenersLeftBy(() => render(<ChessBoard position={startFen} />))).filter(
      (type) => /touch|wheel|move/.test(type),
    )
    await expect(heard).toEqual([])
    // `fireEvent` answers whether nobody prevented what the browser does by itself.
    await expect(await fireEvent.touchMove(hostIn(box))).toBe(true)
    await expect(getComputedStyle(hostIn(box)).touchAction).toBe('auto')
    remove()
  },
}

/** A board to play on does so only while a finger draws. */
export const OnlyADrawingFingerKeepsThePage: Story = {
  play: async ({ canvasElement }) => {
    const host = hostIn(canvasElement)
    await expect(await fireEvent.touchMove(host)).toBe(true)
    const hand = handOn(canvasElement)
    await hand.pressOn('d5', 'right')
    await expect(await fireEvent.touchMove(host)).toBe(false)
    await hand.release('right')
    await expect(await fireEvent.touchMove(host)).toBe(true)
  },
}

const layersIn = (element: Element) =>
  [...hostIn(element).children].map((layer) => layer.getAttribute('data-layer'))

/** React mounts twice while developing: one board is there, and it speaks once. */
export const StrictModePlays: Story = {
  play: async ({ canvasElement, args }) => {
    const { box, render, remove } = rootBeside(canvasElement)
    render(
      <StrictMode>
        <PlayedBoard {...args} />
      </StrictMode>,
    )
    await expect(layersIn(box)).toEqual(['marks', 'pieces', 'grid'])
    await expect(box.querySelectorAll('[data-piece]')).toHaveLength(32)
    await expect(box.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await handOn(box).drag('e2', 'e4')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(
      await within(box).findByRole('gridcell', { name: 'e4, white pawn, last move' }),
    ).toBeVisible()
    await expect(box.querySelectorAll('[data-piece]')).toHaveLength(32)
    remove()
  },
}

/** The same for a picture, whose pieces must not stay behind as ghosts. */
export const StrictModeShows: Story = {
  play: async ({ canvasElement }) => {
    const { box, render, remove } = rootBeside(canvasElement)
    render(
      <StrictMode>
        <ChessBoard position={startFen} />
      </StrictMode>,
    )
    await expect(layersIn(box)).toEqual(['marks', 'pieces'])
    await expect(box.querySelectorAll('[data-piece]')).toHaveLength(32)
    remove()
  },
}

/** Hidden and shown again, as by a tab, it is one board: the same square is in the tab order. */
export const HiddenAndShownAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const { box, render, remove } = rootBeside(canvasElement)
    const tab = (mode: 'visible' | 'hidden') =>
      render(
        <Activity mode={mode}>
          <PlayedBoard {...args} />
        </Activity>,
      )
    tab('visible')
    within(box).getByRole('gridcell', { name: /^c3/ }).focus()
    await handOn(box).lift('e2', 'e4')
    tab('hidden')
    tab('visible')
    await expect(box.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await expect(box.querySelectorAll('[data-dragging]')).toHaveLength(0)
    await handOn(box).drag('d2', 'd4')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(box.querySelectorAll('[data-piece]')).toHaveLength(32)
    remove()
  },
}

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

/** Taken over from a server, the elements stay the same ones, and move. */
export const TakenOverFromAServer: Story = {
  play: async ({ canvasElement }) => {
    const onMove = () => undefined
    for (const props of [{}, { onMove }, { onMove, orientation: 'b' }] as const) {
      const box = canvasElement.appendChild(document.createElement('div'))
      box.style.inlineSize = '240px'
      box.innerHTML = renderToString(<ChessBoard position={startFen} {...props} />)
      const served = [...box.querySelectorAll('[data-piece]')]
      await expect(served).toHaveLength(32)
      const root = flushSync(() => hydrateRoot(box, <ChessBoard position={startFen} {...props} />))
      await expect([...box.querySelectorAll('[data-piece]')]).toEqual(served)
      flushSync(() => root.render(<ChessBoard position={afterE4} {...props} />))
      await expect([...box.querySelectorAll('[data-piece]')]).toEqual(served)
      flushSync(() => root.unmount())
      box.remove()
    }
  },
}

/** The keyboard stays on its square when the board is turned. */
export const TurningKeepsTheFocus: Story = {
  render: (args) => <TurnedBoard {...args} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell', { name: /^c3/ })
    cell.focus()
    page.turn()
    await expect(canvas.getByRole('gridcell', { name: /^c3/ })).toHaveFocus()
    await expect(canvas.getByRole('gridcell', { name: /^c3/ })).not.toBe(cell)
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('h1, white rook')
  },
}

function TurnedBoard(props: ChessBoardProps) {
  const [isTurned, setTurned] = useState(false)
  useEffect(() => {
    page.turn = () => flushSync(() => setTurned((turned) => !turned))
  }, [])
  return <ChessBoard {...props} orientation={isTurned ? 'b' : 'w'} />
}
