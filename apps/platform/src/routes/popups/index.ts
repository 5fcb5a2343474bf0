import type { PopupName } from '@kingside/machines/popups'
import type { ComponentType } from 'react'
import type { AppDependencies } from '../../app/dependencies.ts'
import type { PopupContentProps } from '../../features/popups/Popups.tsx'

/** Makes what stands in a popup. */
export type PopupContent = (deps: AppDependencies) => ComponentType<PopupContentProps>

const later = async (): Promise<PopupContent> => (await import('./later.tsx')).laterPopup

/** What stands in each popup; those of `later` come with later features. */
export const popupContents: Readonly<Record<PopupName, () => Promise<PopupContent>>> = {
  'chessboard-settings': async () =>
    (await import('./chessboard-settings.tsx')).chessboardSettingsPopup,
  'sign-in': async () => (await import('./sign-in.tsx')).signInPopup,
  'sign-in-invite': async () => (await import('./sign-in.tsx')).signInPopup,
  challenge: async () => (await import('./challenge.tsx')).challengePopup,
  registration: async () => (await import('./registration.tsx')).registrationPopup,
  confirm: async () => (await import('./confirm.tsx')).confirmPopup,
  'password-reset': async () => (await import('./password-reset.tsx')).passwordResetPopup,
  welcome: async () => (await import('./welcome.tsx')).welcomePopup,
  'upgrade-to-pro': later,
  fide: later,
  'tournament-payment': later,
  'confirm-personal-info': async () =>
    (await import('./confirm-personal-info.tsx')).confirmPersonalInfoPopup,
  'gamification-exchange': later,
  'gamification-notification': later,
  'password-change': async () => (await import('./password-change.tsx')).passwordChangePopup,
}
