import { Inline } from '@kingside/design-system/Inline'
import { ShareButton } from '@kingside/design-system/ShareButton'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { useIntl } from 'react-intl'
import type { FriendGameProps } from './FriendGame.view.tsx'
import { messages } from './FriendGame.messages.ts'
import { MainAction } from './MainAction.tsx'
import { SecondAction } from './SecondAction.tsx'
import { sharePlaces } from './share-places.ts'

/** The next actions. Both button elements stay in all states, so that they keep the focus. */
export function FriendGameActions({
  view,
  ...page
}: Omit<FriendGameProps, 'timeControls' | 'now'>) {
  const { formatMessage } = useIntl()
  const link = view.status === 'waiting' || view.status === 'cancelling' ? view.link : null
  const copied = view.status === 'waiting' && view.copy === 'copied'
  return (
    <div>
      <Inline gap={2}>
        <MainAction view={view} {...page} />
        {link && <ShareLink address={page.addressOf(link.code)} />}
        <SecondAction view={view} {...page} />
      </Inline>
      <span role="status">
        <VisuallyHidden>{copied && formatMessage(messages.copied)}</VisuallyHidden>
      </span>
    </div>
  )
}

function ShareLink({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  const text = formatMessage(messages.shareText)
  return (
    <ShareButton
      url={address}
      title={text}
      texts={{
        share: formatMessage(messages.share),
        link: formatMessage(messages.link),
        copy: formatMessage(messages.copy),
        copied: formatMessage(messages.copied),
        failed: formatMessage(messages.copyFailed),
      }}
      places={sharePlaces(address, text)}
    />
  )
}
