import { selectSessionView } from '@kingside/machines/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveCalendarFile } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  NamedTitle,
  NotFoundPage,
  PageLoading,
  PageTitle,
  useView,
} from '../../platform/page/index.ts'
import { useLocation, useNavigate, useParams } from '../../platform/router/index.ts'
import { isNotFound, masterclassQuery } from '../calls.ts'
import { Failed } from '../Failed.tsx'
import { masterclassApiOf } from '../masterclass-api.ts'
import type { Masterclass } from '../masterclass.types.ts'
import { messages } from '../words.messages.ts'
import { MasterclassPage } from './MasterclassPage.view.tsx'

/** The page of one masterclass. */
export function MasterclassRoute() {
  const deps = useDependencies()
  const { id: slug = '' } = useParams()
  const { status } = useView(deps.actors.session, selectSessionView)
  const query = useQuery({
    ...masterclassQuery(masterclassApiOf(deps), slug, status),
    enabled: status !== 'loading',
  })
  if (query.data) {
    const isMember = status === 'authorized' || status === 'subscribed'
    return <Shown key={slug} masterclass={query.data} isMember={isMember} who={status} />
  }
  if (!query.isError) return <PageLoading />
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <>
      <PageTitle {...messages.title} />
      <Failed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </>
  )
}

interface ShownProps {
  readonly masterclass: Masterclass
  readonly isMember: boolean
  readonly who: string
}

function Shown({ masterclass, isMember, who }: ShownProps) {
  const deps = useDependencies()
  const { popups } = deps.actors
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const api = masterclassApiOf(deps)
  const { slug, title, starts_at: startsAt, minutes } = masterclass
  const { queryKey } = masterclassQuery(api, slug, who)
  const reminder = useMutation({
    mutationFn: (isReminded: boolean) =>
      api.remind({ params: { slug }, body: { is_reminded: isReminded } }),
    onSuccess: ({ is_reminded: isReminded }) =>
      queryClient.setQueryData<Masterclass>(
        queryKey,
        (known) => known && { ...known, is_reminded: isReminded },
      ),
  })
  return (
    <>
      <NamedTitle name={title} />
      <MasterclassPage
        masterclass={masterclass}
        isMember={isMember}
        isReminded={reminder.isPending ? reminder.variables : masterclass.is_reminded}
        hasReminderFailed={reminder.isError}
        onRemind={(isReminded) => reminder.mutate(isReminded)}
        onCalendar={() =>
          void saveCalendarFile(`${slug}.ics`, {
            uid: `masterclass-${slug}`,
            startsAt,
            minutes,
            title,
            address: new URL(pathname, location.origin).href,
          })
        }
        onUpgrade={() =>
          popups.send({
            type: 'popup.open',
            popup: 'upgrade-to-pro',
            params: { from: pathname, paywall: 'masterclass' },
          })
        }
        onSignIn={() =>
          popups.send({ type: 'popup.open', popup: 'sign-in', params: { from: pathname } })
        }
        onBack={() => void navigate('/masterclass')}
      />
    </>
  )
}
