import { type ChessGame, deleteMove, deleteVariation, promoteVariation } from '@kingside/chess-game'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { ChevronsUp, Eraser, Trash2, Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './AnalysisBoard.messages.ts'

export interface LineMenuProps {
  readonly game: ChessGame
  readonly canUndo: boolean
  /** A variation was moved. */
  readonly onChange: (game: ChessGame) => void
  /** Moves were deleted. */
  readonly onCut: (game: ChessGame) => void
  readonly onUndo: () => void
}

/** The actions on the selected move and its line. */
export function LineMenu({ game, canUndo, onChange, onCut, onUndo }: LineMenuProps) {
  const { formatMessage } = useIntl()
  const { length } = game.selectedMoveAddress
  const isVariation = length > 1
  const onlyVariations = isVariation ? {} : { disabledReason: formatMessage(messages.notVariation) }
  return (
    <MenuButton
      iconOnly
      size="m"
      placement="bottom end"
      label={formatMessage(messages.lineMenu)}
      items={[
        {
          id: 'promote',
          label: formatMessage(length > 3 ? messages.promote : messages.promoteMain),
          icon: <ChevronsUp />,
          ...onlyVariations,
          onAction: () => onChange(promoteVariation(game)),
        },
        {
          id: 'undo',
          label: formatMessage(messages.undo),
          icon: <Undo2 />,
          ...(!canUndo && { disabledReason: formatMessage(messages.noUndo) }),
          onAction: onUndo,
        },
        {
          id: 'delete-from',
          label: formatMessage(messages.deleteFrom),
          icon: <Eraser />,
          danger: true,
          ...(!game.selectedMove && { disabledReason: formatMessage(messages.noSelection) }),
          onAction: () => onCut(deleteMove(game)),
        },
        {
          id: 'delete-variation',
          label: formatMessage(messages.deleteVariation),
          icon: <Trash2 />,
          danger: true,
          ...onlyVariations,
          onAction: () => onCut(deleteVariation(game)),
        },
      ]}
    />
  )
}
