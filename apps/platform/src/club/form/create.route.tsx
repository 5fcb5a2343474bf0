import { EmptyState } from '@kingside/design-system/EmptyState'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { LeaveQuestion, PageLoading, PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { clubsKey } from '../calls.ts'
import { clubApiOf } from '../club-api.ts'
import { PictureUpload } from '../PictureUpload.tsx'
import { useRefusal } from '../useRefusal.ts'
import { useReader } from '../useReader.ts'
import { messages as words } from '../words.messages.ts'
import { ClubForm, Refusal } from './ClubForm.view.tsx'
import { type ClubDraft, type DraftProblems, emptyDraft, formOf, problemsOf } from './club-draft.ts'
import { formMessages as messages } from './form.messages.ts'
import { useDraft } from './useDraft.ts'

/** The page on which a member makes a club. */
export function ClubCreateRoute() {
  const { formatMessage } = useIntl()
  const reader = useReader()
  return (
    <>
      <PageTitle {...messages.createTitle} />
      {reader.isLoading && <PageLoading />}
      {reader.isMember && <Create />}
      {!reader.isLoading && !reader.isMember && (
        <EmptyState
          level={1}
          icon={<Users />}
          title={formatMessage(messages.createTitle)}
          actions={
            <Button onPress={() => reader.signIn()}>
              <FormattedMessage {...words.signIn} />
            </Button>
          }
        >
          <FormattedMessage {...messages.visitor} />
        </EmptyState>
      )}
    </>
  )
}

function Create() {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const countries = useCountries()
  const { draft, change, reset } = useDraft('new', emptyDraft)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [isSendingCover, setSendingCover] = useState(false)
  const refusalOf = useRefusal()
  const creating = useMutation({
    mutationFn: (form: ReturnType<typeof formOf>) => clubApiOf(deps).create({ body: form }),
    onSuccess: (club) => {
      reset(emptyDraft)
      void queryClient.invalidateQueries({ queryKey: clubsKey })
      void navigate(`/community/${club.slug}`)
    },
  })
  const submit = () => {
    const found = problemsOf(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) creating.mutate(formOf(draft))
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(emptyDraft)
  return (
    <Stack gap={5}>
      <LeaveQuestion
        isUnsaved={(isChanged || isSendingCover) && !creating.isPending}
        onLeave={() => reset(emptyDraft)}
      />
      <Stack gap={1}>
        <Heading level={1} size="l">
          <FormattedMessage {...messages.createTitle} />
        </Heading>
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.createText} />
        </Text>
      </Stack>
      <ClubForm
        draft={draft}
        problems={problems}
        countries={countries}
        cover={
          <PictureUpload
            kind="club-cover"
            label={formatMessage(messages.cover)}
            help={formatMessage(messages.coverHelp)}
            url={draft.coverUrl}
            onSent={({ id, url }) => change({ coverFile: id, coverUrl: url })}
            onRemove={() => change({ coverFile: null, coverUrl: null })}
            onSending={setSendingCover}
          />
        }
        refusal={creating.isError ? <Refusal message={refusalOf(creating.error)} /> : null}
        submitLabel={messages.createClub}
        isBusy={creating.isPending}
        isSendingCover={isSendingCover}
        onChange={(changed: Partial<ClubDraft>) => change(changed)}
        onSubmit={submit}
      />
    </Stack>
  )
}
