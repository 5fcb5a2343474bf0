// What every system draws: 1,000 rows of standings, and 100 cards of tournaments with the same picture, link, facts
// with icons and names for screen readers, and button.
import { CalendarClock, Timer, Trophy, Users } from 'lucide-react'

/** @typedef {{ rank: number, name: string, rating: number, score: string, performance: number }} Row */
/** @typedef {{ id: string, name: string, timeControl: string, start: string, dateTime: string, players: string, prize: string }} Tournament */

const names = ['Aigerim Nurlanova', 'Ben Okafor', 'Carla Souza', 'Dmitri Orlov', 'Emma Lindqvist']

/** @type {readonly Row[]} */
export const rows = Array.from({ length: 1000 }, (_, index) => ({
  rank: index + 1,
  name: `${names[index % names.length]} ${index + 1}`,
  rating: 2600 - index,
  score: (9 - Math.floor(index / 120) / 2).toFixed(1),
  performance: 2650 - index,
}))

/** @type {readonly Tournament[]} */
export const tournaments = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  name: `Friday Blitz ${index + 1}`,
  timeControl: '3+2 Blitz',
  start: '18:00, 20 November',
  dateTime: '2026-11-20T18:00:00Z',
  players: `${index + 12} / 128`,
  prize: '$1,000',
}))

export const columns = /** @type {const} */ ([
  { id: 'rank', header: 'Rank' },
  { id: 'name', header: 'Name' },
  { id: 'rating', header: 'Rating' },
  { id: 'score', header: 'Score' },
  { id: 'performance', header: 'Performance' },
])

export const caption = 'Standings'

/** What the facts of a card are called. */
export const factLabels = {
  start: 'Start',
  timeControl: 'Time control',
  players: 'Players',
  prize: 'Prize',
}

/** The facts of a card, in order. @param {Tournament} tournament */
export const factsOf = ({ timeControl, start, dateTime, players, prize }) => [
  { label: factLabels.start, icon: CalendarClock, text: start, dateTime },
  { label: factLabels.timeControl, icon: Timer, text: timeControl },
  { label: factLabels.players, icon: Users, text: players },
  { label: factLabels.prize, icon: Trophy, text: prize },
]

/** Three cards in a line. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
}
