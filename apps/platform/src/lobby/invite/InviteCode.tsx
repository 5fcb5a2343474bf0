import { CopyButton } from '@kingside/design-system/CopyButton'
import { Countdown } from '@kingside/design-system/Countdown'
import { Inline } from '@kingside/design-system/Inline'
import { ShareButton } from '@kingside/design-system/ShareButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { OwnInvite } from '@kingside/machines/invite-challenge'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { waitMessages } from '../../platform/page/index.ts'
import { messages } from './InviteChallenge.messages.ts'
import * as styles from './InviteCode.css.ts'

export interface InviteCodeProps {
  readonly invite: OwnInvite
  /** The address of the link. */
  readonly address: string
  readonly now: () => number
}

/** The code of an invite, large enough to be read out, with buttons to share it. */
export function InviteCode({ invite, address, now }: InviteCodeProps) {
  const { formatMessage } = useIntl()
  const copied = {
    copied: formatMessage(messages.copied),
    failed: formatMessage(messages.copyFailed),
  }
  return (
    <Stack gap={4}>
      <Surface tone="sunken" padding={5}>
        <Stack gap={1} align="center">
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.code} />
          </Text>
          <div className={styles.code} dir="ltr">
            {invite.code}
          </div>
          <Expiry expiresInMs={invite.expiresInMs} now={now} />
        </Stack>
      </Surface>
      <Inline gap={3}>
        <ShareButton
          type="primary"
          url={address}
          title={formatMessage(messages.shareTitle)}
          text={formatMessage(messages.shareText, { code: invite.code })}
          texts={{
            ...copied,
            share: formatMessage(messages.share),
            link: formatMessage(messages.link),
            copy: formatMessage(messages.copyLink),
          }}
        />
        <CopyButton
          text={invite.code}
          texts={{ ...copied, copy: formatMessage(messages.copyCode) }}
        />
      </Inline>
    </Stack>
  )
}

type ExpiryProps = Pick<OwnInvite, 'expiresInMs'> & Pick<InviteCodeProps, 'now'>

/** How long the invite is still valid. The machine has the time left, so it is counted from here. */
function Expiry({ expiresInMs, now }: ExpiryProps) {
  const { formatMessage } = useIntl()
  const [start] = useState(now)
  return (
    <Text as="div" size="s" tone="muted" align="center">
      {expiresInMs === null ? (
        <FormattedMessage {...messages.noExpiry} />
      ) : (
        <FormattedMessage
          {...messages.expiry}
          values={{
            time: (
              <Countdown
                label={formatMessage(messages.expiryLabel)}
                to={start + expiresInMs}
                now={now}
                texts={{
                  days: ({ days, hours }) => formatMessage(waitMessages.days, { days, hours }),
                  spoken: ({ days, hours, minutes, seconds }) =>
                    formatMessage(waitMessages.spoken, { days, hours, minutes, seconds }),
                  over: formatMessage(waitMessages.over),
                }}
              />
            ),
          }}
        />
      )}
    </Text>
  )
}
