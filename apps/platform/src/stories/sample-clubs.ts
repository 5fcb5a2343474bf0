import { type CallResult, contract } from '@kingside/api'

const { communities } = contract
type ShortClub = CallResult<typeof communities.list>['results'][number]
type Club = CallResult<typeof communities.get>

const names = [
  'Almaty Chess Club',
  'Rook and Roll',
  'Шахматный клуб «Ладья»',
  'The Quiet Move',
  'Қала шахмат үйірмесі',
  'Zwischenzug Society',
]

/** Clubs of a list, each a little different. */
export const sampleClubs = (count: number): readonly ShortClub[] =>
  Array.from({ length: count }, (_, index) => ({
    ...communities.list.example.results[0],
    id: String(index + 1),
    slug: `club-${index + 1}`,
    name: `${names[index % names.length] ?? ''}${index >= names.length ? ` ${index + 1}` : ''}`,
    tagline: index % 3 === 2 ? '' : 'Chess below the mountains, every day.',
    membership: index % 2 === 0 ? 'open' : 'by-request',
    member_count: 1 + ((index * 37) % 300),
    city: index % 4 === 3 ? '' : 'Almaty',
  }))

/** A club with everything that one can have. */
export const sampleClub: Club = {
  ...communities.get.example,
  description:
    'We meet four evenings a week, beginners and masters alike.\n\nTraining on Mondays, blitz on Fridays, and a rapid tournament on the first Sunday of each month.',
}

export const ownClub: Club = {
  ...sampleClub,
  you: 'admin',
  requests_waiting: 2,
  access: 'paid',
}

/** The page of a club, with its parts. */
export const clubParts = {
  cards: [
    { ...communities.cards.list.example.results[0], picture: null },
    {
      ...communities.cards.list.example.results[0],
      id: '8',
      title: 'Prices',
      text: 'Members pay nothing. Guests are welcome on Fridays.',
      link: null,
      picture: null,
    },
  ],
  events: [
    communities.events.list.example.results[0],
    {
      ...communities.events.list.example.results[0],
      id: '10',
      title: 'Christmas blitz',
      start: '2026-12-20T12:00:00Z',
      end: '2026-12-20T16:00:00Z',
      text: '',
    },
  ],
  members: Array.from({ length: 4 }, (_, index) => ({
    ...communities.members.list.example.results[0],
    uid: `member-${index}`,
    name: ['Dana Ospanova', 'Example Player', 'Arman T.', 'Someone Else'][index] ?? '',
    title: index === 0 ? 'WCM' : null,
    rating: 1840 - index * 120,
    role: index === 0 ? ('admin' as const) : ('member' as const),
  })),
}
