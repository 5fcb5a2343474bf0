import { describe, expect, it } from 'vitest'
import { fideBirthDateProblem, needsConsent, parseFideName } from './fide-form.ts'
import {
  fideIdStatus,
  fideStatusOfRecord,
  fideStatusOfSession,
  fideVerifiedStatuses,
  hasFreePro,
  identityStatuses,
  publicFideStatus,
  recordStatusOfSession,
  verificationStatuses,
} from './fide.ts'

/** The table of requirement 5.4: `me/`, public profile, shown, record, provider session. */
describe('the vocabularies of a verification', () => {
  it('say the same of each status in me/ to everybody', () => {
    expect(fideVerifiedStatuses.map(publicFideStatus)).toEqual([
      'NONE',
      'ON VERIFICATION',
      'VERIFIED',
    ])
  })

  it('have one status in me/ for each status of a record', () => {
    expect(verificationStatuses.map((status) => [status, fideStatusOfRecord(status)])).toEqual([
      ['draft', 0],
      ['wait_for_approve', 1],
      ['approved', 2],
      ['auto_approved', 2],
      ['not_approved', 0],
    ])
  })

  it("have one status in me/ for each status of a provider's session", () => {
    expect(identityStatuses.map((status) => [status, fideStatusOfSession(status)])).toEqual([
      ['requires_input', 0],
      ['processing', 1],
      ['verified', 2],
      ['canceled', 0],
    ])
  })

  it('let a session decide a record only at its end, and as its own status says', () => {
    expect(identityStatuses.map(recordStatusOfSession)).toEqual([
      null,
      null,
      'auto_approved',
      'draft',
    ])
    expect(fideStatusOfRecord('auto_approved')).toBe(fideStatusOfSession('verified'))
    expect(fideStatusOfRecord('draft')).toBe(fideStatusOfSession('canceled'))
  })

  it('show the owner one of four, for each status and each newest record', () => {
    const shown = fideVerifiedStatuses.map((status) =>
      [null, ...verificationStatuses].map((newest) => fideIdStatus(status, newest)),
    )
    expect(shown).toEqual([
      [
        'not_connected',
        'not_connected',
        'not_connected',
        'not_connected',
        'not_connected',
        'rejected',
      ],
      Array.from({ length: 6 }, () => 'on_check'),
      Array.from({ length: 6 }, () => 'connected'),
    ])
  })
})

it.each([
  ['Dana', 'Dana'],
  [' Anna  Maria ', 'Anna Maria'],
  ['Smith-Jones', 'Smith-Jones'],
  ['Дана', null],
  ['José', null],
  ['Anna--Maria', null],
  ["O'Neil", null],
  ['', null],
  ['-Dana', null],
  ['a'.repeat(61), null],
])('a name of the federation has the letters A to Z only: %j is %j', (text, expected) => {
  expect(parseFideName(text)).toBe(expected)
})

it.each([
  ['2024-02-01', 'too_young'],
  ['2023-01-31', null],
  ['2023-02-01', 'too_young'],
  ['1899-12-31', 'incorrect_date'],
  ['1900-01-01', null],
  ['2026-02-01', 'incorrect_date'],
  ['2025-02-30', 'incorrect_date'],
])('on 31 January 2026 the birth date %s is %j', (birthDate, expected) => {
  expect(fideBirthDateProblem(birthDate, '2026-01-31')).toBe(expected)
})

it('a parent consents until the thirteenth birthday', () => {
  expect(needsConsent('2013-02-01', '2026-01-31')).toBe(true)
  expect(needsConsent('2013-01-31', '2026-01-31')).toBe(false)
})

it('Pro is free for WIM, IM, WGM and GM', () => {
  const titles = ['CM', 'FM', 'IM', 'GM', 'WCM', 'WFM', 'WIM', 'WGM', null]
  expect(titles.filter(hasFreePro)).toEqual(['IM', 'GM', 'WIM', 'WGM'])
})
