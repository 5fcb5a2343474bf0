import type { JoinLimit } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { Checkbox } from '@kingside/design-system/Checkbox'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMessages, refusalMessages } from './manage.messages.ts'

/** What came of adding somebody. */
export interface Outcome {
  readonly kind: 'added' | 'invited' | 'refused' | 'in'
  /** Why somebody was refused. */
  readonly code: JoinLimit | null
}

export interface Addable {
  readonly uid: string
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
}

export interface AddPlayersProps {
  readonly players: readonly Addable[]
  /** By the players’ uids. */
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** Who is being added now. */
  readonly adding: readonly string[]
  readonly onAdd: (uids: readonly string[]) => void
}

/** So many are added with one call. */
const mostAtOnce = 100

/** Players that were found, of whom one, several or all are added. */
export function AddPlayers({ players, outcomes, adding, onAdd }: AddPlayersProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const open = players.filter(({ uid }) => !outcomes.has(uid)).slice(0, mostAtOnce)
  const selected = open.filter(({ uid }) => chosen.has(uid))
  const isBusy = adding.length > 0
  const choose = (uid: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(uid)
    else next.delete(uid)
    setChosen(next)
  }
  return (
    <Stack gap={4}>
      {open.length > 1 && (
        <Inline gap={3}>
          <Checkbox
            checked={selected.length === open.length}
            indeterminate={selected.length > 0 && selected.length < open.length}
            onChange={(isOn) => setChosen(new Set(isOn ? open.map(({ uid }) => uid) : []))}
          >
            <FormattedMessage {...addMessages.all} />
          </Checkbox>
          <Button
            size="s"
            disabled={selected.length === 0}
            loading={isBusy && adding.length > 1}
            onPress={() => onAdd(selected.map(({ uid }) => uid))}
          >
            <FormattedMessage {...addMessages.selected} values={{ count: selected.length }} />
          </Button>
        </Inline>
      )}
      <Stack as="ul" gap={2}>
        {players.map((player) => {
          const outcome = outcomes.get(player.uid)
          const words = [player.title, player.name, player.rating]
            .filter((part) => part !== null)
            .join(' ')
          return (
            <Inline key={player.uid} as="li" justify="between" gap={3}>
              {outcome || open.length < 2 ? (
                <Text>{words}</Text>
              ) : (
                <Checkbox
                  checked={chosen.has(player.uid)}
                  onChange={(isOn) => choose(player.uid, isOn)}
                >
                  {words}
                </Checkbox>
              )}
              {outcome ? (
                <Result outcome={outcome} />
              ) : (
                <IconButton
                  type="secondary"
                  label={formatMessage(addMessages.add, { name: player.name })}
                  disabled={isBusy && !adding.includes(player.uid)}
                  onPress={() => {
                    if (!isBusy) onAdd([player.uid])
                  }}
                >
                  <UserPlus />
                </IconButton>
              )}
            </Inline>
          )
        })}
      </Stack>
    </Stack>
  )
}

function Result({ outcome: { kind, code } }: { readonly outcome: Outcome }) {
  return (
    <div role="status">
      <Text tone={kind === 'refused' ? 'danger' : 'muted'}>
        <FormattedMessage {...addMessages[kind]} />
        {code !== null && (
          <>
            {' – '}
            <FormattedMessage {...refusalMessages[reasonOf(code)]} />
          </>
        )}
      </Text>
    </div>
  )
}

/** What those who run the tournament are told of a limit. */
function reasonOf(code: JoinLimit): keyof typeof refusalMessages {
  switch (code) {
    case 'rating_too_low':
    case 'rating_too_high':
      return 'rating'
    case 'age_too_high':
    case 'age_too_low':
      return 'age'
    case 'no_user_data':
    case 'country_not_set_error':
    case 'gender_not_set_error':
    case 'age_not_set':
    case 'email_verification_required':
      return 'profile'
    case 'signup_not_opened_yet':
    case 'signup_already_closed':
      return 'closed'
    case 'signup_twice':
      return 'twice'
    case 'same_time_tournament':
      return 'elsewhere'
    case 'too_many_players':
      return 'full'
    case 'event_max_tournament_participate':
      return 'series'
    case 'fide_players_only':
      return 'fide'
    case 'signup_country_limit':
      return 'country'
    case 'title_not_allowed':
      return 'title'
    case 'tournament_not_paid':
      return 'fee'
    case 'gender_not_allowed':
      return 'gender'
    case 'player_is_banned':
      return 'banned'
    case 'community_members_only':
      return 'members'
    case 'invitation_only':
      return 'invitation'
    default:
      return code satisfies never
  }
}
