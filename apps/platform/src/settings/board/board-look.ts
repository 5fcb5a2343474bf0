import { type PieceDrawings, pieceSets } from '@kingside/chess-board/theme'
import {
  type BoardSettingChoice,
  type BoardSettings,
  defaultBoardSettings,
  isSameSetting,
  type PieceSetKey,
} from '@kingside/machines/board-appearance'

/** The drawings of a piece set; undefined for the first set, which every board has. */
export const drawingsOf = (set: PieceSetKey): PieceDrawings | undefined =>
  set === 'worldchess' ? undefined : pieceSets[set]

/** Proper names, which are not translated. */
export const pieceSetNames = {
  food: 'GenChess Food',
  music: 'GenChess Music',
  nature: 'GenChess Nature',
} as const satisfies Record<Exclude<PieceSetKey, 'worldchess'>, string>

/** The choices that reset the settings to their defaults. */
export function choicesToDefaults(settings: BoardSettings): readonly BoardSettingChoice[] {
  const defaults = defaultBoardSettings
  const all: readonly BoardSettingChoice[] = [
    { name: 'boardTheme', value: defaults.boardTheme },
    { name: 'piecesTheme', value: defaults.piecesTheme },
    { name: 'autoPromotion', value: defaults.autoPromotion },
    { name: 'soundsTheme', value: defaults.soundsTheme },
    { name: 'premovesTheme', value: defaults.premovesTheme },
    { name: 'lastMoveTheme', value: defaults.lastMoveTheme },
    { name: 'legalMovesTheme', value: defaults.legalMovesTheme },
    { name: 'moveConfirmation', value: defaults.moveConfirmation },
    { name: 'drawConfirmation', value: defaults.drawConfirmation },
    { name: 'coordinates', value: defaults.coordinates },
    { name: 'boardSize', value: defaults.boardSize },
    { name: 'blindfold', value: defaults.blindfold },
    { name: 'typedMoves', value: defaults.typedMoves },
    { name: 'shortcutKeys', value: defaults.shortcutKeys },
  ]
  return all.filter(({ name, value }) => !isSameSetting(settings[name], value))
}
