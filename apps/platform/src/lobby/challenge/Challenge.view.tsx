import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { DesiredColor, RatingRange } from '@kingside/machines/game-finder'
import type {
  ChallengeKind,
  ChallengePlayer,
  ChallengeTerms,
  ChallengeView,
} from '@kingside/machines/challenge'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { GameTerms, PlayerName, StartTime, type TimeControlName } from '../../chess/terms/index.ts'
import { ActionRow } from './ActionRow.tsx'
import { actionsOf, type ChallengePress, type ChallengeRemedy } from './challenge-actions.ts'
import { ChallengeFrame } from './ChallengeFrame.tsx'
import { ChallengeNotice } from './ChallengeNotice.tsx'
import { ChallengeStatus, isOwn, titleOf } from './ChallengeStatus.tsx'
import { IrrevocableQuestions } from './IrrevocableQuestions.tsx'
import { NobodyLine, PlayerLine } from './PlayerLine.tsx'
import { TermsForm } from './TermsForm.tsx'
import { useCardAction } from './useCardAction.ts'
import { type ChallengeTexts, type Irrevocable, useChallengeTexts } from './useChallengeTexts.ts'

/** The player's actions on a challenge. */
export interface ChallengeCallbacks {
  readonly onTermsChange: (terms: ChallengeTerms) => void
  readonly onCreate: () => void
  /** Cancels the challenge, even while it is being made. */
  readonly onCancel: () => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Opens what resolves a refusal or a missing step. */
  readonly onRemedy: (remedy: ChallengeRemedy) => void
  /** Hides the refusal, because the player chooses other terms. */
  readonly onDismissRefusal: () => void
}

export interface ChallengeProps extends ChallengeCallbacks {
  readonly kind: ChallengeKind
  readonly view: ChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** The opponent by name; null for anybody. */
  readonly opponent: ChallengePlayer | null
  /** The first rating range, around the player's own rating. Undefined offers no limits. */
  readonly ratingRange?: RatingRange | undefined
}

/** A challenge of any kind, from its terms to its game or end, for its owner and its opponent. */
export function Challenge({ kind, view, ...props }: ChallengeProps) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<Irrevocable | null>(null)
  const texts = useChallengeTexts(kind, view, props.opponent)
  const buttons = actionsOf(view)

  const press = (action: ChallengePress) => {
    switch (action) {
      case 'create':
        return props.onCreate()
      case 'stop':
        return props.onCancel()
      case 'cancel':
        return texts.questions.cancel ? setAsked(action) : props.onCancel()
      case 'accept':
        return props.onAccept()
      case 'decline':
        return texts.questions.decline ? setAsked(action) : props.onDecline()
      case 'open-game':
        return view.status === 'started' || view.status === 'scheduled'
          ? props.onOpenGame(view.gameId)
          : undefined
      case 'check':
        return undefined
      case 'choose-another':
        return view.status === 'drafting' ? props.onDismissRefusal() : props.onRemedy(action)
      case 'create-account':
      case 'sign-in':
      case 'upgrade':
      case 'fill-form':
      case 'complete-registration':
      case 'find-opponent':
      case 'finish-a-game':
        return props.onRemedy(action)
      default:
        return action satisfies never
    }
  }
  const actionOf = useCardAction(texts, press)

  return (
    <ChallengeFrame
      title={titleOf(view, texts, formatMessage)}
      status={<ChallengeStatus view={view} texts={texts} />}
      notice={<ChallengeNotice view={view} onRemedy={press} />}
      short={<ShortTerms view={view} {...props} />}
      actions={
        <ActionRow
          main={actionOf(buttons.main)}
          second={buttons.second && actionOf(buttons.second)}
        />
      }
    >
      <ChallengeBody kind={kind} view={view} texts={texts} {...props} />
      <IrrevocableQuestions
        questions={texts.questions}
        asked={isReady(buttons, asked) ? asked : null}
        onAnswer={(yes) => {
          setAsked(null)
          if (!yes) return
          if (asked === 'cancel') props.onCancel()
          else props.onDecline()
        }}
      />
    </ChallengeFrame>
  )
}

const isReady = (buttons: ReturnType<typeof actionsOf>, action: Irrevocable | null) =>
  [buttons.main, buttons.second].some(
    (button) => button?.press === action && button?.state === 'ready',
  )

/** A challenge has the owner's color; the opponent sees their own. */
const opposite = {
  any: 'any',
  white: 'black',
  black: 'white',
} as const satisfies Record<DesiredColor, DesiredColor>

/** The opponent, if one is named, and the terms, for a row. */
function ShortTerms({
  view,
  timeControls,
  opponent,
  ratingRange,
}: Pick<ChallengeProps, 'view' | 'timeControls' | 'opponent' | 'ratingRange'>) {
  if (!('challenge' in view)) return null
  const { limits, color, owner, starts_at: startsAt, ...terms } = view.challenge
  const other = isOwn(view) ? (view.challenge.opponent ?? opponent) : owner
  return (
    <>
      {other && <PlayerName {...other} />}
      <GameTerms
        {...terms}
        timeControls={timeControls}
        color={isOwn(view) ? color : opposite[color]}
        {...(ratingRange && { limits })}
      />
      {startsAt !== null && (
        <Text tabular>
          <StartTime startsAt={startsAt} />
        </Text>
      )}
    </>
  )
}

type ChallengeBodyProps = ChallengeProps & { readonly texts: ChallengeTexts }

/** The opponent and the terms: as a form at first, then as text. */
function ChallengeBody({
  kind,
  view,
  texts,
  timeControls,
  opponent,
  ratingRange,
  onTermsChange,
}: ChallengeBodyProps) {
  switch (view.status) {
    case 'drafting':
    case 'creating':
      return (
        <Stack gap={5}>
          {opponent && <PlayerLine player={opponent} />}
          <TermsForm
            terms={view.terms}
            hasStart={kind === 'direct'}
            timeControls={timeControls}
            ratingRange={ratingRange}
            disabled={view.status === 'creating'}
            onChange={onTermsChange}
          />
        </Stack>
      )
    case 'waiting':
    case 'cancelling':
    case 'checking':
    case 'offered':
    case 'accepting':
    case 'declining': {
      const { challenge } = view
      const { limits, ...terms } = challenge
      const other = isOwn(view) ? (challenge.opponent ?? opponent) : challenge.owner
      return (
        <Stack gap={4}>
          {other ? <PlayerLine player={other} /> : <NobodyLine name={texts.anybody} />}
          <Surface tone="sunken" padding={3} radius="m">
            <Stack gap={1}>
              <GameTerms
                {...terms}
                timeControls={timeControls}
                color={isOwn(view) ? terms.color : opposite[terms.color]}
                {...(ratingRange && { limits })}
              />
              {terms.starts_at !== null && (
                <Text tabular>
                  <StartTime startsAt={terms.starts_at} />
                </Text>
              )}
            </Stack>
          </Surface>
          {isOwn(view) && texts.note !== undefined && (
            <Text as="p" size="s" tone="muted">
              {texts.note}
            </Text>
          )}
        </Stack>
      )
    }
    case 'started':
    case 'scheduled':
    case 'ended':
      return null
    default:
      return view satisfies never
  }
}
