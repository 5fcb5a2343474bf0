import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

it('P14: a calendar gets the start in UTC, how long the game may take, and its address', () => {
  const text = calendarFile({
    gameId: 'g-7f3a',
    startsAt: '2026-12-04T12:00:00.000Z',
    clock: { initialMs: 900_000, incrementMs: 10_000 },
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
