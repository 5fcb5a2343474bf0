import { locales, operatorPageSize } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as frameMessages } from '../frame/frame.messages.ts'
import { useOperatorApi } from '../frame/operator.calls.ts'
import {
  FilterSelect,
  languageNames,
  listMessages,
  oneOf,
  operationKey,
  Pages,
  partOf,
  useListAddress,
  useOperatorList,
} from '../list/index.ts'
import { supportCalls, type SupportLetter } from './support.calls.ts'
import * as styles from '../list/list.css.ts'
import { messages } from './support.messages.ts'

/** What people wrote to the support. */
export function SupportPage() {
  const { formatMessage } = useIntl()
  const api = useOperatorApi(supportCalls)
  const queryClient = useQueryClient()
  const address = useListAddress()
  const { page } = address
  const language = oneOf(locales, address.get('language'))
  const query = useOperatorList(['support', language, page], (signal) =>
    api.list({ query: { language, ...partOf(page) }, signal }),
  )
  const [removing, setRemoving] = useState<number | null>(null)
  const remove = useMutation({
    mutationFn: (id: number) => api.remove({ params: { id } }),
    onSettled: async () => {
      setRemoving(null)
      await queryClient.invalidateQueries({ queryKey: [operationKey] })
    },
  })
  return (
    <Stack gap={5}>
      <Grid column="s" gap={3}>
        <FilterSelect
          label={formatMessage(messages.language)}
          value={language ?? null}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(chosen) => address.set({ language: chosen })}
        />
      </Grid>
      {query.data === undefined && query.isError ? (
        <ErrorState
          size="s"
          title={formatMessage(listMessages.failed)}
          retryLabel={formatMessage(frameMessages.retry)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Letters
          letters={query.data?.results ?? null}
          isFiltered={language !== undefined}
          onRemove={setRemoving}
        />
      )}
      <Pages
        page={page}
        count={Math.ceil((query.data?.count ?? 0) / operatorPageSize)}
        isLoading={query.isPlaceholderData}
        onPage={address.setPage}
      />
      {removing !== null && (
        <ConfirmDialog
          open
          danger
          pending={remove.isPending}
          title={formatMessage(messages.removeTitle)}
          message={formatMessage(messages.removeText)}
          yesLabel={formatMessage(messages.remove)}
          noLabel={formatMessage(messages.keep)}
          onAnswer={(isSure) => (isSure ? remove.mutate(removing) : setRemoving(null))}
        />
      )}
    </Stack>
  )
}

interface LettersProps {
  /** Null while they are loading. */
  readonly letters: readonly SupportLetter[] | null
  readonly isFiltered: boolean
  readonly onRemove: (id: number) => void
}

function Letters({ letters, isFiltered, onRemove }: LettersProps) {
  const { formatMessage } = useIntl()
  if (letters === null) return <Skeleton lines={4} />
  if (letters.length === 0) {
    return (
      <EmptyState
        size="s"
        icon={<Inbox />}
        title={formatMessage(isFiltered ? listMessages.nothing : messages.empty)}
      >
        <FormattedMessage {...(isFiltered ? listMessages.nothingHint : messages.emptyText)} />
      </EmptyState>
    )
  }
  return (
    <ul aria-label={formatMessage(messages.list)} className={styles.cards}>
      {letters.map((letter) => (
        <Letter key={letter.id} letter={letter} onRemove={onRemove} />
      ))}
    </ul>
  )
}

function Letter({
  letter: { id, at, player, subject, message, reply_to: replyTo },
  onRemove,
}: Pick<LettersProps, 'onRemove'> & { readonly letter: SupportLetter }) {
  const { formatMessage, formatDate } = useIntl()
  const mail = `mailto:${encodeURIComponent(replyTo)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <Surface as="li">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="s">
            <bdi>{subject}</bdi>
          </Heading>
          <Text size="s" tone="muted">
            {[
              player
                ? formatMessage(messages.from, { player: player.name || player.uid })
                : formatMessage(messages.visitor),
              formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
              replyTo,
            ].join(' · ')}
          </Text>
        </Stack>
        <p dir="auto" className={styles.message}>
          {message}
        </p>
        <Inline gap={4}>
          <Link href={mail}>
            <FormattedMessage {...messages.reply} />
          </Link>
          <Button size="s" type="secondary" onPress={() => onRemove(id)}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
