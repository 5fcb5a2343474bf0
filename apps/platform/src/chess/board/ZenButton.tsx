import { IconButton } from '@kingside/design-system/IconButton'
import { Maximize2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './ZenMode.messages.ts'

export interface ZenButtonProps {
  /** Whether the key Z does the same. */
  readonly hasKey: boolean
  readonly onEnter: () => void
}

/** Turns zen mode on. */
export function ZenButton({ hasKey, onEnter }: ZenButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      size="s"
      label={formatMessage(messages.enter)}
      onPress={onEnter}
      {...(hasKey && { shortcut: 'Z' })}
    >
      <Maximize2 aria-hidden="true" />
    </IconButton>
  )
}
