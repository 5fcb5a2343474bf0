import { IconButton } from '@kingside/design-system'
import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { PartFailedProps } from '../platform/page/index.ts'
import { messages } from './Shell.messages.ts'

/** In place of the bell and the account menu, where they failed; asks for them again as soon as there is a network. */
export function HeaderFailed({ onRetry }: PartFailedProps) {
  const { formatMessage } = useIntl()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listen = () => retry()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return (
    <IconButton label={formatMessage(messages.actionsRetry)} onPress={onRetry}>
      <RotateCw />
    </IconButton>
  )
}
