import { IconButton } from '@kingside/design-system/IconButton'
import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { PartFailedProps } from '../platform/page/index.ts'
import { messages } from './Shell.messages.ts'

/**
 * Shown in place of the bell and the account menu when they failed to load; loads them again when the network is back.
 */
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
