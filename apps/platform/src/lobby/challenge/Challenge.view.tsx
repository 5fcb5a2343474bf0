import { Stack, Surface, Text } from '@kingside/design-system'
import type { DesiredColor, RatingRange } from '@kingside/machines/game-finder'
import type {
  ChallengeKind,
  ChallengePlayer,
  ChallengeTerms,
  ChallengeView,
} from '@kingside/machines/challenge'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { GameTerms, type TimeControlName } from '../../chess/terms/index.ts'
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

/** What a player can do with a challenge. */
export interface ChallengeCallbacks {
  readonly onTermsChange: (terms: ChallengeTerms) => void
  readonly onCreate: () => void
  /** Takes the challenge back, also while it is being made. */
  readonly onCancel: () => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Leads to what a refusal or a missing step asks for. */
  readonly onRemedy: (remedy: ChallengeRemedy) => void
  /** The player looks for other terms: what was said of the last ones goes away. */
  readonly onDismissRefusal: () => void
}

export interface ChallengeProps extends ChallengeCallbacks {
  readonly kind: ChallengeKind
  readonly view: ChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** Whom it is for; null is whoever takes it. */
  readonly opponent: ChallengePlayer | null
  /** The ratings round the player's own: where a range begins that the player asks for. Left out, there are no limits. */
  readonly ratingRange?: RatingRange | undefined
}

/** A challenge of any kind, from its terms to the game or its end, for the one who challenges and for the opponent. */
export function Challenge({ kind, view, ...props }: ChallengeProps) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<Irrevocable | null>(null)
  const texts = useChallengeTexts(kind, view, props.opponent)
  const faces = actionsOf(view)

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
        return view.status === 'started' ? props.onOpenGame(view.gameId) : undefined
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
      actions={
        <ActionRow main={actionOf(faces.main)} second={faces.second && actionOf(faces.second)} />
      }
    >
      <ChallengeBody view={view} texts={texts} {...props} />
      <IrrevocableQuestions
        questions={texts.questions}
        asked={isReady(faces, asked) ? asked : null}
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

const isReady = (faces: ReturnType<typeof actionsOf>, action: Irrevocable | null) =>
  [faces.main, faces.second].some((face) => face?.press === action && face?.state === 'ready')

/** A challenge tells the colour that its owner wants; its opponent reads their own. */
const opposite = {
  any: 'any',
  white: 'black',
  black: 'white',
} as const satisfies Record<DesiredColor, DesiredColor>

type ChallengeBodyProps = Omit<ChallengeProps, 'kind'> & { readonly texts: ChallengeTexts }

/** Who and what: to choose it, and from then on to read it. */
function ChallengeBody({
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
            <GameTerms
              {...terms}
              timeControls={timeControls}
              color={isOwn(view) ? terms.color : opposite[terms.color]}
              {...(ratingRange && { limits })}
            />
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
    case 'ended':
      return null
    default:
      return view satisfies never
  }
}
