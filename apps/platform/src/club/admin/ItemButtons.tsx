import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './admin.messages.ts'

export interface ItemButtonsProps {
  /** Names the thing, for screen readers. */
  readonly name: string
  /** Its place among the others, from 0; without an order there is nothing to move. */
  readonly index?: number
  readonly count?: number
  readonly onMove?: (position: number) => void
  readonly onEdit?: () => void
  readonly onDelete: () => void
}

/** What can be done with one of several things of a club. */
export function ItemButtons({ name, index = 0, count = 0, ...on }: ItemButtonsProps) {
  const { formatMessage } = useIntl()
  const { onMove, onEdit, onDelete } = on
  return (
    <Inline gap={1} wrap={false}>
      {onMove && (
        <>
          <IconButton
            size="s"
            label={formatMessage(messages.moveUp, { name })}
            disabled={index === 0}
            onPress={() => onMove(index - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="s"
            label={formatMessage(messages.moveDown, { name })}
            disabled={index >= count - 1}
            onPress={() => onMove(index + 1)}
          >
            <ArrowDown />
          </IconButton>
        </>
      )}
      {onEdit && (
        <IconButton size="s" label={formatMessage(messages.edit, { name })} onPress={onEdit}>
          <Pencil />
        </IconButton>
      )}
      <IconButton size="s" label={formatMessage(messages.deleteNamed, { name })} onPress={onDelete}>
        <Trash2 />
      </IconButton>
    </Inline>
  )
}
