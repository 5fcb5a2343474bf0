import { CalendarDays } from 'lucide-react'
import { useDependencies } from '../../dependencies.ts'
import { calendarFeedQuery } from '../calls.ts'
import { SecretDialog } from '../secret/SecretDialog.view.tsx'
import { useSecret } from '../secret/use-secret.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { messages } from './feed.messages.ts'

/** The private link from which a member's calendar reads the own tournaments. */
export function CalendarFeedPart() {
  const api = tournamentApiOf(useDependencies())
  const secret = useSecret({
    query: calendarFeedQuery(api),
    make: async () => {
      const { path } = await api.renewCalendar({})
      const value = new URL(path, window.location.origin).href
      return [{ id: 'link', value, copy: messages.copy }]
    },
    drop: () => api.dropCalendar({}),
  })
  return <SecretDialog {...secret} texts={messages} icon={<CalendarDays />} />
}
