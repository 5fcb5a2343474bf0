import {
  captionsName,
  type Locale,
  type MasterclassKind,
  type MasterclassStatus,
  recordingName,
} from '@kingside/api/facts'
import type { MasterclassValues, OperatorMasterclass } from './masterclasses.calls.ts'

/** What stands in the form of a masterclass. */
export interface MasterclassForm {
  readonly kind: MasterclassKind
  readonly status: MasterclassStatus
  readonly title: string
  readonly description: string
  readonly lecturer: string
  readonly lecturerTitle: string
  readonly language: Locale
  /** YYYY-MM-DD in UTC; null while it is incomplete. */
  readonly day: string | null
  /** HH:MM in UTC. */
  readonly time: string
  readonly minutes: number | null
  readonly isFree: boolean
  readonly stream: string
  readonly recording: string
  readonly captions: string
}

export type MasterclassProblem = 'missing' | 'no-time' | 'no-link' | 'no-recording' | 'no-captions'

/** What is wrong with a form, by its field. */
export type MasterclassProblems = Partial<Record<keyof MasterclassForm, MasterclassProblem>>

/** The form of a masterclass; null is a new one. */
export function formOf(entry: OperatorMasterclass | null, language: Locale): MasterclassForm {
  if (entry === null) {
    return {
      kind: 'masterclass',
      status: 'upcoming',
      title: '',
      description: '',
      lecturer: '',
      lecturerTitle: '',
      language,
      day: null,
      time: '',
      minutes: 60,
      isFree: false,
      stream: '',
      recording: '',
      captions: '',
    }
  }
  const { kind, status, title, description, lecturer, minutes } = entry
  return {
    kind,
    status,
    title,
    description,
    lecturer,
    lecturerTitle: entry.lecturer_title,
    language: entry.language,
    day: entry.starts_at.slice(0, 10),
    time: entry.starts_at.slice(11, 16),
    minutes,
    isFree: entry.is_free,
    stream: entry.stream ?? '',
    recording: entry.recording ?? '',
    captions: entry.captions ?? '',
  }
}

const isTime = (text: string) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text.trim())
const isLink = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

export function problemsOf(form: MasterclassForm): MasterclassProblems {
  const { title, description, lecturer, day, time, minutes } = form
  const isMissing = (text: string) => text.trim() === ''
  const named = [
    ['stream', form.stream.trim(), isLink, 'no-link'],
    [
      'recording',
      form.recording.trim(),
      (name: string) => recordingName.test(name),
      'no-recording',
    ],
    ['captions', form.captions.trim(), (name: string) => captionsName.test(name), 'no-captions'],
  ] as const
  return {
    ...(isMissing(title) && { title: 'missing' as const }),
    ...(isMissing(description) && { description: 'missing' as const }),
    ...(isMissing(lecturer) && { lecturer: 'missing' as const }),
    ...(day === null && { day: 'missing' as const }),
    ...(minutes === null && { minutes: 'missing' as const }),
    ...(!isTime(time) && { time: 'no-time' as const }),
    ...Object.fromEntries(
      named.flatMap(([field, text, fits, problem]) =>
        text === '' || fits(text) ? [] : [[field, problem] as const],
      ),
    ),
  }
}

/** What a form says, as the server takes it; null while something is wrong. */
export function valuesOf(form: MasterclassForm): MasterclassValues | null {
  const { kind, status, language, day, minutes } = form
  if (day === null || minutes === null || Object.keys(problemsOf(form)).length > 0) return null
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    kind,
    status,
    language,
    minutes,
    title: form.title.trim(),
    description: form.description.trim(),
    lecturer: form.lecturer.trim(),
    lecturer_title: form.lecturerTitle.trim(),
    starts_at: `${day}T${form.time.trim().padStart(5, '0')}:00.000Z`,
    is_free: form.isFree,
    stream: orNull(form.stream),
    recording: orNull(form.recording),
    captions: orNull(form.captions),
  }
}
