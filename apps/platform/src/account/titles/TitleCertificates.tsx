import { Heading, type HeadingProps } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { TitleMark } from '@kingside/design-system/TitleMark'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { titleMessages } from '../../chess/terms/index.ts'
import type { Certificates, TitleCertificate } from './titles.types.ts'
import { messages } from './Titles.messages.ts'

export interface TitleCertificatesProps extends Certificates {
  /** Of the heading. @default 2 */
  readonly level?: HeadingProps['level']
}

/** The certificates of somebody's arena titles, to download; nothing where there are none. */
export function TitleCertificates({ titles, zip, level = 2 }: TitleCertificatesProps) {
  const { formatMessage } = useIntl()
  if (titles.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={level} size="s">
        <FormattedMessage {...messages.certificates} />
      </Heading>
      <List label={formatMessage(messages.certificates)}>
        {titles.toReversed().map((certificate) => (
          <CertificateItem key={certificate.title} {...certificate} />
        ))}
      </List>
      {zip !== null && titles.length > 1 && (
        <Inline>
          <LinkButton href={zip} type="secondary" size="s" icon={<Download />}>
            <FormattedMessage {...messages.zip} />
          </LinkButton>
        </Inline>
      )}
    </Stack>
  )
}

function CertificateItem({ title, pdf, png }: TitleCertificate) {
  const { formatMessage } = useIntl()
  const name = formatMessage(titleMessages[title])
  return (
    <ListItem
      leading={<TitleMark title={title} name={name} />}
      title={name}
      actions={
        <Inline gap={3}>
          {Object.entries({ PDF: pdf, PNG: png }).map(([format, address]) => (
            <Link key={format} href={address}>
              <VisuallyHidden>{name}</VisuallyHidden> {format}
            </Link>
          ))}
        </Inline>
      }
    />
  )
}
