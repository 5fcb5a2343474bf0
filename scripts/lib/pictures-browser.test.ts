import { expect, it } from 'vitest'
import { browserNotice, tolerance, versionIn } from './pictures-browser.mjs'

it('reads the version of a browser', () => {
  expect(versionIn('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n')).toBe(
    '156.0.8078.79',
  )
  expect(versionIn('')).toBe('')
})

it('says in one line when another browser compares than took the pictures', () => {
  expect(browserNotice('156.0.8078.79', '156.0.8078.79')).toBeUndefined()
  expect(browserNotice('156.0.8078.79', '157.0.1.2')).toBe(
    "The pictures were taken by Chromium 156.0.8078.79, and this is 157.0.1.2: 1 % of a picture's pixels may differ, not 24 pixels.",
  )
})

it('allows another browser more, and the same one no more than 24 pixels', () => {
  expect(tolerance(true)).toMatchObject({ allowedMismatchedPixels: 24 })
  expect(tolerance(false)).toMatchObject({ allowedMismatchedPixelRatio: 0.01 })
  expect(tolerance(false)).not.toHaveProperty('allowedMismatchedPixels')
})
