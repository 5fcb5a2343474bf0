import { clubLimits } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Inline } from '@kingside/design-system/Inline'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { cardsQuery } from '../calls.ts'
import type { Club, ClubCard } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { Failed } from '../Failed.tsx'
import { PictureUpload } from '../PictureUpload.tsx'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'
import { ItemButtons } from './ItemButtons.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { useQuestion } from './Question.tsx'
import { useChange } from './useChange.ts'
import { useItemTexts } from './useItemTexts.ts'

/** The information cards of a club: added, changed, put in order and taken away. */
export function CardsTab({ club }: { readonly club: Club }) {
  const api = clubApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const cards = useQuery(cardsQuery(api, club.id))
  const [edited, setEdited] = useState<ClubCard | 'new' | null>(null)
  const { run, refusal } = useChange()
  const { question, ask } = useQuestion()
  if (cards.isError && !cards.data) {
    return (
      <Failed
        title={messages.cardsFailed}
        isRetrying={cards.isFetching}
        onRetry={() => void cards.refetch()}
      />
    )
  }
  const all = cards.data ?? []
  const paramsOf = (card: ClubCard) => ({ id: club.id, itemId: card.id })
  return (
    <Stack gap={4}>
      <Inline>
        <Button
          icon={<Plus />}
          onPress={() => setEdited('new')}
          {...(all.length >= clubLimits.cards && {
            disabledReason: formatMessage(messages.cardsFull, { count: clubLimits.cards }),
          })}
        >
          <FormattedMessage {...messages.addCard} />
        </Button>
      </Inline>
      <AdminNotice message={refusal} />
      <List
        label={formatMessage(words.cards)}
        empty={
          <EmptyState size="s" icon={<Newspaper />} title={formatMessage(messages.noCards)}>
            <FormattedMessage {...messages.noCardsText} />
          </EmptyState>
        }
        {...(cards.data === undefined && {
          status: 'loading',
          loadingLabel: formatMessage(messages.loading),
        })}
      >
        {all.map((card, index) => (
          <ListItem
            key={card.id}
            title={<bdi>{card.title}</bdi>}
            meta={<bdi>{card.text}</bdi>}
            actions={
              <ItemButtons
                name={card.title}
                index={index}
                count={all.length}
                onMove={(position) =>
                  run(({ cards: calls }) =>
                    calls.change({
                      params: paramsOf(card),
                      body: { version: card.version, position },
                    }),
                  )
                }
                onEdit={() => setEdited(card)}
                onDelete={() =>
                  ask({
                    title: messages.deleteCardTitle,
                    text: messages.deleteText,
                    yes: messages.delete,
                    no: messages.keep,
                    name: card.title,
                    onYes: () =>
                      run(({ cards: calls }) => calls.remove({ params: paramsOf(card) })),
                  })
                }
              />
            }
          />
        ))}
      </List>
      {edited !== null && (
        <CardDialog
          club={club}
          card={edited === 'new' ? null : edited}
          latest={edited === 'new' ? null : (all.find(({ id }) => id === edited.id) ?? null)}
          onClose={() => setEdited(null)}
        />
      )}
      {question}
    </Stack>
  )
}

interface CardDialogProps {
  readonly club: Club
  /** Null is a new one. */
  readonly card: ClubCard | null
  /** As it is now, where somebody else has changed it meanwhile. */
  readonly latest: ClubCard | null
  readonly onClose: () => void
}

function CardDialog({ club, card, latest, onClose }: CardDialogProps) {
  const { formatMessage } = useIntl()
  const texts = useItemTexts(card, { title: clubLimits.cardTitle, text: clubLimits.cardText })
  const [file, setFile] = useState<string | null | undefined>(undefined)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, refusal, isPending, isConflict } = useChange()
  const submit = () => {
    setErrors(texts.problems)
    if (Object.keys(texts.problems).length > 0) return
    const fields = {
      ...texts.values,
      ...(file !== undefined && { file }),
    }
    const version = (isConflict ? latest : card)?.version ?? 1
    run(
      ({ cards }) =>
        card === null
          ? cards.add({ params: { id: club.id }, body: fields })
          : cards.change({
              params: { id: club.id, itemId: card.id },
              body: { version, ...fields },
            }),
      onClose,
    )
  }
  return (
    <ItemDialog
      title={card === null ? messages.newCard : messages.changeCard}
      errors={errors}
      isBusy={isPending}
      isChanged={texts.isChanged || file !== undefined}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...texts.titleField} />
      <TextArea {...texts.textField} />
      <TextField {...texts.linkField} />
      <PictureUpload
        kind="card"
        label={formatMessage(messages.picture)}
        url={card?.picture ?? null}
        onSent={({ id }) => setFile(id)}
        onRemove={() => setFile(null)}
      />
    </ItemDialog>
  )
}
