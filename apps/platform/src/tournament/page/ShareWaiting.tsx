import { IconButton } from '@kingside/design-system/IconButton'
import { Share2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messages } from './page.messages.ts'

/** Keeps the place of the button that shares, until that is loaded. */
export function ShareWaiting() {
  const { formatMessage } = useIntl()
  return (
    <IconButton label={formatMessage(messages.share)} hint={false} disabled>
      <Share2 />
    </IconButton>
  )
}
