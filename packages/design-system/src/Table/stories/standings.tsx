import { Avatar } from '../../Avatar/index.ts'
import { Flag } from '../../Flag/index.ts'
import { Inline } from '../../Inline/index.ts'
import { TitleMark, type PlayerTitle } from '../../TitleMark/index.ts'
import type { TableColumn } from '../tableColumn.ts'

/** A row of the standings in the stories. */
export interface Standing {
  id: string
  place: number
  name: string
  title?: { mark: PlayerTitle; name: string }
  country: { code: string; name: string }
  rating: number | null
  points: number
  tieBreak: number
  performance: number
}
export type StandingColumn = 'place' | 'player' | 'rating' | 'points' | 'tieBreak' | 'performance'

export const standings: readonly Standing[] = [
  {
    id: 'p1',
    place: 1,
    name: 'Aigerim Nurlanova',
    title: { mark: 'WGM', name: 'Woman Grandmaster' },
    country: { code: 'KZ', name: 'Kazakhstan' },
    rating: 2387,
    points: 7.5,
    tieBreak: 41.5,
    performance: 2512,
  },
  {
    id: 'p2',
    place: 2,
    name: 'Jonas Lindqvist',
    title: { mark: 'IM', name: 'International Master' },
    country: { code: 'SE', name: 'Sweden' },
    rating: 2431,
    points: 7,
    tieBreak: 43,
    performance: 2476,
  },
  {
    id: 'p3',
    place: 3,
    name: 'Priya Raman',
    country: { code: 'IN', name: 'India' },
    rating: 2198,
    points: 6.5,
    tieBreak: 38,
    performance: 2310,
  },
  {
    id: 'p4',
    place: 4,
    name: 'Mateo Ferreyra',
    title: { mark: 'FM', name: 'FIDE Master' },
    country: { code: 'AR', name: 'Argentina' },
    rating: 2264,
    points: 6,
    tieBreak: 40.5,
    performance: 2251,
  },
  {
    id: 'p5',
    place: 5,
    name: 'Sophie Marchand',
    country: { code: 'FR', name: 'France' },
    rating: null,
    points: 5.5,
    tieBreak: 36.5,
    performance: 2087,
  },
  {
    id: 'p6',
    place: 6,
    name: 'Tomás Novák',
    country: { code: 'CZ', name: 'Czechia' },
    rating: 2012,
    points: 4,
    tieBreak: 33,
    performance: 1968,
  },
]

/** As many rows as a large open tournament has. */
export const manyStandings = (count: number): readonly Standing[] =>
  Array.from({ length: count }, (_, index) => {
    const like = standings[index % standings.length] ?? standings[0]
    return {
      ...(like ?? { name: '', country: { code: 'KZ', name: 'Kazakhstan' }, tieBreak: 0 }),
      id: `m${index}`,
      place: index + 1,
      name: `${like?.name ?? ''} ${index + 1}`,
      rating: 2600 - index,
      points: Math.round((9 - (index * 9) / count) * 2) / 2,
      tieBreak: 50 - (index % 20),
      performance: 2580 - index,
    }
  })

/** The column headers in one language. */
export interface StandingHeaders {
  place: string
  player: string
  rating: string
  points: string
  tieBreak: { header: string; name: string }
  performance: string
}

export const englishHeaders: StandingHeaders = {
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  points: 'Points',
  tieBreak: { header: 'TB1', name: 'Buchholz' },
  performance: 'Performance',
}

/** The columns, with numbers formatted for the language. */
export const standingColumns = (
  headers: StandingHeaders,
  locale: string,
): readonly TableColumn<Standing, StandingColumn>[] => {
  const whole = new Intl.NumberFormat(locale, { useGrouping: false })
  const halves = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  return [
    {
      id: 'place',
      header: headers.place,
      cell: (row) => whole.format(row.place),
      kind: 'number',
      sortBy: (row) => row.place,
      firstSort: 'ascending',
    },
    {
      id: 'player',
      header: headers.player,
      cell: ({ name, title, country }) => (
        <Inline gap={2} wrap={false}>
          <Avatar name={name} size="xs" nameBeside />
          {title && <TitleMark title={title.mark} name={title.name} />}
          <span>{name}</span>
          <Flag code={country.code} name={country.name} size="s" />
        </Inline>
      ),
      sortBy: (row) => row.name,
    },
    {
      id: 'rating',
      header: headers.rating,
      cell: (row) => (row.rating === null ? '–' : whole.format(row.rating)),
      kind: 'number',
      sortBy: (row) => row.rating,
    },
    {
      id: 'points',
      header: headers.points,
      cell: (row) => <b>{halves.format(row.points)}</b>,
      kind: 'number',
      sortBy: (row) => row.points,
    },
    {
      id: 'tieBreak',
      ...headers.tieBreak,
      cell: (row) => halves.format(row.tieBreak),
      kind: 'number',
      sortBy: (row) => row.tieBreak,
    },
    {
      id: 'performance',
      header: headers.performance,
      cell: (row) => whole.format(row.performance),
      kind: 'number',
    },
  ]
}
