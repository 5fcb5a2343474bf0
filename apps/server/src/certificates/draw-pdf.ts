import PdfDocument from 'pdfkit'
import { fonts } from './fonts.ts'
import { colors, type Element, page } from './lay-out.ts'
import { mark } from './mark.ts'

/** A page that is drawn on. */
export type Pdf = InstanceType<typeof PdfDocument>

/** An empty page with the fonts. */
export function openPdf({ title, language }: { title: string; language: string }): Pdf {
  const pdf = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Kingside', Creator: 'Kingside' },
  })
  for (const [name, { file }] of Object.entries(fonts)) pdf.registerFont(name, file)
  return pdf
}

/** Draws on a page, so that readers find its texts in their order, and closes it. */
export async function drawPdf(pdf: Pdf, elements: readonly Element[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const content = pdf.struct('Document')
  pdf.addStructure(content)
  decorate(pdf, () => pdf.rect(0, 0, page.width, page.height).fill(colors.paper))
  for (const element of elements) {
    if (element.kind !== 'text') {
      decorate(pdf, () => drawShape(pdf, element))
      continue
    }
    // Letters that stand apart are read as a word all the same.
    const said = element.tracking === undefined ? {} : { actual: element.text }
    const tag = element.isHeading ? 'H1' : 'P'
    content.add(pdf.struct(tag, said, () => drawText(pdf, element)))
  }
  content.end()
  pdf.end()
  return whole
}

function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}

function drawShape(pdf: Pdf, element: Exclude<Element, { kind: 'text' }>): void {
  switch (element.kind) {
    case 'frame': {
      const { inset, lineWidth, color } = element
      pdf
        .lineWidth(lineWidth)
        .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
        .stroke(color)
      return
    }
    case 'line':
      pdf
        .lineWidth(1)
        .moveTo(element.x, element.y)
        .lineTo(element.x + element.width, element.y)
        .stroke(element.color)
      return
    case 'mark':
      pdf
        .save()
        .translate(element.x, element.y)
        .scale(element.size / mark.size)
        .roundedRect(0, 0, mark.size, mark.size, mark.radius)
        .fill(mark.ground)
        .path(mark.knight)
        .fill(mark.ink)
        .path(mark.eye)
        .fill(mark.ground)
        .restore()
      return
    default:
      return element satisfies never
  }
}

function drawText(pdf: Pdf, element: Extract<Element, { kind: 'text' }>): void {
  const { text, x, y, font, size, color, tracking = 0 } = element
  pdf.font(font).fontSize(size).fillColor(color)
  const width = pdf.widthOfString(text, { characterSpacing: tracking })
  pdf.text(text, x - width / 2, y, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking,
  })
}
