import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { type LateActor, useLateActor } from '../../platform/page/index.ts'
import type { NotificationsActor } from './notifications.ts'

/** Opens the page of a notification that was opened in the panel or over the page. */
export function useNotificationLinks(late: LateActor<NotificationsActor>): void {
  const notifications = useLateActor(late)
  const navigate = useNavigate()
  const follow = useEffectEvent((href: string) => void navigate(href))
  useEffect(() => {
    if (!notifications) return undefined
    const listening = notifications.on('notification.effect', ({ effect }) => {
      // External addresses are opened by the pressed link itself.
      if (effect.kind === 'follow' && !effect.link.external) follow(effect.link.href)
    })
    return () => listening.unsubscribe()
  }, [notifications])
}
