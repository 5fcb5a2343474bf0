import { IconButton, type IconButtonProps } from '@kingside/design-system'
import { Settings2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { boardSettingsButtonMessages as messages } from './BoardSettingsButton.messages.ts'

export interface BoardSettingsButtonProps extends Pick<IconButtonProps, 'size'> {
  /** Opens the settings over the page. */
  readonly onOpen: () => void
}

/** Leads from a board to how it looks, sounds and is played on. */
export function BoardSettingsButton({ size = 's', onOpen }: BoardSettingsButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton size={size} label={formatMessage(messages.open)} onPress={onOpen}>
      <Settings2 aria-hidden="true" />
    </IconButton>
  )
}
