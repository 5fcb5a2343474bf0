import { kazakhDateParts } from './kazakhDates.ts'
import { kazakhNumberParts } from './kazakhNumbers.ts'

/** Chromium reports support for Kazakh, but calls November `M11` and writes numbers as in English. */
export const supportsKazakh = (intl: IntlFormats): boolean =>
  !/\d/.test(new intl.DateTimeFormat('kk', { month: 'long' }).format(0)) &&
  new intl.NumberFormat('kk').format(0.5) === '0,5'

/** The parts of `Intl` that are extended. */
export interface IntlFormats {
  DateTimeFormat: typeof Intl.DateTimeFormat
  NumberFormat: typeof Intl.NumberFormat
  DisplayNames: typeof Intl.DisplayNames
}

/**
 * Adds Kazakh to `Intl` where the browser does not support it, so that everything that writes dates and numbers writes
 * them in Kazakh: React Aria, a translation library, the page itself. Other languages do not change.
 */
export function polyfillKazakhIntl(intl: IntlFormats): void {
  if (supportsKazakh(intl)) return
  intl.DateTimeFormat = dateFormatOf(intl.DateTimeFormat)
  intl.NumberFormat = numberFormatOf(intl.NumberFormat)
  intl.DisplayNames = displayNamesOf(intl.DisplayNames)
}

type Locales = Intl.LocalesArgument

/** Whether Kazakh is the first of the requested languages. */
function isKazakh(locales: Locales): boolean {
  const first = Array.isArray(locales) ? locales[0] : locales
  return first !== undefined && /^kk\b/i.test(String(first))
}

function dateFormatOf(Native: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const create = (locales?: Locales, options: Intl.DateTimeFormatOptions = {}) => {
    if (!isKazakh(locales)) return new Native(locales, options)
    const formatter = new Native('ru', options)
    const parts = kazakhDateParts(Native, formatter, options)
    // Engines use a narrow space in parts, but a plain one in text.
    const text = (parts: readonly { value: string }[]) => textOf(parts).replaceAll('\u202F', ' ')
    const write = (date?: Date | number) => text(parts(date))
    const range = (start: Date | number, end: Date | number) => {
      if (write(start) === write(end)) {
        return parts(start).map((part) => ({ ...part, source: 'shared' as const }))
      }
      return [
        ...parts(start).map((part) => ({ ...part, source: 'startRange' as const })),
        { type: 'literal' as const, value: ' – ', source: 'shared' as const },
        ...parts(end).map((part) => ({ ...part, source: 'endRange' as const })),
      ]
    }
    return own(formatter, {
      format: write,
      formatToParts: parts,
      formatRange: (start: Date | number, end: Date | number) => text(range(start, end)),
      formatRangeToParts: range,
    })
  }
  return callable(Native, create)
}

function numberFormatOf(Native: typeof Intl.NumberFormat): typeof Intl.NumberFormat {
  const create = (locales?: Locales, options?: Intl.NumberFormatOptions) => {
    if (!isKazakh(locales)) return new Native(locales, options)
    const formatter = new Native('ru', options)
    const native = formatter.formatToParts.bind(formatter)
    const nativeRange = formatter.formatRangeToParts.bind(formatter)
    const parts = (number: number | bigint) => kazakhNumberParts(native(number))
    return own(formatter, {
      format: (number: number | bigint) => textOf(parts(number)),
      formatToParts: parts,
      formatRange: (start: number | bigint, end: number | bigint) =>
        textOf(kazakhNumberParts(nativeRange(start, end))),
    })
  }
  return callable(Native, create)
}

/** Names of a date's parts, which React Aria announces when one gets the focus. */
const dateParts = new Map([
  ['era', 'дәуір'],
  ['year', 'жыл'],
  ['quarter', 'ширек'],
  ['month', 'ай'],
  ['weekOfYear', 'апта'],
  ['weekday', 'апта күні'],
  ['day', 'күн'],
  ['dayPeriod', 'АМ/РМ'],
  ['hour', 'сағат'],
  ['minute', 'минут'],
  ['second', 'секунд'],
  ['timeZoneName', 'уақыт белдеуі'],
])

function displayNamesOf(Native: typeof Intl.DisplayNames): typeof Intl.DisplayNames {
  const create = (locales: Locales, options: Intl.DisplayNamesOptions) => {
    const names = new Native(locales, options)
    if (!isKazakh(locales) || options.type !== 'dateTimeField') return names
    return own(names, { of: (code: string) => dateParts.get(code) })
  }
  return callable(Native, create)
}

const textOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value).join('')

/** Adds own properties to a formatter, which override those of its class, so that it stays an `Intl` formatter. */
function own<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.DisplayNames>(
  formatter: Formatter,
  methods: Readonly<Record<string, unknown>>,
): Formatter {
  const resolved = formatter.resolvedOptions()
  const all = { ...methods, resolvedOptions: () => ({ ...resolved, locale: 'kk' }) }
  for (const [name, value] of Object.entries(all)) {
    Object.defineProperty(formatter, name, { value, configurable: true })
  }
  return formatter
}

/** Makes a class of `create` that works with and without `new`. */
function callable<Native extends abstract new (...args: never[]) => object>(
  Native: Native,
  create: (...args: ConstructorParameters<Native>) => object,
): Native {
  return new Proxy(Native, {
    construct: (_, args: ConstructorParameters<Native>) => create(...args),
    apply: (_, __, args: ConstructorParameters<Native>) => create(...args),
  })
}
