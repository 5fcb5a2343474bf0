import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { MessageType } from '@kingside/design-system/MessageIcon'
import { Stack } from '@kingside/design-system/Stack'
import type { SessionView, SignedOutReason } from '@kingside/machines/session'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LatePrompt } from './LatePrompt.tsx'
import { messages, reasonMessages } from './Session.messages.ts'
import * as styles from './SessionGate.css.ts'

export interface SignedOutNoticeProps {
  readonly view: Extract<SessionView, { readonly status: 'unauthorized' }>
  readonly reason: SignedOutReason
  readonly onSignIn: () => void
  readonly onRetry: () => void
  /** Opens the page on which a ban can be appealed, for routers. */
  readonly onSupport: () => void
}

/**
 * Why the user is signed out, and the button to sign in. A session that ends while the user is active first shows the
 * sign-in over the page.
 */
export function SignedOutNotice({
  view,
  reason,
  onSignIn,
  onRetry,
  onSupport,
}: SignedOutNoticeProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(view.isPrompting)
  const [isClosed, setClosed] = useState(false)
  const actions = (
    <Inline gap={2}>
      {reason === 'banned' ? (
        <LinkButton size="s" href="/support" onPress={onSupport}>
          <FormattedMessage {...looks.banned.wayOn} />
        </LinkButton>
      ) : (
        <Button size="s" onPress={view.canRetry ? onRetry : onSignIn}>
          <FormattedMessage {...looks[reason].wayOn} />
        </Button>
      )}
      <Button size="s" type="ghost" onPress={() => setClosed(true)}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
    </Inline>
  )
  return (
    <>
      {!isAsking && !isClosed && (
        <div className={styles.notice}>
          <Banner
            type={looks[reason].type}
            title={formatMessage(reasonMessages[reason])}
            {...(reason !== 'banned' && { action: actions })}
          >
            {reason === 'banned' ? (
              <Stack gap={3}>
                <BanWords detail={view.detail} />
                {actions}
              </Stack>
            ) : reason === 'unreachable' ? (
              formatMessage(messages.asVisitor)
            ) : (
              view.detail
            )}
          </Banner>
        </div>
      )}
      {view.isPrompting && (
        <LatePrompt
          open={isAsking}
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) onSignIn()
          }}
        />
      )}
    </>
  )
}

/** The reason in the server's words, and what to do next. */
const BanWords = ({ detail }: { readonly detail: string | null }) => (
  <Stack gap={1}>
    {detail !== null && <span>{detail}</span>}
    <span>
      <FormattedMessage {...messages.afterBan} />
    </span>
  </Stack>
)

const looks = {
  signed_out: { type: 'info', wayOn: messages.signInAgain },
  signed_out_elsewhere: { type: 'info', wayOn: messages.signInAgain },
  session_expired: { type: 'warning', wayOn: messages.signIn },
  user_inactive: { type: 'danger', wayOn: messages.otherAccount },
  banned: { type: 'danger', wayOn: messages.support },
  authentication_failed: { type: 'danger', wayOn: messages.signIn },
  unreachable: { type: 'warning', wayOn: messages.retry },
} as const satisfies Record<
  SignedOutReason,
  { readonly type: MessageType; readonly wayOn: unknown }
>
