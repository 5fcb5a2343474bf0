import { boardSizeRoom } from '../../chess/board/index.ts'
import { latePart, useMedia } from '../../platform/page/index.ts'

const BoardSize = latePart(
  async () => (await import('./BoardSize.tsx')).BoardSize,
  null,
  () => null,
)

/** The handle at the board's corner, in windows where there is room for more than one size. */
export const LateBoardSize = () => useMedia(boardSizeRoom) && <BoardSize />
