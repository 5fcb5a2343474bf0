import type { PopupName } from '@kingside/machines/popups'
import type { ComponentType } from 'react'
import type { AppDependencies } from '../../app/dependencies.ts'
import type { PopupContentProps } from '../../features/popups/Popups.tsx'

/** Makes what stands in a popup. */
export type PopupContent = (deps: AppDependencies) => ComponentType<PopupContentProps>

const later = async (): Promise<PopupContent> => (await import('./later.tsx')).laterPopup

/** What stands in each popup; those of `later` come with later features. */
export const popupContents: Readonly<Record<PopupName, () => Promise<PopupContent>>> = {
  'chessboard-settings': later,
  'sign-in': later,
  'sign-in-invite': later,
  challenge: later,
  registration: later,
  confirm: later,
  'password-reset': later,
  welcome: later,
  'upgrade-to-pro': later,
  fide: later,
  'tournament-payment': later,
  'confirm-personal-info': later,
  'gamification-exchange': later,
  'gamification-notification': later,
  'password-change': later,
}
