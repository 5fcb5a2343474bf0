import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './Request.css.ts'
import type { ShownRequest } from './verifications.calls.ts'
import { messages } from './verifications.messages.ts'

const kinds = [
  ['selfie_with_id', messages.selfie],
  ['avatar', messages.avatar],
  ['parent_consent', messages.consent],
] as const

/** The photos that were sent. Their links last five minutes; what is shown stays. */
export function RequestDocuments({ files }: Pick<ShownRequest, 'files'>) {
  const { formatMessage } = useIntl()
  const sent = kinds.flatMap(([kind, name]) => {
    const link = files[kind]
    return link === null ? [] : [{ kind, link, name: formatMessage(name) }]
  })
  return (
    <Stack gap={3}>
      <Heading level={2} size="m">
        <FormattedMessage {...messages.documents} />
      </Heading>
      {sent.length === 0 ? (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      ) : (
        <>
          <Grid column="m" gap={4}>
            {sent.map(({ kind, link, name }) => (
              <figure key={kind} className={styles.figure}>
                <img src={link} alt={name} className={styles.picture} />
                <figcaption>
                  <Link href={link} newTab>
                    {name}
                  </Link>
                </figcaption>
              </figure>
            ))}
          </Grid>
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.documentsHint} />
          </Text>
        </>
      )}
    </Stack>
  )
}
