import { describe, expect, it } from 'vitest'
import { createTotpSecret, matchingStep, stepAt, toBase32, totpAt, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, with SHA-1; the last six of its eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of authenticator apps', () => {
  it.each(vectors)('at %i s is the one of RFC 6238: %s', (seconds, code) => {
    expect(totpAt(secret, stepAt(at(seconds)))).toBe(code)
    expect(matchingStep(secret, code, at(seconds))).toBe(stepAt(at(seconds)))
  })

  it('takes the code of the step before and after, and no other', () => {
    const [, , [seconds, code]] = vectors
    const step = stepAt(at(seconds))
    expect([-60, -30, 0, 30, 60].map((by) => matchingStep(secret, code, at(seconds + by)))).toEqual(
      [null, step, step, step, null],
    )
  })

  it('writes secrets as RFC 4648 does', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(toBase32(createTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpUri(secret, 'a b@mail.example', 'Kingside')).toBe(
      'otpauth://totp/Kingside:a%20b%40mail.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kingside',
    )
  })
})
