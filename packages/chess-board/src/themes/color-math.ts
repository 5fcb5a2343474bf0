/** A colour as linear light, each part 0–1. */
type Linear = readonly [red: number, green: number, blue: number]

/** A colour as sRGB, each part 0–255, with its opacity 0–1. */
interface Rgba {
  readonly rgb: readonly [red: number, green: number, blue: number]
  readonly alpha: number
}

/** Reads `#rrggbb` and `rgb(r g b / a)`. @throws Error for anything else. */
export function parseColor(css: string): Rgba {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)
  if (hex) {
    const [, r = '', g = '', b = ''] = hex
    return { rgb: [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)], alpha: 1 }
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css)
  if (rgb)
    return { rgb: [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])], alpha: Number(rgb[4] ?? 1) }
  throw new Error(
    `"${css}" is no colour that a theme can be checked with: write #rrggbb or rgb(r g b / a).`,
  )
}

/** The visible colour of `css` over an opaque background, with an extra opacity. */
export function over(css: string, ground: string, opacity = 1): string {
  const { rgb, alpha } = parseColor(css)
  const below = parseColor(ground).rgb
  const share = alpha * opacity
  const mixed = rgb.map((part, index) =>
    Math.round(part * share + (below[index] ?? 0) * (1 - share)),
  )
  return `rgb(${mixed.join(' ')})`
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const linearOf = (css: string): Linear => {
  const [r, g, b] = parseColor(css).rgb
  return [linear(r), linear(g), linear(b)]
}

/** Source: WCAG 2.2, "relative luminance". */
const luminance = (css: string) => {
  const [r, g, b] = linearOf(css)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two opaque colours, 1–21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

type Matrix = readonly [Linear, Linear, Linear]

/**
 * How people with colour vision deficiencies see, on linear light. Source: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
export const sights = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

const times = (matrix: Matrix, [r, g, b]: Linear): Linear => {
  const row = ([x, y, z]: Linear) => Math.min(1, Math.max(0, x * r + y * g + z * b))
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function okLab([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The visible difference of two opaque colours, in OKLab; 0.02 is just noticeable, black to white is 1. */
export function difference(a: string, b: string, sight: keyof typeof sights): number {
  const [l1, a1, b1] = okLab(times(sights[sight], linearOf(a)))
  const [l2, a2, b2] = okLab(times(sights[sight], linearOf(b)))
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}
