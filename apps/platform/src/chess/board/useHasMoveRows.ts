import { useMedia } from '../../platform/page/index.ts'
import { moveRows } from './layout-media.ts'

/** Whether the panel has the height for a list of moves; otherwise they are one line that scrolls. */
export const useHasMoveRows = (): boolean => useMedia(moveRows)
