import { type ChessGame, parsePgn, selectMove } from '@kingside/chess-game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect } from 'storybook/test'
import { ChessBoard } from './ChessBoard.tsx'
import type { BoardHandle } from './chess-board-props.ts'

/**
 * What a board costs in exact counts, which hold on any machine: changes of the document for each new
 * position of a real game, elements, and renders.
 */
const meta = {
  component: ChessBoard,
  title: 'ChessBoard/Counts',
  args: { position: '' },
  parameters: { visual: { skip: 'Counts; the boards themselves are pictured elsewhere.' } },
} satisfies Meta<typeof ChessBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const game = parsePgn(
  '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0',
)
const plies = game.history.length

const viewer = { show: (_ply: number): void => undefined, renders: 0 }

function Viewer() {
  const [at, setAt] = useState<ChessGame>(() => selectMove(game, '-1'))
  useEffect(() => {
    viewer.show = (ply) => flushSync(() => setAt(selectMove(game, [ply])))
  }, [])
  return (
    <div style={{ inlineSize: 320 }}>
      <Profiler id="board" onRender={() => (viewer.renders += 1)}>
        <ChessBoard position={at} lastMove={at.selectedMove} animated={false} />
      </Profiler>
    </div>
  )
}

export const UpdatesOverARealGame: Story = {
  render: () => <Viewer />,
  play: async ({ canvasElement }) => {
    const board = canvasElement.querySelector('[role="img"]')
    if (!board) throw new Error('There is no board.')
    await expect(board.querySelectorAll('*').length).toBeLessThanOrEqual(70)

    const records: MutationRecord[] = []
    const observer = new MutationObserver((list) => records.push(...list))
    observer.observe(board, { subtree: true, childList: true, attributes: true })
    const before = viewer.renders
    for (let ply = 0; ply < plies; ply += 1) viewer.show(ply)
    records.push(...observer.takeRecords())
    observer.disconnect()

    const added = records.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)
    // One render of the shell for each position, and the board stands where the game ended.
    await expect(viewer.renders - before).toBe(plies)
    await expect(records.length / plies).toBeLessThanOrEqual(3.4)
    await expect(added / plies).toBeLessThanOrEqual(0.2)
  },
}

const stream: {
  board: BoardHandle | null
  renders: number
  renderAgain: () => void
  begin: (position: string) => void
} = { board: null, renders: 0, renderAgain: () => undefined, begin: () => undefined }

function Streamed() {
  const board = useRef<BoardHandle>(null)
  const [position, setPosition] = useState(selectMove(game, '-1').currentFen)
  const [, setTime] = useState(0)
  useEffect(() => {
    stream.board = board.current
    stream.renderAgain = () => flushSync(() => setTime((time) => time + 1))
    stream.begin = (fen) => flushSync(() => setPosition(fen))
  }, [])
  return (
    <div style={{ inlineSize: 320 }}>
      <Profiler id="streamed" onRender={() => (stream.renders += 1)}>
        <ChessBoard ref={board} position={position} onMove={() => undefined} animated={false} />
      </Profiler>
    </div>
  )
}

/** A whole game shown by the handle renders nothing; it stays until the page shows another position. */
export const StreamedByHandle: Story = {
  render: () => <Streamed />,
  play: async ({ canvas }) => {
    const at = (name: RegExp) => canvas.queryByRole('gridcell', { name })
    const before = stream.renders
    for (let ply = 0; ply < plies; ply += 1) {
      const { currentFen, selectedMove } = selectMove(game, [ply])
      stream.board?.show({ position: currentFen, lastMove: selectedMove })
    }
    await expect(stream.renders).toBe(before)
    await expect(at(/^d8, white rook, last move$/)).toBeVisible()
    stream.renderAgain()
    await expect(at(/^d8, white rook, last move$/)).toBeVisible()
    stream.begin('8/8/8/4k3/8/4K3/8/8 w - - 0 1')
    await expect(at(/^d8$/)).toBeVisible()
    await expect(at(/^e3, white king$/)).toBeVisible()
  },
}
