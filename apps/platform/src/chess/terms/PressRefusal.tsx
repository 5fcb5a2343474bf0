import type { GameRefusalView, GameRemedy } from '@kingside/machines/game-finder'
import { RefusalNotice, type RefusalNoticeProps } from './RefusalNotice.tsx'

/** The remedies of a refusal besides trying again. */
export type OtherRemedy = Exclude<GameRemedy, 'none' | 'retry'>

export interface PressRefusalProps extends Pick<RefusalNoticeProps, 'of'> {
  readonly refusal: GameRefusalView | null
  readonly onRemedy: (remedy: OtherRemedy) => void
}

/** Why the last press did nothing. The pressed button is still there to try again. */
export function PressRefusal({ refusal, onRemedy, ...notice }: PressRefusalProps) {
  if (refusal === null) return null
  return (
    <RefusalNotice
      {...notice}
      refusal={refusal}
      {...(refusal.remedy !== 'retry' && {
        onRemedy: (remedy) => {
          if (remedy !== 'retry') onRemedy(remedy)
        },
      })}
    />
  )
}
