import { type PieceDrawings, pieceSets } from '@kingside/chess-board/theme'
import {
  type BoardSettingChoice,
  type BoardSettings,
  defaultBoardSettings,
  type PieceSetKey,
} from '@kingside/machines/board-appearance'

/** The drawings in place of a board's own. The first set is what every board brings with it. */
export const drawingsOf = (set: PieceSetKey): PieceDrawings | undefined =>
  set === 'worldchess' ? undefined : pieceSets[set]

/** Proper names, the same in every language. */
export const pieceSetNames = {
  food: 'GenChess Food',
  music: 'GenChess Music',
  nature: 'GenChess Nature',
} as const satisfies Record<Exclude<PieceSetKey, 'worldchess'>, string>

/** The choices that lead back to what is set at first. */
export function choicesToDefaults(settings: BoardSettings): readonly BoardSettingChoice[] {
  const {
    premovesTheme,
    lastMoveTheme,
    legalMovesTheme,
    soundsTheme,
    boardTheme,
    piecesTheme,
    autoPromotion,
    moveConfirmation,
    typedMoves,
    shortcutKeys,
  } = defaultBoardSettings
  const all: readonly BoardSettingChoice[] = [
    { name: 'boardTheme', value: boardTheme },
    { name: 'piecesTheme', value: piecesTheme },
    { name: 'autoPromotion', value: autoPromotion },
    { name: 'soundsTheme', value: soundsTheme },
    { name: 'premovesTheme', value: premovesTheme },
    { name: 'lastMoveTheme', value: lastMoveTheme },
    { name: 'legalMovesTheme', value: legalMovesTheme },
    { name: 'moveConfirmation', value: moveConfirmation },
    { name: 'typedMoves', value: typedMoves },
    { name: 'shortcutKeys', value: shortcutKeys },
  ]
  return all.filter(({ name, value }) => settings[name] !== value)
}
