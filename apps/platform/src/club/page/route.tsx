import { Split } from '@kingside/design-system/Split'
import { Stack } from '@kingside/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { NamedTitle, PageLoading, PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts'
import {
  cardsQuery,
  clubQuery,
  eventsQuery,
  galleryQuery,
  isNotFound,
  membersQuery,
  openTournamentsQuery,
  pageSize,
} from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { loadedOf } from '../loaded.ts'
import { useReader } from '../useReader.ts'
import { messages as words } from '../words.messages.ts'
import { ClubAside } from './ClubAside.tsx'
import { Cards, Description, Events, Pictures } from './ClubContents.tsx'
import { ClubHead } from './ClubHead.tsx'
import { ClubMembers } from './ClubMembers.tsx'
import { ClubTournaments } from './ClubTournaments.tsx'
import { MembershipPart } from './MembershipPart.tsx'
import { NoClub } from './NoClub.tsx'
import { messages } from './page.messages.ts'

/** A club, by its id or its slug. */
export function ClubRoute() {
  const { id = '' } = useParams()
  const deps = useDependencies()
  const reader = useReader()
  const found = useQuery({
    ...clubQuery(clubApiOf(deps), id, reader.status),
    enabled: !reader.isLoading,
    placeholderData: keepPreviousData,
  })
  if (isNotFound(found.error)) return <NoClub />
  if (found.data) return <LoadedClub key={found.data.id} club={found.data} />
  if (!found.isError) {
    return (
      <>
        <PageTitle {...messages.loading} />
        <PageLoading />
      </>
    )
  }
  return (
    <>
      <PageTitle {...messages.failed} />
      <Failed
        size="m"
        title={messages.failed}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    </>
  )
}

function LoadedClub({ club }: { readonly club: Club }) {
  const deps = useDependencies()
  const api = clubApiOf(deps)
  const navigate = useNavigate()
  const params = useSearchParams()
  const typed = params.get('members') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1
  const [now] = useState(() => new Date(deps.wallNow()).toISOString())
  const { id, slug } = club
  const cards = useQuery(cardsQuery(api, id))
  const gallery = useQuery(galleryQuery(api, id))
  const events = useQuery(eventsQuery(api, id, now))
  const tournaments = useQuery(openTournamentsQuery(api, id))
  const members = useQuery(membersQuery(api, id, { page }))
  const open = (path: string) => void navigate(path)
  return (
    <>
      <NamedTitle name={club.name} />
      <Stack gap={6}>
        <ClubHead
          club={club}
          next={events.data?.[0] ?? null}
          membership={<MembershipPart club={club} />}
          onAll={() => open('/community')}
        />
        <Split aside={<ClubAside club={club} />} asideWidth="m">
          <Stack gap={6}>
            <Description text={club.description} />
            <Cards cards={cards.data ?? []} />
            <Events events={events.data ?? []} />
            <ClubTournaments tournaments={tournaments.data ?? []} onOpen={open} />
            <Pictures pictures={gallery.data ?? []} clubName={club.name} />
            {[cards, gallery, events, tournaments].some((part) => part.isError) && (
              <Failed
                title={words.partFailed}
                isRetrying={[cards, gallery, events, tournaments].some((part) => part.isFetching)}
                onRetry={() => {
                  for (const part of [cards, gallery, events, tournaments]) {
                    if (part.isError) void part.refetch()
                  }
                }}
              />
            )}
            <ClubMembers
              members={loadedOf(members)}
              page={page}
              pageSize={pageSize}
              isLoadingMore={members.isPlaceholderData}
              onPage={(next) => open(`/community/${slug}${next > 1 ? `?members=${next}` : ''}`)}
              onRetry={() => void members.refetch()}
            />
          </Stack>
        </Split>
      </Stack>
    </>
  )
}
