import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiArea, ApiCall } from './api-docs.types.ts'
import { messages } from './ApiDocs.messages.ts'
import * as styles from './ApiDocs.css.ts'
import { apiAddress } from '../../platform/server/index.ts'

export interface ApiDocsProps {
  readonly areas: readonly ApiArea[]
}

/** Every call of the API, by area, to read and to link to. */
export function ApiDocs({ areas }: ApiDocsProps) {
  const { formatMessage } = useIntl()
  const count = areas.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <article className={styles.column}>
      <Heading level={1} size="xl">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text as="p">
        <FormattedMessage {...messages.lead} values={{ count }} />
      </Text>
      <Link href={apiAddress('/api/openapi.json')}>
        <FormattedMessage {...messages.machine} />
      </Link>
      <nav aria-label={formatMessage(messages.areas)}>
        <ul className={styles.links}>
          {areas.map(({ name }) => (
            <li key={name}>
              <Link href={`#${name}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {areas.map(({ name, calls }) => (
        <section key={name} id={name} className={styles.area}>
          <Heading level={2}>{name}</Heading>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </section>
      ))}
    </article>
  )
}

function Call({ call }: { readonly call: ApiCall }) {
  const { formatMessage, formatList } = useIntl()
  const { id, method, path, summary, roles, inputs, example, status, errors } = call
  const address = `${method} ${path}`
  return (
    <section id={id} className={styles.call}>
      <Heading level={3} size="m">
        <code className={styles.address}>{address}</code>
      </Heading>
      <div lang="en">
        <Text as="p">{summary}</Text>
      </div>
      <Text as="p" size="s" tone="muted">
        <FormattedMessage
          {...messages.roles}
          values={{ roles: formatList(roles, { type: 'unit' }) }}
        />
      </Text>
      {inputs.length > 0 && (
        <>
          <Heading level={4} size="s">
            <FormattedMessage {...messages.takes} />
          </Heading>
          <dl className={styles.fields}>
            {inputs.map(({ name, place, type, isRequired }) => (
              <Field
                key={`${place} ${name}`}
                name={name}
                value={[
                  type,
                  place,
                  ...(isRequired ? [formatMessage(messages.required)] : []),
                ].join(' · ')}
              />
            ))}
          </dl>
        </>
      )}
      <Heading level={4} size="s">
        <FormattedMessage {...messages.answers} values={{ status }} />
      </Heading>
      {example !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must by the keyboard too
        <pre className={styles.example} tabIndex={0} aria-label={address} role="region">
          {example}
        </pre>
      )}
      <Heading level={4} size="s">
        <FormattedMessage {...messages.errors} />
      </Heading>
      <dl className={styles.fields}>
        {errors.map(({ status: refused, codes }) => (
          <Field key={refused} name={refused} value={codes} />
        ))}
      </dl>
    </section>
  )
}

const Field = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>
      <code>{name}</code>
    </dt>
    <dd className={styles.value}>
      <Text size="s" tone="muted">
        {value}
      </Text>
    </dd>
  </>
)
