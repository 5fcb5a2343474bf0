import type { TitleFacts } from '../domain/titles/title-store.ts'
import { titleNames } from '../domain/titles/title-texts.ts'
import type { CertificateId } from '../domain/tournaments/certificate.ts'
import { certificateTexts } from './certificate-texts.ts'
import {
  centred,
  colors,
  type Element,
  fittingSize,
  letterhead,
  longDate,
  type Measure,
  rowOf,
  signature,
  widest,
} from './lay-out.ts'

/** Says where everything on the certificate of a title is. */
export function layOutTitle(
  facts: TitleFacts,
  language: CertificateId['language'],
  measure: Measure,
): readonly Element[] {
  const texts = certificateTexts[language]
  const named = `${titleNames[language][facts.title]} (${facts.title})`
  const size = fittingSize(named, 'serif', { from: 30, least: 20, width: widest }, measure)
  const cells = [
    { label: texts.performance, value: String(facts.performance) },
    { label: texts.games, value: String(facts.games) },
    { label: texts.boardType, value: texts.boardTypes[facts.boardType] },
    { label: texts.date, value: longDate(facts.awardedAt, language) },
  ]
  return [
    ...letterhead(texts.heading, facts.name, measure),
    centred(named, 306, 'serif', size, colors.ink),
    centred(texts.wonOver(facts.games, facts.boardType), 350, 'sans', 15, colors.quiet),
    ...rowOf(cells, null, measure),
    signature,
  ]
}
