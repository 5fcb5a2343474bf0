import { Accordion } from '@kingside/design-system/Accordion'
import { Text } from '@kingside/design-system/Text'
import type { Tournament } from '../tournament.types.ts'

/** Questions about a tournament, each with its answer below it. */
export function Faq({ faq }: Pick<Tournament, 'faq'>) {
  return (
    <Accordion
      headingLevel={4}
      items={faq.map(({ question, explanation }, index) => ({
        value: String(index),
        title: question,
        content: <Text as="p">{explanation}</Text>,
      }))}
    />
  )
}
