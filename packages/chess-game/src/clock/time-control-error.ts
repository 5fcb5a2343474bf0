/** Why a time control can't be read: a bad name, PGN tag or duration, or no time for either side. */
export type TimeControlErrorCode = 'bad-name' | 'bad-tag' | 'bad-duration' | 'no-time'

const expected: Readonly<Record<TimeControlErrorCode, string>> = {
  'bad-name': 'minutes and increment seconds, such as "3 min" or "3+2"',
  'bad-tag': 'seconds, such as "300+3" or "40/7200:3600"',
  'bad-duration': '"HH:MM:SS", such as "00:03:00"',
  'no-time': 'a time or an increment above 0',
}

/** A time control that can't be read. */
export class TimeControlError extends Error {
  override readonly name = 'TimeControlError'
  readonly code: TimeControlErrorCode
  /** Number of readable characters: the index of the first invalid part. */
  readonly offset: number
  constructor(code: TimeControlErrorCode, text: string, offset: number) {
    super(
      `"${text.slice(0, 60)}" is no time control: it can be read up to character ${offset}. Write ${expected[code]}.`,
    )
    this.code = code
    this.offset = offset
  }
}
