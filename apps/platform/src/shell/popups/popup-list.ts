import type { PopupName } from '@kingside/machines/popups'
import type { PopupContent } from '../../platform/page/index.ts'

const later = async (): Promise<PopupContent> => (await import('./later.tsx')).LaterPopup

/** The content of each popup; those of `later` come with later features. */
export const popupContents: Readonly<Record<PopupName, () => Promise<PopupContent>>> = {
  'chessboard-settings': async () =>
    (await import('../../settings/board/popup.tsx')).ChessboardSettingsPopup,
  'sign-in': async () => (await import('../../account/sign-in/popup.tsx')).SignInPopup,
  'sign-in-invite': async () => (await import('../../account/sign-in/popup.tsx')).SignInPopup,
  challenge: async () => (await import('../../lobby/challenge/popup.tsx')).ChallengePopup,
  registration: async () =>
    (await import('../../account/registration/popup.tsx')).RegistrationPopup,
  confirm: async () => (await import('../../account/registration/confirm-popup.tsx')).ConfirmPopup,
  'password-reset': async () =>
    (await import('../../account/password/reset-popup.tsx')).PasswordResetPopup,
  welcome: async () => (await import('../../account/registration/welcome-popup.tsx')).WelcomePopup,
  'upgrade-to-pro': later,
  fide: later,
  'tournament-payment': later,
  'confirm-personal-info': async () =>
    (await import('../../account/profile/personal-info-popup.tsx')).ConfirmPersonalInfoPopup,
  'gamification-exchange': later,
  'gamification-notification': later,
  'password-change': async () =>
    (await import('../../account/password/change-popup.tsx')).PasswordChangePopup,
}
