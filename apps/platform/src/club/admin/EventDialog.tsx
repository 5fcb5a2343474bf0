import { clubLimits } from '@kingside/api/facts'
import { DateField } from '@kingside/design-system/DateField'
import { Grid } from '@kingside/design-system/Grid'
import { Select } from '@kingside/design-system/Select'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import {
  type LocalMoment,
  localMomentOf,
  momentOf,
  quarterTimes,
} from '../../platform/page/index.ts'
import type { Club, ClubEvent } from '../club.types.ts'
import { problemMessages } from '../form/form.messages.ts'
import { messages } from './admin.messages.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { nextEvening } from './next-evening.ts'
import { useChange } from './useChange.ts'
import { useItemTexts } from './useItemTexts.ts'

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
  const texts = useItemTexts(event, { title: clubLimits.eventTitle, text: clubLimits.eventText })
  const [first] = useState(() => {
    const { start, end } = event
      ? { start: new Date(event.start), end: new Date(event.end) }
      : nextEvening(new Date(wallNow()))
    return {
      place: event?.place ?? club.address,
      start: localMomentOf(start),
      end: localMomentOf(end),
    }
  })
  const [place, setPlace] = useState(first.place)
  const [start, setStart] = useState<LocalMoment>(first.start)
  const [end, setEnd] = useState<LocalMoment>(first.end)
  const isChanged =
    texts.isChanged || JSON.stringify({ place, start, end }) !== JSON.stringify(first)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, refusal, isPending, isConflict } = useChange()
  const submit = () => {
    const isInOrder = `${start.day} ${start.time}` < `${end.day} ${end.time}`
    const problems: Record<string, string> = {
      ...texts.problems,
      ...(place.trim().length > clubLimits.place && {
        place: formatMessage(problemMessages.too_long),
      }),
      ...(start.day === '' && { startDay: formatMessage(problemMessages.fill_in) }),
      ...(end.day === '' && { endDay: formatMessage(problemMessages.fill_in) }),
      ...(start.day !== '' &&
        end.day !== '' &&
        !isInOrder && { endDay: formatMessage(messages.endBeforeStart) }),
    }
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const fields = {
      ...texts.values,
      place: place.trim(),
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
  return (
    <ItemDialog
      title={event === null ? messages.newEvent : messages.changeEvent}
      errors={errors}
      isBusy={isPending}
      isChanged={isChanged}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...texts.titleField} />
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
      <TextArea {...texts.textField} />
      <TextField {...texts.linkField} />
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
        options={quarterTimes(value.time).map((each) => ({ value: each, label: each }))}
        texts={{ placeholder: value.time, empty: '' }}
      />
    </Grid>
  )
}
