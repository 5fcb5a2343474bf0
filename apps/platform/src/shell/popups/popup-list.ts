import type { PopupName } from '@kingside/machines/popups'
import type { PopupContent } from '../../platform/page/index.ts'

/** The content of each popup. */
export const popupContents: Readonly<Record<PopupName, () => Promise<PopupContent>>> = {
  'chessboard-settings': async () =>
    (await import('../../settings/board/popup.tsx')).ChessboardSettingsPopup,
  'upgrade-to-pro': async () => (await import('../../membership/index.ts')).UpgradePopup,
  'tournament-payment': async () =>
    (await import('../../tournament/payment/popup.tsx')).TournamentPaymentPopup,
  'game-analysis': async () => (await import('../../analysis/order/popup.tsx')).GameAnalysisPopup,
  fide: async () => (await import('../../account/fide/popup.tsx')).FidePopup,
  'sign-in': async () => (await import('../../account/sign-in/popup.tsx')).SignInPopup,
  'sign-in-invite': async () => (await import('../../account/sign-in/popup.tsx')).SignInPopup,
  challenge: async () => (await import('../../lobby/challenge/popup.tsx')).ChallengePopup,
  registration: async () =>
    (await import('../../account/registration/popup.tsx')).RegistrationPopup,
  confirm: async () => (await import('../../account/registration/confirm-popup.tsx')).ConfirmPopup,
  'password-reset': async () =>
    (await import('../../account/password/reset-popup.tsx')).PasswordResetPopup,
  welcome: async () => (await import('../../account/registration/welcome-popup.tsx')).WelcomePopup,
  'confirm-personal-info': async () =>
    (await import('../../account/profile/personal-info-popup.tsx')).ConfirmPersonalInfoPopup,
  'password-change': async () =>
    (await import('../../account/password/change-popup.tsx')).PasswordChangePopup,
  'gamification-exchange': async () =>
    (await import('../../tower/exchange/popup.tsx')).ExchangePopup,
  'gamification-notification': async () =>
    (await import('../../tower/reward/popup.tsx')).RewardPopup,
  report: async () => (await import('../../player/relations/report-popup.tsx')).ReportPopup,
  block: async () => (await import('../../player/relations/block-popup.tsx')).BlockPopup,
}
