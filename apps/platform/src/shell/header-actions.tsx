import { AccountMenu } from '@kingside/design-system/AccountMenu'
import { selectNotificationsView } from '@kingside/machines/notifications'
import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../dependencies.ts'
import { useLateView } from '../platform/page/index.ts'
import { Notifications } from '../notices/list/index.ts'
import { useGameEntry } from '../lobby/running/index.ts'
import { createAccountActions, messages, useAccount } from '../account/session/index.ts'
import * as styles from './Shell.css.ts'
import { VisitorActions } from './VisitorActions.tsx'

const noNotifications = { status: 'loading', attention: false, unreadCount: 0 } as const

/** The user's part at the end of the header: notifications and account, or a visitor's ways to an account. */
export function HeaderActions() {
  const deps = useDependencies()
  const { session, notifications } = deps.actors
  const [actions] = useState(() => createAccountActions(deps))
  const { formatMessage } = useIntl()
  const sessionView = useSelector(session, selectSessionView)
  const view = useLateView(notifications, selectNotificationsView, noNotifications)
  const account = useAccount(sessionView, actions)
  const entry = useGameEntry()
  useEffect(() => void notifications.load(), [notifications])
  const menu = (
    <AccountMenu
      {...(account.state === 'loading' ? account : { ...account, ...entry })}
      groupLabels={{
        account: formatMessage(messages.ownPlaces),
        session: formatMessage(messages.session),
      }}
    />
  )

  // A messaging app's slim bar has no room for words.
  if (account.state === 'visitor' && !deps.isMiniApp) {
    return (
      <>
        <VisitorActions onSignIn={actions.signIn} onCreateAccount={actions.register} />
        <span className={styles.wideOnly}>{menu}</span>
      </>
    )
  }
  return (
    <>
      {account.state !== 'loading' && (
        <Notifications
          // A visitor's one notification asks to sign in, which nobody is waiting for.
          view={account.state === 'visitor' ? { ...view, attention: false } : view}
          onOpen={(id) => notifications.send({ type: 'notification.open', id })}
          onReadAll={() => notifications.send({ type: 'notifications.read' })}
          onRetry={() => notifications.send({ type: 'notifications.refresh' })}
        />
      )}
      {menu}
    </>
  )
}
