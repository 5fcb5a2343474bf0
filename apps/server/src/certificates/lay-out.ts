import type { CertificateFacts, CertificateId } from '../domain/tournaments/certificate.ts'
import { certificateTexts, languageTags } from './certificate-texts.ts'
import type { FontName } from './fonts.ts'

/** A landscape A4 page, in points. */
export const page = { width: 842, height: 595 } as const

/** Something on the page; lengths are in points from its top left. */
export type Element =
  | {
      readonly kind: 'frame'
      /** How far it is from the edge. */
      readonly inset: number
      readonly lineWidth: number
      readonly color: string
    }
  | {
      readonly kind: 'line'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly color: string
    }
  /** The product's mark, its left top corner at the point. */
  | { readonly kind: 'mark'; readonly x: number; readonly y: number; readonly size: number }
  /** A line of text, its middle at `x` and its baseline at `y`. */
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly font: FontName
      readonly size: number
      readonly color: string
      /** Between letters. @default 0 */
      readonly tracking?: number
      readonly isHeading?: boolean
    }

/** The width of a line in points. */
export type Measure = (text: string, font: FontName, size: number) => number

export const colors = {
  paper: '#fdfbf7',
  ink: '#1a140c',
  quiet: '#6b5d49',
  gold: '#b4966e',
} as const

const middle = page.width / 2
/** No line is wider. */
export const widest = page.width - 170
/** Those of the row of facts; without an arbiter they are alike. */
const cellWidths = [105, 105, 200, 292]

/** Says where everything on a certificate is. */
export function layOut(
  facts: CertificateFacts,
  language: CertificateId['language'],
  measure: Measure,
): readonly Element[] {
  const texts = certificateTexts[language]
  const named = facts.title === null ? facts.name : `${facts.title} ${facts.name}`
  const title = linesOf(facts.tournament, 'bold', 19, 600, measure)
  const about = `${texts.systems[facts.system]} · ${facts.timeControl}`
  return [
    ...letterhead(texts.heading, named, measure),
    centred(texts.place(facts.place, facts.players), 292, 'serif', 26, colors.ink),
    ...title.map((line, index) => centred(line, 340 + 25 * index, 'bold', 19, colors.ink)),
    centred(about, 340 + 25 * title.length, 'sans', 13, colors.quiet),
    ...factsRow(facts, language, measure),
    signature,
  ]
}

/** What every certificate begins with: frame, mark, heading, and the name of whose it is. */
export function letterhead(heading: string, named: string, measure: Measure): readonly Element[] {
  const nameSize = fittingSize(named, 'serif', { from: 46, least: 22, width: widest }, measure)
  const name = shorten(named, 'serif', nameSize, widest, measure)
  return [
    { kind: 'frame', inset: 22, lineWidth: 2, color: colors.gold },
    { kind: 'frame', inset: 28, lineWidth: 0.75, color: colors.gold },
    { kind: 'mark', x: middle - 22, y: 58, size: 44 },
    {
      ...centred(heading.toUpperCase(), 147, 'sans', 15, colors.quiet),
      tracking: 5,
      isHeading: true,
    },
    centred(name, 218, 'serif', nameSize, colors.ink),
    { kind: 'line', x: middle - 60, y: 246, width: 120, color: colors.gold },
  ]
}

function factsRow(
  facts: CertificateFacts,
  language: CertificateId['language'],
  measure: Measure,
): readonly Element[] {
  const texts = certificateTexts[language]
  const { chiefArbiter } = facts
  const cells = [
    { label: texts.points, value: formatPoints(facts.points) },
    { label: texts.games, value: String(facts.games) },
    { label: texts.date, value: longDate(facts.startedAt, language) },
    ...(chiefArbiter === null
      ? []
      : [
          {
            label: texts.chiefArbiter,
            value: [chiefArbiter.title, chiefArbiter.name]
              .filter((part) => part !== null)
              .join(' '),
          },
        ]),
  ]
  return rowOf(cells, chiefArbiter === null ? null : cellWidths, measure)
}

/** Small facts side by side below the middle. @param given null makes all cells alike */
export function rowOf(
  cells: readonly { readonly label: string; readonly value: string }[],
  given: readonly number[] | null,
  measure: Measure,
): readonly Element[] {
  const row = page.width - 140
  const widths = given ?? cells.map(() => row / cells.length)
  let left = 70
  return cells.flatMap(({ label, value }, index): Element[] => {
    const width = widths[index] ?? 0
    const x = left + width / 2
    left += width
    const limits = { from: 16, least: 11, width: width - 20 }
    const size = fittingSize(value, 'bold', limits, measure)
    return [
      { kind: 'text', text: label, x, y: 452, font: 'sans', size: 11, color: colors.quiet },
      {
        kind: 'text',
        text: shorten(value, 'bold', size, limits.width, measure),
        x,
        y: 475,
        font: 'bold',
        size,
        color: colors.ink,
      },
    ]
  })
}

/** A day as certificates write it. */
export const longDate = (at: Date, language: CertificateId['language']): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** Points as players write them: `5½`. */
const formatPoints = (points: number): string => {
  const whole = Math.floor(points)
  if (whole === points) return String(points)
  return `${whole === 0 ? '' : whole}½`
}

/** A line in the middle of the page. */
export const centred = (
  text: string,
  y: number,
  font: FontName,
  size: number,
  color: string,
): Extract<Element, { kind: 'text' }> => ({ kind: 'text', text, x: middle, y, font, size, color })

/** Who has made it. */
export const signature = centred('Kingside', 545, 'bold', 11, colors.quiet)

/** The largest size at which a line is not too wide. */
export function fittingSize(
  text: string,
  font: FontName,
  { from, least, width }: { readonly from: number; readonly least: number; readonly width: number },
  measure: Measure,
): number {
  const at = (from * width) / Math.max(measure(text, font, from), 1)
  return Math.max(least, Math.min(from, Math.floor(at * 2) / 2))
}

const graphemes = new Intl.Segmenter()

/** A line with its end left out as far as it is too wide. */
function shorten(
  text: string,
  font: FontName,
  size: number,
  width: number,
  measure: Measure,
): string {
  if (measure(text, font, size) <= width) return text
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  while (letters.length > 1 && measure(`${letters.join('')}…`, font, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text in two lines at most. */
function linesOf(
  text: string,
  font: FontName,
  size: number,
  width: number,
  measure: Measure,
): readonly string[] {
  const words = text.split(/\s+/)
  let first = words.shift() ?? ''
  while (words[0] !== undefined && measure(`${first} ${words[0]}`, font, size) <= width) {
    first += ` ${words.shift()}`
  }
  return [first, words.join(' ')]
    .filter((line) => line !== '')
    .map((line) => shorten(line, font, size, width, measure))
}
