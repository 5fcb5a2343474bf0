import { expect, it } from 'vitest'
import { returnUrl } from './return-url.ts'

const site = 'https://kingside.example'

it.each([
  ['/pricing?paidResult=1', `${site}/pricing?paidResult=1`],
  [`${site}/membership?pro=true`, `${site}/membership?pro=true`],
  [site, `${site}/`],
])('S-14: %s is ours', (value, address) => {
  expect(returnUrl(value, site)).toBe(address)
})

it.each([
  'https://evil.example/',
  `${site}.evil.example/`,
  `${site}@evil.example/`,
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  `${site}//evil.example`,
  '%2f%2fevil.example',
  '',
])('S-14: %j is refused', (value) => {
  expect(returnUrl(value, site)).toBeNull()
})
