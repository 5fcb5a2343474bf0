import { ShareButton } from '@kingside/design-system/ShareButton'
import { useIntl } from 'react-intl'
import { messages } from './player.messages.ts'

export interface ShareProps {
  /** The player's name. */
  readonly name: string
  /** The address of the page. */
  readonly url: string
}

/** Shares the address of a player's page. */
export function Share({ name, url }: ShareProps) {
  const { formatMessage } = useIntl()
  return (
    <ShareButton
      iconOnly
      type="secondary"
      url={url}
      title={name}
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
