import { clubLimits, parseLink } from '@kingside/api/facts'
import { DateField } from '@kingside/design-system/DateField'
import { Grid } from '@kingside/design-system/Grid'
import { Select } from '@kingside/design-system/Select'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import type { Club, ClubEvent } from '../club.types.ts'
import { problemMessages } from '../form/form.messages.ts'
import { messages } from './admin.messages.ts'
import { type LocalMoment, localOf, momentOf, timesWith } from './event-times.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { useChange } from './useChange.ts'

export interface EventDialogProps {
  readonly club: Club
  /** Null is a new one. */
  readonly event: ClubEvent | null
  /** As it is now, where somebody else has changed it meanwhile. */
  readonly latest: ClubEvent | null
  readonly onClose: () => void
}

/** An event that is added or changed. */
export function EventDialog({ club, event, latest, onClose }: EventDialogProps) {
  const { wallNow } = useDependencies()
  const { formatMessage } = useIntl()
  const [today] = useState(() => localOf(new Date(wallNow()).toISOString()).day)
  const [title, setTitle] = useState(event?.title ?? '')
  const [text, setText] = useState(event?.text ?? '')
  const [place, setPlace] = useState(event?.place ?? club.address)
  const [link, setLink] = useState(event?.link ?? '')
  const [start, setStart] = useState<LocalMoment>(
    event ? localOf(event.start) : { day: today, time: '18:00' },
  )
  const [end, setEnd] = useState<LocalMoment>(
    event ? localOf(event.end) : { day: today, time: '21:00' },
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, refusal, isPending, isConflict } = useChange()
  const submit = () => {
    const isInOrder = `${start.day} ${start.time}` < `${end.day} ${end.time}`
    const tooLong = formatMessage(problemMessages.too_long)
    const problems: Record<string, string> = {
      ...(title.trim() === '' && { title: formatMessage(problemMessages.fill_in) }),
      ...(title.trim().length > clubLimits.eventTitle && { title: tooLong }),
      ...(text.trim().length > clubLimits.eventText && { text: tooLong }),
      ...(place.trim().length > clubLimits.place && { place: tooLong }),
      ...(link.trim() !== '' &&
        parseLink(link) === null && { link: formatMessage(problemMessages.fill_in_properly) }),
      ...(start.day === '' && { startDay: formatMessage(problemMessages.fill_in) }),
      ...(end.day === '' && { endDay: formatMessage(problemMessages.fill_in) }),
      ...(start.day !== '' &&
        end.day !== '' &&
        !isInOrder && { endDay: formatMessage(messages.endBeforeStart) }),
    }
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const fields = {
      title: title.trim(),
      text: text.trim(),
      place: place.trim(),
      link: link.trim() === '' ? null : link.trim(),
      start: momentOf(start),
      end: momentOf(end),
    }
    const version = (isConflict ? latest : event)?.version ?? 1
    run(
      ({ events }) =>
        event === null
          ? events.add({ params: { id: club.id }, body: fields })
          : events.change({
              params: { id: club.id, itemId: event.id },
              body: { version, ...fields },
            }),
      onClose,
    )
  }
  const counter = (limit: number) => ({
    limit,
    text: (left: number) => formatMessage(messages.left, { count: left }),
  })
  return (
    <ItemDialog
      title={event === null ? messages.newEvent : messages.changeEvent}
      errors={errors}
      isBusy={isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.title)}
        name="title"
        required
        value={title}
        onChange={setTitle}
        counter={counter(clubLimits.eventTitle)}
      />
      <Moment
        day={messages.startDay}
        time={messages.startTime}
        name="startDay"
        value={start}
        onChange={setStart}
      />
      <Moment
        day={messages.endDay}
        time={messages.endTime}
        name="endDay"
        value={end}
        onChange={setEnd}
      />
      <TextField
        label={formatMessage(messages.place)}
        name="place"
        value={place}
        onChange={setPlace}
      />
      <TextArea
        label={formatMessage(messages.text)}
        name="text"
        value={text}
        onChange={setText}
        counter={counter(clubLimits.eventText)}
      />
      <TextField
        label={formatMessage(messages.link)}
        name="link"
        type="url"
        value={link}
        onChange={setLink}
      />
    </ItemDialog>
  )
}

interface MomentProps {
  readonly day: MessageDescriptor
  readonly time: MessageDescriptor
  readonly name: string
  readonly value: LocalMoment
  readonly onChange: (value: LocalMoment) => void
}

function Moment({ day, time, name, value, onChange }: MomentProps) {
  const { formatMessage } = useIntl()
  return (
    <Grid column="s" gap={3}>
      <DateField
        label={formatMessage(day)}
        name={name}
        required
        value={value.day === '' ? null : value.day}
        onChange={(chosen) => onChange({ ...value, day: chosen ?? '' })}
        texts={{
          open: formatMessage(messages.openCalendar),
          previousMonth: formatMessage(messages.previousMonth),
          nextMonth: formatMessage(messages.nextMonth),
        }}
      />
      <Select
        label={formatMessage(time)}
        value={value.time}
        onChange={(chosen) => onChange({ ...value, time: chosen })}
        options={timesWith(value.time).map((each) => ({ value: each, label: each }))}
        texts={{ placeholder: value.time, empty: '' }}
      />
    </Grid>
  )
}
