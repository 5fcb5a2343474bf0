import { GoToPage } from '@kingside/design-system/GoToPage'
import { useIntl } from 'react-intl'
import { listMessages as messages } from './list.messages.ts'

export interface PagesProps {
  /** From 1. */
  readonly page: number
  readonly count: number
  readonly isLoading: boolean
  readonly onPage: (page: number) => void
}

/** The way through the pages of a list; nothing where there is one. */
export function Pages({ page, count, isLoading, onPage }: PagesProps) {
  const { formatMessage } = useIntl()
  return (
    <GoToPage
      page={Math.min(page, Math.max(count, 1))}
      count={count}
      loading={isLoading}
      onChange={onPage}
      texts={{
        label: formatMessage(messages.pages),
        previous: formatMessage(messages.previous),
        next: formatMessage(messages.next),
        page: (number) => formatMessage(messages.page, { page: number }),
        position: (number, all) => formatMessage(messages.position, { page: number, count: all }),
      }}
    />
  )
}
