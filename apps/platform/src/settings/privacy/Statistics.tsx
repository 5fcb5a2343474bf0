import { Switch } from '@kingside/design-system/Switch'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { messages } from '../settings.messages.ts'

/** Whether the reader allows statistics, off until switched on. */
export function Statistics() {
  const { statistics } = useDependencies()
  const { formatMessage } = useIntl()
  const isGiven = useSyncExternalStore(statistics.subscribe, statistics.isGiven)
  return (
    <Switch
      label={formatMessage(messages.statistics)}
      help={formatMessage(messages.statisticsText)}
      placement="end"
      checked={isGiven}
      onChange={statistics.give}
    />
  )
}
