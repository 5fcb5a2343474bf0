import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { messages } from './Text.messages.ts'
import type { TextBlock, TextSection } from './text-page.ts'
import * as styles from './TextPage.css.ts'

export interface TextPageViewProps {
  readonly title: MessageDescriptor
  /** The day of the last change, as `YYYY-MM-DD`; null where the sections have dates themselves. */
  readonly changed: string | null
  readonly lead: string
  /** In their order. The ids follow the `#` in addresses. */
  readonly sections: readonly (TextSection & { readonly id: string })[]
  /** Below the sections. */
  readonly children?: ReactNode
}

/** A long text with its sections, to read and to link to. */
export function TextPageView({ title, changed, lead, sections, children }: TextPageViewProps) {
  const { formatDate } = useIntl()
  return (
    <article className={styles.column}>
      <header className={styles.head}>
        <Heading level={1} size="xl">
          <FormattedMessage {...title} />
        </Heading>
        {changed !== null && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage
              {...messages.changed}
              values={{ date: formatDate(changed, { dateStyle: 'long', timeZone: 'UTC' }) }}
            />
          </Text>
        )}
        <Text as="p">{lead}</Text>
      </header>
      {changed !== null && <Contents sections={sections} />}
      {sections.map(({ id, title: words, body }) => (
        <section key={id} id={id} className={styles.section}>
          <Heading level={2}>{words}</Heading>
          {body.map((block) => (
            <Block key={typeof block === 'string' ? block : block.join()} block={block} />
          ))}
        </section>
      ))}
      {children}
    </article>
  )
}

function Contents({ sections }: Pick<TextPageViewProps, 'sections'>) {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles.contents} aria-label={formatMessage(messages.contents)}>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Block({ block }: { readonly block: TextBlock }) {
  if (typeof block === 'string') return <Text as="p">{block}</Text>
  return (
    <ul className={styles.points}>
      {block.map((point) => (
        <Text key={point} as="li">
          {point}
        </Text>
      ))}
    </ul>
  )
}
