import { describe, expect, it } from 'vitest'
import { timeControl, timeControls } from './time-control.ts'
import { boardTypes, defaultTimeControlId } from './facts/time-controls.ts'

const namesOf = (boardType: number) =>
  timeControls.filter(({ board_type }) => board_type === boardType).map(({ name }) => name)

describe('the list of time controls', () => {
  it('offers every specified name under its board type', () => {
    expect(namesOf(boardTypes.bullet)).toEqual(['1 min', '1+1', '1+2', '2 min', '2+1'])
    expect(namesOf(boardTypes.blitz)).toEqual([
      '3 min',
      '3+1',
      '3+2',
      '3+3',
      '5 min',
      '5+3',
      '10 min',
    ])
    expect(namesOf(boardTypes.rapid)).toEqual([
      '10+10',
      '15 min',
      '15+10',
      '25 min',
      '25+10',
      '45 min',
      '45+10',
    ])
  })

  it('has the specified default', () => {
    expect(timeControls.find(({ id }) => id === defaultTimeControlId)).toEqual({
      id: 9,
      name: '3 min',
      board_type: 3,
      board_type_name: 'blitz',
      start_time: '00:03:00',
      white_start_time: '00:03:00',
      black_start_time: '00:03:00',
      additional_time: '00:00:00',
      additional_time_move: 0,
      increment: '00:00:00',
      increment_number: 0,
      increment_start_move: 0,
      start_time_number: 3,
    })
  })

  it('gives increments in seconds, from the first move', () => {
    expect(timeControls.find(({ name }) => name === '45+10')).toMatchObject({
      start_time: '00:45:00',
      start_time_number: 45,
      increment: '00:00:10',
      increment_number: 10,
      increment_start_move: 1,
    })
  })

  it('gives no id twice', () => {
    expect(new Set(timeControls.map(({ id }) => id)).size).toBe(timeControls.length)
  })
})

it.each(['3:00', '00:60:00', '00:00:61', 'soon'])(
  'does not take %s for a duration',
  (start_time) => {
    expect(timeControl.safeParse({ ...timeControls[0], start_time }).success).toBe(false)
  },
)
