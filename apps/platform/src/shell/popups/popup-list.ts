import type { PopupName } from '@kingside/machines/popups'
import type { PopupContent } from '../../platform/page/index.ts'

const later = async (): Promise<PopupContent> => (await import('./later.tsx')).laterPopup

/** What stands in each popup; those of `later` come with later features. */
export const popupContents: Readonly<Record<PopupName, () => Promise<PopupContent>>> = {
  'chessboard-settings': async () =>
    (await import('../../settings/board/popup.tsx')).chessboardSettingsPopup,
  'sign-in': async () => (await import('../../account/sign-in/popup.tsx')).signInPopup,
  'sign-in-invite': async () => (await import('../../account/sign-in/popup.tsx')).signInPopup,
  challenge: async () => {
    const { ChallengePopup } = await import('../../lobby/challenge/popup.tsx')
    return () => ChallengePopup
  },
  registration: async () =>
    (await import('../../account/registration/popup.tsx')).registrationPopup,
  confirm: async () => (await import('../../account/registration/confirm-popup.tsx')).confirmPopup,
  'password-reset': async () =>
    (await import('../../account/password/reset-popup.tsx')).passwordResetPopup,
  welcome: async () => (await import('../../account/registration/welcome-popup.tsx')).welcomePopup,
  'upgrade-to-pro': later,
  fide: later,
  'tournament-payment': later,
  'confirm-personal-info': async () =>
    (await import('../../account/profile/personal-info-popup.tsx')).confirmPersonalInfoPopup,
  'gamification-exchange': later,
  'gamification-notification': later,
  'password-change': async () =>
    (await import('../../account/password/change-popup.tsx')).passwordChangePopup,
}
