import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { eventsQuery } from '../calls.ts'
import type { Club, ClubEvent } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { useClubWords } from '../useClubWords.ts'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { EventDialog } from './EventDialog.tsx'
import { ItemButtons } from './ItemButtons.tsx'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'

/** The events of a club: added, changed and taken away. */
export function EventsTab({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const { whenOf } = useClubWords()
  const events = useQuery(eventsQuery(api, club.id, null))
  const [edited, setEdited] = useState<ClubEvent | 'new' | null>(null)
  const { run, refusal } = useChange()
  const { question, ask } = useQuestion()
  if (events.isError && !events.data) {
    return (
      <Failed
        title={messages.eventsFailed}
        isRetrying={events.isFetching}
        onRetry={() => void events.refetch()}
      />
    )
  }
  const all = events.data ?? []
  return (
    <Stack gap={4}>
      <Inline>
        <Button icon={<Plus />} onPress={() => setEdited('new')}>
          <FormattedMessage {...messages.addEvent} />
        </Button>
      </Inline>
      <AdminNotice message={refusal} />
      <List
        label={formatMessage(words.events)}
        empty={
          <EmptyState size="s" icon={<CalendarDays />} title={formatMessage(messages.noEvents)}>
            <FormattedMessage {...messages.noEventsText} />
          </EmptyState>
        }
        {...(events.data === undefined && {
          status: 'loading',
          loadingLabel: formatMessage(messages.loading),
        })}
      >
        {all.map((event) => (
          <ListItem
            key={event.id}
            title={<bdi>{event.title}</bdi>}
            meta={[whenOf(event), event.place].filter((part) => part !== '').join(' · ')}
            actions={
              <ItemButtons
                name={event.title}
                onEdit={() => setEdited(event)}
                onDelete={() =>
                  ask({
                    title: messages.deleteEventTitle,
                    text: messages.deleteText,
                    yes: messages.delete,
                    no: messages.keep,
                    name: event.title,
                    onYes: () =>
                      run(({ events: calls }) =>
                        calls.remove({ params: { id: club.id, itemId: event.id } }),
                      ),
                  })
                }
              />
            }
          />
        ))}
      </List>
      {edited !== null && (
        <EventDialog
          club={club}
          event={edited === 'new' ? null : edited}
          latest={edited === 'new' ? null : (all.find(({ id }) => id === edited.id) ?? null)}
          onClose={() => setEdited(null)}
        />
      )}
      {question}
    </Stack>
  )
}
