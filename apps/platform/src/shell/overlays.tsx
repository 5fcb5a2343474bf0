import { selectPopupsView } from '@kingside/machines/popups'
import { selectSystemDialogsView } from '@kingside/machines/system-dialogs'
import { selectToasterView } from '@kingside/machines/toaster'
import { useSelector } from '@xstate/react'
import { createElement, Suspense, useState, useSyncExternalStore } from 'react'
import { useDependencies } from '../dependencies.ts'
import { type NotificationsActor, useNotificationLinks } from '../notices/list/index.ts'
import {
  ContentBoundary,
  isUnloaded,
  lazyPart,
  PageLoading,
  PartFailed,
  type PopupContentProps,
  type LateActor,
  useLateView,
  usePrepared,
} from '../platform/page/index.ts'
import { UpdateNotice } from './update/UpdateNotice.view.tsx'
import { alertedBy } from '../notices/toaster/index.ts'
import { isExternal } from '../notices/words/index.ts'
import { createPopupContents, type PopupContents, useLoadedPopup } from './popups/popup-contents.ts'

// Loaded later: dialogs and toasts are larger than the rest of the first page, which rarely shows one at once.
const Popups = lazyPart(async () => (await import('./popups/Popups.view.tsx')).Popups)
const SystemDialogs = lazyPart(
  async () => (await import('../notices/dialogs/SystemDialogs.view.tsx')).SystemDialogs,
)
const Toaster = lazyPart(async () => (await import('../notices/toaster/Toaster.view.tsx')).Toaster)

const noDialogs = { status: 'idle' } as const
const noToasts = { status: 'empty' } as const

/** The parts over every page: the popup of the address, dialogs, and toasts. */
export function Overlays() {
  const { actors, now, updates, gameStarts } = useDependencies()
  const { popups, dialogs, notifications, toaster } = actors
  const [contents] = useState(createPopupContents)
  const [prepared] = useState([contents])
  usePrepared(prepared)
  useNotificationLinks(notifications)
  const popupsView = useSelector(popups, selectPopupsView)
  const loadedPopup = useLoadedPopup(popupsView, contents)
  const dialogsView = useLateView(dialogs, selectSystemDialogsView, noDialogs)
  const toasterView = useLateView(toaster, selectToasterView, noToasts)
  const isUpdated = useSyncExternalStore(updates.subscribe, updates.isWaiting)
  const [isDismissed, setDismissed] = useState(false)
  const hasPopups = useLatch(popupsView.status === 'open' || popupsView.payment !== null)
  const hasDialogs = useLatch(dialogsView.status !== 'idle')
  const hasToasts = useLatch(toasterView.status !== 'empty')
  return (
    <>
      {hasPopups && (
        <Popups
          view={loadedPopup}
          content={contentOf(contents)}
          onClose={() => popups.send({ type: 'popup.close' })}
          onPaymentRead={() => popups.send({ type: 'payment.read' })}
          onPayAgain={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
        />
      )}
      {hasDialogs && (
        <SystemDialogs
          view={dialogsView}
          onAnswer={(id, answer) => dialogs.send({ type: 'dialog.answer', id, answer })}
          onLeave={(id) => dialogs.send({ type: 'dialog.leave', id })}
          onClosed={(id) => dialogs.send({ type: 'dialog.closed', id })}
        />
      )}
      <UpdateNotice
        waiting={isUpdated && !isDismissed}
        onApply={() => updates.apply()}
        onLater={() => setDismissed(true)}
      />
      {hasToasts && (
        <Toaster
          view={toasterView}
          onShow={(id) => toaster.send({ type: 'toast.show', id, at: now() })}
          onHold={(id, by) => toaster.send({ type: 'toast.hold', id, by, at: now() })}
          onRelease={(id, by) => toaster.send({ type: 'toast.release', id, by, at: now() })}
          onClick={(id) => {
            toaster.send({ type: 'toast.click', id })
            gameStarts.followToast(id)
          }}
          onAction={(id) => {
            toaster.send({ type: 'toast.dismiss', id })
            gameStarts.followToast(id)
            const alerted = alertedBy(id)
            if (alerted !== null) openAlerted(notifications, alerted)
          }}
          onClose={(id) => toaster.send({ type: 'toast.close', id })}
          onDismiss={(id) => toaster.send({ type: 'toast.dismiss', id })}
        />
      )}
    </>
  )
}

interface ShownContentProps {
  readonly contents: PopupContents
  readonly open: PopupContentProps
}

const contentOf = (contents: PopupContents) => (open: PopupContentProps) => (
  <ShownContent contents={contents} open={open} />
)

/** The content of a popup; if it fails to load, or throws, it can be retried. */
function ShownContent({ contents, open }: ShownContentProps) {
  const renderFailed = (error: unknown, retry: () => void) => (
    <PartFailed
      reason={isUnloaded(error) ? 'unloaded' : 'broken'}
      onRetry={() => {
        contents.forget(open.popup)
        retry()
      }}
    />
  )
  return (
    <ContentBoundary fallback={renderFailed}>
      <Suspense fallback={<PageLoading />}>{createElement(contents.of(open.popup), open)}</Suspense>
    </ContentBoundary>
  )
}

/** Opens the notification of a toast; another site's page opens without access to this one. */
function openAlerted(notifications: LateActor<NotificationsActor>, id: string): void {
  const items = notifications.current()?.getSnapshot().context.items
  const item = items?.find((one) => one.id === id)
  if (item?.link && !isExternal(item)) window.open(item.link.href, '_blank', 'noopener')
  notifications.send({ type: 'notification.open', id })
}

/** True from the first time on: a part that was shown stays mounted, so that it can fade. */
function useLatch(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return is || was
}
