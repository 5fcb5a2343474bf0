import { IconButton, type IconButtonProps } from '@kingside/design-system/IconButton'
import { Settings2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { boardSettingsButtonMessages as messages } from './BoardSettingsButton.messages.ts'

export interface BoardSettingsButtonProps extends Pick<IconButtonProps, 'size'> {
  /** Opens the settings in a popup. */
  readonly onOpen: () => void
}

/** The button beside a board that opens its settings. */
export function BoardSettingsButton({ size = 's', onOpen }: BoardSettingsButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton size={size} label={formatMessage(messages.open)} onPress={onOpen}>
      <Settings2 aria-hidden="true" />
    </IconButton>
  )
}
