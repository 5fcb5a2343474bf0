import { boardThemes } from '@kingside/chess-board/theme'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import {
  type BoardAppearanceView,
  type BoardSettingChoice,
  type OfferedBoardTheme,
  type PieceSetKey,
  pieceSetKeys,
} from '@kingside/machines/board-appearance'
import { useIntl } from 'react-intl'
import { messages } from './BoardAppearance.messages.ts'
import { ThemedCorner } from './BoardCorner.tsx'
import { pieceSetNames } from './board-look.ts'
import { useIsNarrow } from './useIsNarrow.ts'

export interface BoardLooksProps {
  readonly view: BoardAppearanceView
  readonly onChoose: (choice: BoardSettingChoice) => void
}

/**
 * The choice of the board and the pieces, each shown on a few squares. A board that needs Pro can be pressed to open
 * the offer.
 */
export function BoardLooks({ view: { settings, themes }, onChoose }: BoardLooksProps) {
  const { formatMessage } = useIntl()
  const isNarrow = useIsNarrow()
  const { boardTheme, piecesTheme } = settings

  /** The text below a board: who can use it. */
  const noteOf = ({ key, locked }: OfferedBoardTheme) => {
    if (locked !== null) return formatMessage(messages.needsPro)
    if ('countryId' in boardThemes[key] && boardThemes[key].countryId !== undefined)
      return formatMessage(messages.yourCountry)
    return formatMessage(boardThemes[key].isPaid ? messages.pro : messages.free)
  }
  const nameOf = (set: PieceSetKey) =>
    set === 'worldchess' ? formatMessage(messages.ownPieces) : pieceSetNames[set]

  return (
    <Stack gap={6}>
      <RadioCards
        layout="column"
        columns={isNarrow ? 2 : 3}
        label={formatMessage(messages.board)}
        value={boardTheme}
        onChange={(value) => onChoose({ name: 'boardTheme', value })}
        options={themes.map((theme) => ({
          value: theme.key,
          title: boardThemes[theme.key].name,
          description: noteOf(theme),
          icon: (
            <ThemedCorner board={theme.key} pieces={piecesTheme} locked={theme.locked !== null} />
          ),
        }))}
      />
      <RadioCards
        layout="column"
        columns={isNarrow ? 2 : 4}
        label={formatMessage(messages.pieces)}
        value={piecesTheme}
        onChange={(value) => onChoose({ name: 'piecesTheme', value })}
        options={pieceSetKeys.map((set) => ({
          value: set,
          title: nameOf(set),
          icon: <ThemedCorner board={boardTheme} pieces={set} />,
        }))}
      />
    </Stack>
  )
}
