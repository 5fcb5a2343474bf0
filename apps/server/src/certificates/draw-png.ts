import { Resvg } from '@resvg/resvg-js'
import { fonts } from './fonts.ts'
import { colors, type Element, page } from './lay-out.ts'
import { mark } from './mark.ts'

/** Dots a point: sharp on a screen and small enough to send. */
const scale = 2

/** Draws a page as a PNG. */
export function drawPng(elements: readonly Element[]): Buffer {
  const files = Object.values(fonts).map(({ file }) => file)
  const picture = new Resvg(toSvg(elements), {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false, fontFiles: files, defaultFontFamily: fonts.sans.family },
  })
  return picture.render().asPng()
}

function toSvg(elements: readonly Element[]): string {
  const { width, height } = page
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    ...elements.map(svgOf),
    '</svg>',
  ].join('')
}

function svgOf(element: Element): string {
  switch (element.kind) {
    case 'frame': {
      const { inset, lineWidth, color } = element
      return `<rect x="${inset}" y="${inset}" width="${page.width - 2 * inset}" height="${page.height - 2 * inset}" fill="none" stroke="${color}" stroke-width="${lineWidth}"/>`
    }
    case 'line':
      return `<path d="M${element.x} ${element.y}h${element.width}" stroke="${element.color}"/>`
    case 'mark':
      return [
        `<g transform="translate(${element.x} ${element.y}) scale(${element.size / mark.size})">`,
        `<rect width="${mark.size}" height="${mark.size}" rx="${mark.radius}" fill="${mark.ground}"/>`,
        `<path d="${mark.knight}" fill="${mark.ink}"/><path d="${mark.eye}" fill="${mark.ground}"/></g>`,
      ].join('')
    case 'text': {
      const { text, x, y, font, size, color, tracking = 0 } = element
      const { family, weight } = fonts[font]
      return `<text x="${x + tracking / 2}" y="${y}" text-anchor="middle" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${tracking}" fill="${color}">${escapeXml(text)}</text>`
    }
    default:
      return element satisfies never
  }
}

/** What XML would read as its own; it has no way to write control characters. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
