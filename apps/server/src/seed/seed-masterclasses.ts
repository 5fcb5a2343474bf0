import type { Database } from '../db/database.ts'
import { masterclasses } from '../db/schema.ts'

const hour = 3_600_000
const day = 24 * hour

const plain = {
  kind: 'masterclass',
  status: 'upcoming',
  lecturer: 'Kingside team',
  lecturerTitle: '',
  language: 'en',
  minutes: 60,
  isFree: false,
  stream: null,
  recording: null,
  captions: null,
} as const

/** One of each kind: live, soon, free, in another language, with questions, and past. */
const examples = [
  {
    ...plain,
    slug: 'example-opening-plans',
    status: 'live',
    title: 'Opening plans instead of opening moves',
    description:
      'Which pawn to push and which piece to trade when you have forgotten the line. Made up by the seed.',
    stream: 'https://example.com/live',
    after: -0.25 * hour,
  },
  {
    ...plain,
    slug: 'example-rook-endings',
    title: 'Rook endings that come up every week',
    description:
      'Three positions to know by heart, and how to reach them from a normal game.\n\nMade up by the seed.',
    after: 2 * day,
  },
  {
    ...plain,
    slug: 'example-first-steps',
    title: 'A free lesson: from the rules to a plan',
    description: 'For everybody who knows how the pieces move. Made up by the seed.',
    isFree: true,
    minutes: 45,
    after: 4 * day,
  },
  {
    ...plain,
    slug: 'example-monthly-questions',
    kind: 'qa',
    title: 'Monthly Q&A: bring your lost games',
    description: 'Send your questions before, or ask them there. Made up by the seed.',
    after: 9 * day,
  },
  {
    ...plain,
    slug: 'example-time-trouble',
    status: 'ended',
    title: 'Время на исходе: что решать, а что нет',
    description: 'Как тратить последние пять минут. Придумано для примера.',
    language: 'ru',
    after: -7 * day,
  },
  {
    ...plain,
    slug: 'example-past-questions',
    kind: 'qa',
    status: 'ended',
    title: 'Monthly Q&A: training for an hour a week',
    description: 'What to do with little time. Made up by the seed.',
    after: -21 * day,
  },
] as const

/** Makes example masterclasses, as far as they are not there. */
export async function seedMasterclasses(
  db: Database,
  now: Date,
  print: (made: string) => void,
): Promise<void> {
  const made = await db
    .insert(masterclasses)
    .values(
      examples.map(({ after, ...values }) => ({
        ...values,
        startsAt: new Date(Math.round((now.getTime() + after) / hour) * hour),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: masterclasses.id })
  print(`${made.length} example masterclasses.`)
}
