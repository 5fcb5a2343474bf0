import { describe, expect, it } from 'vitest'
import { supportsKazakh, polyfillKazakhIntl, type IntlFormats } from './kazakhIntl.ts'

/** A browser without Kazakh. Node supports it, so the polyfill is compared with Node. */
function browserWithoutKazakh(): IntlFormats {
  const withRoot = <Native extends abstract new (...args: never[]) => object>(native: Native) =>
    new Proxy(native, {
      construct: (target, [locales, ...rest]: unknown[]) => {
        const made: object = Reflect.construct(target, [
          String(locales).startsWith('kk') ? 'und' : locales,
          ...rest,
        ])
        return made
      },
    })
  return {
    DateTimeFormat: withRoot(Intl.DateTimeFormat),
    NumberFormat: withRoot(Intl.NumberFormat),
    DisplayNames: withRoot(Intl.DisplayNames),
  }
}

const polyfilled = browserWithoutKazakh()
polyfillKazakhIntl(polyfilled)

const dates: Intl.DateTimeFormatOptions[] = [
  {},
  { month: 'long' },
  { month: 'short' },
  { month: 'narrow' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'short', day: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric' },
  { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', era: 'short' },
  { weekday: 'short', hour: 'numeric', minute: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  { hour: '2-digit', minute: '2-digit' },
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'full', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'medium' },
  { timeStyle: 'short' },
]

describe('Kazakh for a browser without it', () => {
  it.each(dates)('writes dates as a browser that supports it: %o', (options) => {
    const [own, native] = [polyfilled, Intl].map(
      ({ DateTimeFormat }) => new DateTimeFormat('kk', { ...options, timeZone: 'Asia/Almaty' }),
    )
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 3 + month, 20, 5))
      expect(own?.formatToParts(date)).toEqual(native?.formatToParts(date))
      expect(own?.format(date)).toBe(native?.format(date))
    }
  })

  it.each<[number, Intl.NumberFormatOptions]>([
    [1200.5, {}],
    [-12_345_678.25, {}],
    [0.125, { style: 'percent', maximumFractionDigits: 1 }],
    [1200, { style: 'currency', currency: 'KZT' }],
    [1500, { notation: 'compact' }],
    [2_000_000, { notation: 'compact', compactDisplay: 'long' }],
    [24, { style: 'unit', unit: 'kilobyte' }],
    [3, { style: 'unit', unit: 'minute', unitDisplay: 'long' }],
    [Number.NaN, {}],
  ])('writes %d as a browser that supports it: %o', (number, options) => {
    expect(new polyfilled.NumberFormat('kk', options).format(number)).toBe(
      new Intl.NumberFormat('kk', options).format(number),
    )
  })

  it('writes ranges', () => {
    expect(new polyfilled.NumberFormat('kk').formatRange(1000, 1200.5)).toBe(
      '1\u00A0000–1\u00A0200,5',
    )
    const day = new polyfilled.DateTimeFormat('kk', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const range = [new Date(Date.UTC(2026, 2, 3)), new Date(Date.UTC(2026, 3, 5))] as const
    expect(day.formatRange(...range)).toBe('3 наурыз – 5 сәуір')
  })

  it('names the parts of a date', () => {
    const names = (intl: IntlFormats) =>
      ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'dayPeriod'].map((part) =>
        new intl.DisplayNames('kk', { type: 'dateTimeField' }).of(part),
      )
    expect(names(polyfilled)).toEqual(names(Intl))
  })

  it('is an Intl formatter, with and without new, that says its language', () => {
    const formatter = polyfilled.DateTimeFormat('kk', { month: 'long' })
    expect(formatter.format(0)).toBe('Қаңтар')
    expect(formatter).toBeInstanceOf(polyfilled.DateTimeFormat)
    expect(formatter.resolvedOptions().locale).toBe('kk')
  })

  it('leaves other languages to the browser', () => {
    const date = new Date(Date.UTC(2026, 10, 3))
    expect(new polyfilled.DateTimeFormat('ru', { month: 'long' }).format(date)).toBe('ноябрь')
    expect(new polyfilled.NumberFormat('en').format(1200.5)).toBe('1,200.5')
    expect(new polyfilled.DisplayNames('en', { type: 'dateTimeField' }).of('month')).toBe('month')
  })

  it('changes nothing where the browser supports it, or was polyfilled before', () => {
    const native = { ...polyfilled }
    polyfillKazakhIntl(native)
    expect(native).toEqual(polyfilled)
    expect(supportsKazakh(Intl)).toBe(true)
  })
})
