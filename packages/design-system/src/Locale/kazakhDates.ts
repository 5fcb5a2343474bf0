const months = {
  long: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(
    ' ',
  ),
  short: 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'.split(' '),
  narrow: 'Қ А Н С М М Ш Т Қ Қ Қ Ж'.split(' '),
}

/** Sunday first. */
const weekdays = {
  long: 'жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі'.split(' '),
  short: 'жс дс сс ср бс жм сб'.split(' '),
  narrow: 'Ж Д С С Б Ж С'.split(' '),
}

type Width = keyof typeof months
type Part = Intl.DateTimeFormatPart

const literal = (value: string): Part => ({ type: 'literal', value })

/**
 * Writes dates in Kazakh, based on the browser's Russian: numbers, the order in `18.11.2026` and the clock are the
 * same. Names, the place of year and weekday, and the word for a year are replaced.
 */
export function kazakhDateParts(
  Native: typeof Intl.DateTimeFormat,
  russian: Intl.DateTimeFormat,
  options: Intl.DateTimeFormatOptions,
): (date?: Date | number) => Part[] {
  const { timeZone, calendar } = russian.resolvedOptions()
  const monthWidth = options.month ?? styleWidth[options.dateStyle ?? 'short']
  const weekdayWidth = options.weekday ?? 'long'
  const dayNames = new Native('en-GB', { weekday: 'short', timeZone })
  const monthNumber = new Native('en-GB', { month: 'numeric', timeZone })
  const russianParts = partsOf(russian)
  // The names are Gregorian months, so other calendars stay unchanged.
  if (calendar !== 'gregory') return russianParts

  return (date = Date.now()) => {
    const parts = russianParts(date)
    const { day: head, clock } = split(parts)
    const found = (type: Part['type']) => head.find((part) => part.type === type)
    const month = found('month')
    const named = month !== undefined && !/\d/.test(month.value)
    const weekday = found('weekday') && {
      type: 'weekday' as const,
      value: weekdays[weekdayWidth][englishDays.indexOf(dayNames.format(date))] ?? '',
    }
    const rest = head.filter((part) => part.type !== 'weekday')
    const dated = named
      ? inWords(rest, month, nameOf(Number(monthNumber.format(date)), monthWidth, head), options)
      : inFigures(rest)
    return joined(dated, weekday, clock)
  }
}

const styleWidth: Record<NonNullable<Intl.DateTimeFormatOptions['dateStyle']>, Width> = {
  full: 'long',
  long: 'long',
  medium: 'short',
  short: 'short',
}

const englishDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const clockParts: readonly Part['type'][] = [
  'hour',
  'minute',
  'second',
  'dayPeriod',
  'fractionalSecond',
  'timeZoneName',
]

/** Splits the parts of a date into the day's and the time's. */
function split(parts: Part[]): { day: Part[]; clock: Part[] } {
  const start = parts.findIndex(({ type }) => clockParts.includes(type))
  if (start < 0) return { day: parts, clock: [] }
  const end = parts.findLastIndex(({ type }) => !clockParts.includes(type) && type !== 'literal')
  return end < start
    ? { day: parts.slice(0, start), clock: parts.slice(start) }
    : { day: parts.slice(0, end + 1), clock: [] }
}

/** `2026 ж. 18 қараша`. */
function inWords(
  parts: Part[],
  month: Part,
  name: string,
  { dateStyle }: Intl.DateTimeFormatOptions,
): Part[] {
  const only = (type: Part['type']) => parts.filter((part) => part.type === type)
  const year = only('year').flatMap((part) => [part, literal('\u202Fж. ')])
  const day = only('day').flatMap((part) => [
    { ...part, value: dateStyle === 'medium' ? part.value.padStart(2, '0') : part.value },
    literal(' '),
  ])
  const era = only('era').flatMap(() => [{ type: 'era' as const, value: 'б.з.' }, literal(' ')])
  return [...(year.length > 0 ? era : []), ...year, ...day, { ...month, value: name }]
}

/** `18.11.2026`, without the separators around the weekday. */
function inFigures(parts: Part[]): Part[] {
  const first = parts.findIndex(({ type }) => type !== 'literal')
  const last = parts.findLastIndex(({ type }) => type !== 'literal')
  return parts.slice(Math.max(first, 0), last + 1)
}

/** A month without a day has a capital letter, as in a list of months. */
function nameOf(month: number, width: Intl.DateTimeFormatOptions['month'], head: Part[]): string {
  const list = width === 'short' || width === 'narrow' ? months[width] : months.long
  const name = list[month - 1] ?? ''
  const alone = head.every(({ type }) => type === 'month' || type === 'literal')
  return alone && list === months.long ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

function joined(dated: Part[], weekday: Part | undefined, clock: Part[]): Part[] {
  const day = [
    ...dated,
    ...(dated.length > 0 && weekday ? [literal(', ')] : []),
    ...(weekday ? [weekday] : []),
  ]
  if (day.length === 0 || clock.length === 0) return [...day, ...clock]
  return [...day, literal(dated.length > 0 ? ', ' : ' '), ...clock]
}

/** The native method, bound before the formatter gets ours. */
const partsOf = (formatter: Intl.DateTimeFormat) => {
  const native = formatter.formatToParts.bind(formatter)
  return (date?: Date | number) => native(date)
}
