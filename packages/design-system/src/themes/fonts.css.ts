import { globalFontFace } from '@vanilla-extract/css'
import './layers.css.ts'

// The package's own CSS also declares Greek and Vietnamese; unicode ranges are Inter's, from its unicode.json.
const subsets = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

globalFontFace(
  'Inter Variable',
  Object.entries(subsets).map(([name, unicodeRange]) => ({
    src: `url('@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2') format('woff2-variations')`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    unicodeRange,
  })),
)

// Codes, addresses and variable names have no other letters.
globalFontFace('Source Code Pro Variable', {
  src: "url('@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2') format('woff2-variations')",
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '200 900',
  unicodeRange: subsets.latin,
})

// The fallback font has the web font's width (measured in Chromium over English text) and height, so that lines do not
// wrap differently when the font has loaded. For the first subset's letters only.
interface StandIn {
  readonly files: readonly string[]
  /** The size, in percent, at which it is as wide as Inter. */
  readonly width: number
  readonly fontWeight: '100 500' | '600 900'
}

/** In percent of the em, from Inter's table `hhea`. */
const inter = { ascent: 96.875, descent: 24.12 }

const standIn = (name: string, faces: readonly StandIn[]) =>
  globalFontFace(
    name,
    faces.map(({ files, width, fontWeight }) => ({
      src: files.map((file) => `local('${file}')`).join(', '),
      sizeAdjust: `${width}%`,
      ascentOverride: `${((inter.ascent / width) * 100).toFixed(2)}%`,
      descentOverride: `${((inter.descent / width) * 100).toFixed(2)}%`,
      lineGapOverride: '0%',
      unicodeRange: 'U+0020-007E',
      fontWeight,
    })),
  )

standIn('Inter as Arial', [
  { files: ['Arial', 'Helvetica', 'Liberation Sans'], width: 107, fontWeight: '100 500' },
  {
    files: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
    width: 102,
    fontWeight: '600 900',
  },
])
standIn('Inter as DejaVu', [
  { files: ['DejaVu Sans'], width: 94, fontWeight: '100 500' },
  { files: ['DejaVu Sans Bold'], width: 86, fontWeight: '600 900' },
])
