import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

it('P14: a calendar gets the start in UTC, how long the game may take, and its address', () => {
  const text = calendarFile({
    uid: 'g-7f3a',
    startsAt: '2026-12-04T12:00:00.000Z',
    minutes: 44,
    title: 'Chess, rated; 15+10',
    address: 'https://kingside.example/game/g-7f3a',
  })
  const lines = text.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:g-7f3a@kingside',
      'DTSTART:20261204T120000Z',
      'DURATION:PT44M',
      String.raw`SUMMARY:Chess\, rated\; 15+10`,
      'URL:https://kingside.example/game/g-7f3a',
    ]),
  )
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

it('writes signs that mean something as themselves, and no line longer than 75 octets', () => {
  const text = calendarFile({
    uid: 'tournament-7',
    startsAt: '2026-11-28T17:00:00Z',
    minutes: null,
    title: 'Кубок, весна; часть\\1\nи ещё очень длинное название турнира',
    place: 'Astana, hall 2',
    address: 'https://kingside.example/tournaments/7',
  })
  expect(text).not.toContain('DURATION')
  expect(text).toContain('LOCATION:Astana\\, hall 2\r\n')
  const lines = text.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Кубок\\, весна\\; часть\\\\1\\nи ещё очень длинное название турнира\r\n',
  )
})

it('has many events in one calendar, which has a name', () => {
  const entry = (uid: string) => ({
    uid,
    startsAt: '2026-11-28T17:00:00Z',
    minutes: 45,
    title: uid,
    address: `https://kingside.example/${uid}`,
  })
  const text = calendarFile([entry('one'), entry('two')], 'My tournaments')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(text).toContain('X-WR-CALNAME:My tournaments\r\n')
  expect(calendarFile([], 'None')).not.toContain('VEVENT')
})
