import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { calendarFeedQuery } from '../calls.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { CalendarFeed } from './CalendarFeed.view.tsx'

/** The address of a member's calendar, with its calls. */
export function CalendarFeedPart() {
  const api = tournamentApiOf(useDependencies())
  const queryClient = useQueryClient()
  const query = calendarFeedQuery(api)
  const { data } = useQuery(query)
  const [address, setAddress] = useState<string | null>(null)
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const act = async (call: () => Promise<string | null>) => {
    setStatus('busy')
    try {
      const made = await call()
      setAddress(made)
      queryClient.setQueryData(query.queryKey, made !== null)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  const make = async () => {
    const { path } = await api.renewCalendar({})
    return new URL(path, window.location.origin).href
  }
  const drop = async () => {
    await api.dropCalendar({})
    return null
  }
  return (
    <CalendarFeed
      exists={data ?? null}
      address={address}
      isBusy={status === 'busy'}
      hasFailed={status === 'failed'}
      onMake={() => void act(make)}
      onDrop={() => void act(drop)}
    />
  )
}
