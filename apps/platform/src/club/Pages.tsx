import { GoToPage } from '@kingside/design-system/GoToPage'
import { useIntl } from 'react-intl'
import { messages } from './words.messages.ts'

export interface PagesProps {
  readonly page: number
  /** Of all entries. */
  readonly count: number
  readonly size: number
  readonly isLoading: boolean
  readonly onPage: (page: number) => void
}

/** The pages of a list; nothing where there is one. */
export function Pages({ page, count, size, isLoading, onPage }: PagesProps) {
  const { formatMessage } = useIntl()
  return (
    <GoToPage
      page={page}
      count={Math.max(1, Math.ceil(count / size))}
      loading={isLoading}
      onChange={onPage}
      texts={{
        label: formatMessage(messages.pages),
        previous: formatMessage(messages.previous),
        next: formatMessage(messages.next),
        page: (number) => formatMessage(messages.page, { page: number }),
        position: (number, all) => formatMessage(messages.position, { count: all, page: number }),
      }}
    />
  )
}
