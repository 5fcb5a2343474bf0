import type { Notice } from '@kingside/design-system/NotificationPanel'
import type { NotificationItem, NotificationTournament } from '@kingside/machines/notification'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { noticeLooks } from '../words/notice-looks.ts'
import { opensPopup } from '../words/notice-ways.ts'
import { useWords } from '../words/useWords.ts'

/** Returns a function that makes the panel's items of notifications. `onOpen` is called with the opened one. */
export function useNotice(
  onOpen: (item: NotificationItem) => void,
): (item: NotificationItem) => Notice {
  const { formatDate } = useIntl()
  const words = useWords()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  const factsOf = ({ name, timeControl, start }: NotificationTournament) => {
    const begins =
      start !== null && !Number.isNaN(Date.parse(start)) ? formatDate(start, moment) : null
    return [name, timeControl, begins].filter((fact) => fact !== null).join(' · ')
  }

  return (item) => {
    const { id, type, title, link, unread } = item
    const { type: tone, icon: Icon } = noticeLooks[type]
    const description = lines([
      item.description && words(item.description),
      item.tournament && factsOf(item.tournament),
    ])
    // An item without a link can be opened while unread; it stays a button then, so that it keeps the focus.
    const opens = unread || opened.has(id) || link !== null || opensPopup(item)
    return {
      id,
      title: words(title),
      type: tone,
      icon: <Icon aria-hidden="true" />,
      unread,
      ...(description !== null && { description }),
      ...(link && { href: link.href, external: link.external }),
      ...(opens && {
        onOpen: () => {
          setOpened((before) => new Set([...before, id]))
          onOpen(item)
        },
      }),
    }
  }
}

const moment = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

function lines([first, second]: readonly [string | null, string | null]): ReactNode {
  if (first === null || second === null) return first ?? second
  return (
    <>
      {first}
      <br />
      {second}
    </>
  )
}
