import type { CertificateFacts, CertificateId } from '../domain/tournaments/certificate.ts'
import { certificateTexts, languageTags } from './certificate-texts.ts'
import { drawPdf, openPdf } from './draw-pdf.ts'
import { drawPng } from './draw-png.ts'
import { layOut } from './lay-out.ts'

/** Draws a certificate; it takes a processor for a tenth of a second. */
export async function drawCertificate(
  facts: CertificateFacts,
  { language, format }: Pick<CertificateId, 'language' | 'format'>,
): Promise<Buffer> {
  const pdf = openPdf({
    title: `${certificateTexts[language].heading}: ${facts.tournament}`,
    language: languageTags[language],
  })
  const elements = layOut(facts, language, (text, font, size) =>
    pdf.font(font).fontSize(size).widthOfString(text),
  )
  return format === 'pdf' ? drawPdf(pdf, elements) : drawPng(elements)
}
