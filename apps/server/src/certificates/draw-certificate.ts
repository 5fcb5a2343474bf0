import type { CertificateFacts, CertificateId } from '../domain/tournaments/certificate.ts'
import { titleNames } from '../domain/titles/title-texts.ts'
import type { TitleFacts } from '../domain/titles/title-store.ts'
import { certificateTexts, languageTags } from './certificate-texts.ts'
import { drawPdf, openPdf } from './draw-pdf.ts'
import { drawPng } from './draw-png.ts'
import { layOutTitle } from './lay-out-title.ts'
import { layOut, type Measure } from './lay-out.ts'

/** Draws a certificate; it takes a processor for a tenth of a second. */
export async function drawCertificate(
  facts: CertificateFacts | TitleFacts,
  { language, format }: Pick<CertificateId, 'language' | 'format'>,
): Promise<Buffer> {
  const pdf = openPdf({
    title: `${certificateTexts[language].heading}: ${facts.kind === 'title' ? titleNames[language][facts.title] : facts.tournament}`,
    language: languageTags[language],
  })
  const measure: Measure = (text, font, size) => pdf.font(font).fontSize(size).widthOfString(text)
  const elements =
    facts.kind === 'title'
      ? layOutTitle(facts, language, measure)
      : layOut(facts, language, measure)
  return format === 'pdf' ? drawPdf(pdf, elements) : drawPng(elements)
}
