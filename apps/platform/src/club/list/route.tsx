import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { monthSpan, PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { allEventsQuery, clubListQuery, myClubsQuery, pageSize } from '../calls.ts'
import { clubApiOf } from '../club-api.ts'
import { loadedOf } from '../loaded.ts'
import { useReader } from '../useReader.ts'
import { messages as words } from '../words.messages.ts'
import { addressOf, type ClubChoices, choicesOf } from './club-choices.ts'
import { ClubEvents } from './ClubEvents.tsx'
import type { CountryNames } from '../CountryFilter.tsx'
import { ClubsPage } from './ClubsPage.view.tsx'

/** The clubs, with tab and filters in the address. */
export function ClubsRoute() {
  const deps = useDependencies()
  const api = clubApiOf(deps)
  const navigate = useNavigate()
  const reader = useReader()
  const countries = useCountries()
  const choices = choicesOf(useSearchParams())
  const all = useQuery({
    ...clubListQuery(api, choices, choices.page),
    enabled: choices.tab === 'all' && !reader.isLoading,
  })
  const mine = useQuery(myClubsQuery(api, reader.isMember))
  const open = (path: string) => void navigate(path)
  const choose = (chosen: ClubChoices) => open(addressOf(chosen))
  return (
    <>
      <PageTitle {...words.clubs} />
      <ClubsPage
        choices={choices}
        countries={countries}
        isMember={reader.isMember || reader.isLoading}
        all={loadedOf(all)}
        isLoadingMore={all.isPlaceholderData}
        mine={loadedOf({ ...mine, data: mine.data?.results })}
        pageSize={pageSize}
        events={
          <Events
            choices={choices}
            countries={countries}
            isMember={reader.isMember}
            onChoose={choose}
            onOpen={open}
          />
        }
        onChoose={choose}
        onCreate={() =>
          reader.isMember ? open('/community/create') : reader.signIn('/community/create')
        }
        onSignIn={() => reader.signIn()}
        onOpen={open}
        onRetry={() => void (choices.tab === 'mine' ? mine : all).refetch()}
      />
    </>
  )
}

interface EventsProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  readonly isMember: boolean
  readonly onChoose: (choices: ClubChoices) => void
  readonly onOpen: (path: string) => void
}

function Events({ choices, countries, isMember, onChoose, onOpen }: EventsProps) {
  const deps = useDependencies()
  const [now] = useState(() => new Date(deps.wallNow()))
  const today = now.toLocaleDateString('sv')
  const [month, setMonth] = useState(today.slice(0, 7))
  const span =
    choices.view === 'calendar' ? monthSpan(month) : { from: now.toISOString(), until: null }
  const events = useQuery(
    allEventsQuery(clubApiOf(deps), {
      ...span,
      country: choices.country,
      mine: isMember && choices.isMine,
    }),
  )
  return (
    <ClubEvents
      choices={choices}
      countries={countries}
      isMember={isMember}
      events={loadedOf({ ...events, data: events.data?.results })}
      today={today}
      onChoose={onChoose}
      onMonth={setMonth}
      onOpen={onOpen}
      onRetry={() => void events.refetch()}
    />
  )
}
