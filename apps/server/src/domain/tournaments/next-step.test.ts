import { describe, expect, it } from 'vitest'
import { type DueStep, nextRoundStart, nextStep, type TournamentProgress } from './next-step.ts'

const at = (text: string) => new Date(`2026-11-28T${text.padEnd(8, ':00')}Z`)
const now = at('18:00')

const swiss: TournamentProgress = {
  status: 'goes',
  start: at('17:00'),
  rounds: 3,
  end: null,
  round: null,
  nextRoundStart: null,
}

const round = (
  number: number,
  status: 'expected' | 'goes' | 'completed',
  openBoards = 0,
): Partial<TournamentProgress> => ({ round: { number, status, start: at('18:05'), openBoards } })

describe('the next step of a tournament', () => {
  it.each<[name: string, change: Partial<TournamentProgress>, step: DueStep | null]>([
    ['not begun', { status: 'expected' }, { step: 'start', round: null, dueAt: at('17:00') }],
    ['begun', {}, { step: 'pair', round: 1, dueAt: now }],
    ['paired', round(1, 'expected'), { step: 'start-round', round: 1, dueAt: at('18:05') }],
    ['playing', round(1, 'goes', 2), null],
    ['played', round(1, 'goes'), { step: 'finish-round', round: 1, dueAt: now }],
    ['between rounds', round(1, 'completed'), { step: 'pair', round: 2, dueAt: now }],
    ['after the last round', round(3, 'completed'), { step: 'finish', round: null, dueAt: now }],
    [
      'resting',
      { ...round(1, 'completed'), nextRoundStart: at('18:02') },
      { step: 'pair', round: 2, dueAt: at('18:01:50') },
    ],
    [
      'an arena',
      { rounds: null, end: at('18:45') },
      { step: 'finish', round: null, dueAt: at('18:45') },
    ],
    ['over', { status: 'completed' }, null],
  ])('%s', (_, change, step) => {
    expect(nextStep({ ...swiss, ...change }, now)).toEqual(step)
  })
})

describe('the start of the next round', () => {
  const usual = { boardType: 'blitz', pauseSeconds: null, pauseEnd: null } as const
  it.each([
    ['after the usual pause', usual, '18:01'],
    ['later where games are long', { ...usual, boardType: 'classic' }, '18:05'],
    ['as the organiser has said', { ...usual, pauseSeconds: 0 }, '18:00'],
    ['a minute after the organiser’s pause', { ...usual, pauseEnd: at('18:30') }, '18:31'],
    ['no sooner for a pause that is over', { ...usual, pauseEnd: at('17:30') }, '18:01'],
  ] as const)('%s', (_, rest, start) => {
    expect(nextRoundStart(now, rest)).toEqual(at(start))
  })
})
