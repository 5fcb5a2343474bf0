import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import { Text } from '@kingside/design-system/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useParams } from '../../platform/router/index.ts'
import { clubQuery, isNotFound } from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { messages as pageMessages } from '../page/page.messages.ts'
import { NoClub } from '../page/NoClub.tsx'
import { refusalMessages } from '../refusal.messages.ts'
import { useReader } from '../useReader.ts'
import { messages as words } from '../words.messages.ts'
import { messages, tabMessages } from './admin.messages.ts'
import { CardsTab } from './CardsTab.tsx'
import { EventsTab } from './EventsTab.tsx'
import { GalleryTab } from './GalleryTab.tsx'
import { InfoTab } from './InfoTab.tsx'
import { MembersTab } from './MembersTab.tsx'
import { RequestsTab } from './RequestsTab.tsx'
import { type AdminTab, adminTabs } from './tabs.ts'
import { TournamentsTab } from './TournamentsTab.tsx'

/** The administration of a club, with its tab in the address. */
export function ClubAdminRoute() {
  const { id = '' } = useParams()
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const reader = useReader()
  const found = useQuery({
    ...clubQuery(clubApiOf(deps), id, reader.status),
    enabled: reader.isMember,
    placeholderData: keepPreviousData,
  })
  // Who is no longer one while a form is open keeps the form.
  const [wasAdminOf, setWasAdminOf] = useState<string | null>(null)
  const club = found.data
  if (club?.you === 'admin' && wasAdminOf !== club.id) setWasAdminOf(club.id)
  if (!reader.isLoading && !reader.isMember) {
    return (
      <>
        <PageTitle {...messages.heading} />
        <EmptyState
          level={1}
          icon={<LockKeyhole />}
          title={formatMessage(messages.heading)}
          actions={
            <Button onPress={() => reader.signIn()}>
              <FormattedMessage {...words.signIn} />
            </Button>
          }
        >
          <FormattedMessage {...messages.visitor} />
        </EmptyState>
      </>
    )
  }
  if (isNotFound(found.error)) return <NoClub />
  if (club && (club.you === 'admin' || wasAdminOf === club.id)) {
    return <Administration key={club.id} club={club} />
  }
  if (club) return <NotAdministrator club={club} />
  if (!found.isError) {
    return (
      <>
        <PageTitle {...pageMessages.loading} />
        <PageLoading />
      </>
    )
  }
  return (
    <>
      <PageTitle {...pageMessages.failed} />
      <Failed
        size="m"
        title={pageMessages.failed}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    </>
  )
}

function NotAdministrator({ club }: { readonly club: Club }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const path = `/community/${club.slug}`
  return (
    <>
      <PageTitle {...messages.heading} />
      <EmptyState
        level={1}
        icon={<LockKeyhole />}
        title={formatMessage(refusalMessages.not_community_administrator)}
        actions={
          <LinkButton href={path} onPress={() => void navigate(path)}>
            <FormattedMessage {...messages.toClub} />
          </LinkButton>
        }
      />
    </>
  )
}

function Administration({ club }: { readonly club: Club }) {
  const { tab: typed } = useParams()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const tab = adminTabs.find((each) => each === typed) ?? 'info'
  const path = `/community/${club.slug}`
  const waiting = club.requests_waiting ?? 0
  const contents = {
    info: <InfoTab club={club} />,
    gallery: <GalleryTab club={club} />,
    cards: <CardsTab club={club} />,
    events: <EventsTab club={club} />,
    members: <MembersTab club={club} />,
    requests: <RequestsTab club={club} />,
    tournaments: <TournamentsTab club={club} />,
  } as const satisfies Record<AdminTab, unknown>
  return (
    <>
      <PageTitle {...messages.heading} />
      <Stack gap={5}>
        <Stack gap={1}>
          <Text size="s">
            <Link href={path} onPress={() => void navigate(path)}>
              <FormattedMessage {...messages.toClub} />
            </Link>
          </Text>
          <Heading level={1} size="l">
            <bdi>{club.name}</bdi>
          </Heading>
        </Stack>
        {club.you !== 'admin' && (
          <div role="alert">
            <Banner
              type="danger"
              title={formatMessage(refusalMessages.not_community_administrator)}
            />
          </div>
        )}
        <Tabs
          label={formatMessage(messages.heading)}
          value={tab}
          activation="press"
          // A form that is begun stays while another tab is looked at.
          panels="visited"
          onChange={(next) =>
            void navigate(next === 'info' ? `${path}/admin` : `${path}/admin/${next}`)
          }
          tabs={adminTabs.map((value) => ({
            value,
            label: formatMessage(tabMessages[value]),
            content: contents[value],
            ...(value === 'requests' &&
              waiting > 0 && {
                count: waiting,
                countLabel: formatMessage(words.requestsWaiting, { count: waiting }),
              }),
          }))}
        />
      </Stack>
    </>
  )
}
