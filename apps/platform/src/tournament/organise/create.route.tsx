import { ErrorState } from '@kingside/design-system/ErrorState'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { codeOf } from '../calls.ts'
import { organiseApiOf } from './organise.calls.ts'
import { messages } from './organise.messages.ts'

/** In English in every language: names of tournaments go to the federation. */
const firstName = 'New tournament'

/** Begins a tournament, of the club in the address or of the member’s own, and leads to its form. */
export function CreateTournamentRoute() {
  const api = organiseApiOf(useDependencies())
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const club = useSearchParams().get('club')
  const { mutate, isError, error, isPending } = useMutation({
    mutationFn: () =>
      api.create({
        body: {
          name: firstName,
          ...(club !== null && { community: club }),
        },
      }),
    onSuccess: ({ id }) => navigate(`/tournaments/drafts/${id}`, { replace: true }),
  })
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate()
  }, [mutate])
  return (
    <>
      <PageTitle {...messages.newTitle} />
      {isError ? (
        <ErrorState
          level={1}
          title={formatMessage(
            codeOf(error) === 'email_verification_required'
              ? messages.unconfirmed
              : messages.failed,
          )}
          retryLabel={formatMessage(messages.retry)}
          retrying={isPending}
          onRetry={() => mutate()}
        />
      ) : (
        <PageLoading whole />
      )}
    </>
  )
}
