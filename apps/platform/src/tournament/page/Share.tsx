import { ShareButton } from '@kingside/design-system/ShareButton'
import { useIntl } from 'react-intl'
import { messages } from './page.messages.ts'

export interface ShareProps {
  /** The tournament's name. */
  readonly name: string
  /** Its address. */
  readonly url: string
}

/** Shares the address of a tournament. */
export function Share({ name, url }: ShareProps) {
  const { formatMessage } = useIntl()
  return (
    <ShareButton
      iconOnly
      url={url}
      title={name}
      placement="bottom end"
      texts={{
        share: formatMessage(messages.share),
        link: formatMessage(messages.shareLink),
        copy: formatMessage(messages.copy),
        copied: formatMessage(messages.copied),
        failed: formatMessage(messages.notCopied),
      }}
    />
  )
}
