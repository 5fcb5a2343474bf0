import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'

/** The kinds of messages. */
export const messageTypes = ['info', 'danger', 'warning', 'success'] as const
export type MessageType = (typeof messageTypes)[number]

const icons: Record<MessageType, LucideIcon> = {
  info: Info,
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
}

/** The icon of a kind of message, so that colour is never its only sign. */
export function MessageIcon({ type }: { type: MessageType }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}
