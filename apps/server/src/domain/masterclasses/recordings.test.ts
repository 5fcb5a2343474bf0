import { describe, expect, it } from 'vitest'
import { isRecordingName, partOf } from './recordings.ts'

describe('the part of a file that is asked for', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unfit'],
    ['bytes=-0', 'unfit'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=-', null],
  ])('%s is %o', (header, part) => {
    expect(partOf(header, 100)).toEqual(part)
  })
})

it('no name leads out of the folder of recordings', () => {
  expect(isRecordingName('rook-endings.webm')).toBe(true)
  for (const name of ['../a.webm', 'a/b.webm', '.webm', 'a.webm.exe', 'A.webm', 'a.webm\n', '']) {
    expect(isRecordingName(name), name).toBe(false)
  }
})
