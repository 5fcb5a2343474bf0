import { type PopupName, selectPopupsView } from '@kingside/machines/popups'
import { selectSystemDialogsView } from '@kingside/machines/system-dialogs'
import { selectToasterView } from '@kingside/machines/toaster'
import { useSelector } from '@xstate/react'
import { type ComponentType, createElement, lazy, Suspense } from 'react'
import type { AppDependencies } from '../app/dependencies.ts'
import { type PopupContentProps, Popups } from '../features/popups/Popups.tsx'
import { SystemDialogs } from '../features/system-dialogs/SystemDialogs.tsx'
import { Toaster } from '../features/toaster/Toaster.tsx'
import { popupContents } from './popups/index.ts'

/** What lies over every page: the popup that the address names, questions, and passing messages. */
export function createOverlays(deps: AppDependencies): ComponentType {
  const { popups, dialogs, toaster } = deps.actors
  const { now } = deps
  const contents = new Map<PopupName, ComponentType<PopupContentProps>>()

  /** Each popup's code is loaded when it is first opened. */
  const contentOf = (popup: PopupName): ComponentType<PopupContentProps> => {
    const known =
      contents.get(popup) ?? lazy(async () => ({ default: (await popupContents[popup]())(deps) }))
    contents.set(popup, known)
    return known
  }

  function Overlays() {
    const popupsView = useSelector(popups, selectPopupsView)
    const dialogsView = useSelector(dialogs, selectSystemDialogsView)
    const toasterView = useSelector(toaster, selectToasterView)
    return (
      <>
        <Popups
          view={popupsView}
          content={(open) => <Suspense>{createElement(contentOf(open.popup), open)}</Suspense>}
          onClose={() => popups.send({ type: 'popup.close' })}
          onPaymentRead={() => popups.send({ type: 'payment.read' })}
          onPayAgain={() => popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })}
        />
        <SystemDialogs
          view={dialogsView}
          onAnswer={(id, answer) => dialogs.send({ type: 'dialog.answer', id, answer })}
          onLeave={(id) => dialogs.send({ type: 'dialog.leave', id })}
          onClosed={(id) => dialogs.send({ type: 'dialog.closed', id })}
        />
        <Toaster
          view={toasterView}
          onShow={(id) => toaster.send({ type: 'toast.show', id, at: now() })}
          onHold={(id, by) => toaster.send({ type: 'toast.hold', id, by, at: now() })}
          onRelease={(id, by) => toaster.send({ type: 'toast.release', id, by, at: now() })}
          onClick={(id) => toaster.send({ type: 'toast.click', id })}
          onClose={(id) => toaster.send({ type: 'toast.close', id })}
          onDismiss={(id) => toaster.send({ type: 'toast.dismiss', id })}
        />
      </>
    )
  }
  return Overlays
}
