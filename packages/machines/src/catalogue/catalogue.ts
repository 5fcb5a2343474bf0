import { activationCodeEntry } from '../activation-code/activation-code.entry.ts'
import { analysisEntry } from '../analysis/analysis.entry.ts'
import { boardAppearanceEntry } from '../board-appearance/board-appearance.entry.ts'
import { checkoutEntry } from '../checkout/checkout.entry.ts'
import { clubMembershipEntry } from '../club-membership/club-membership.entry.ts'
import { computerGameEntry } from '../computer-game/computer-game.entry.ts'
import { challengeEntry } from '../challenge/challenge.entry.ts'
import { emailCheckEntry } from '../email-check/email-check.entry.ts'
import { analysisOrderEntry } from '../analysis-order/analysis-order.entry.ts'
import { entryPaymentEntry } from '../entry-payment/entry-payment.entry.ts'
import { faviconBadgeEntry } from '../favicon-badge/favicon-badge.entry.ts'
import { fideIdEntry } from '../fide-id/fide-id.entry.ts'
import { friendGameEntry } from '../friend-game/friend-game.entry.ts'
import { gameEntry } from '../game/game.entry.ts'
import { gameConnectionEntry } from '../game-connection/game-connection.entry.ts'
import { gameFinderEntry } from '../game-finder/game-finder.entry.ts'
import { gameReviewEntry } from '../game-review/game-review.entry.ts'
import { inviteChallengeEntry } from '../invite-challenge/invite-challenge.entry.ts'
import { joinButtonEntry } from '../join-button/join-button.entry.ts'
import { languageEntry } from '../language/language.entry.ts'
import { lobbyConnectionEntry } from '../lobby-connection/lobby-connection.entry.ts'
import { lobbyListsEntry } from '../lobby-lists/lobby-lists.entry.ts'
import { moveConfirmationEntry } from '../move-confirmation/move-confirmation.entry.ts'
import { notificationEntry } from '../notification/notification.entry.ts'
import { notificationsEntry } from '../notifications/notifications.entry.ts'
import { operatorSessionEntry } from '../operator-session/operator-session.entry.ts'
import { passwordChangeEntry } from '../password-change/password-change.entry.ts'
import { passwordResetEntry } from '../password-reset/password-reset.entry.ts'
import { pgnDownloadEntry } from '../pgn-download/pgn-download.entry.ts'
import { playerReportEntry } from '../player-report/player-report.entry.ts'
import { popupsEntry } from '../popups/popups.entry.ts'
import { puzzleEntry } from '../puzzle/puzzle.entry.ts'
import { puzzleRunEntry } from '../puzzle-run/puzzle-run.entry.ts'
import { registrationEntry } from '../registration/registration.entry.ts'
import { rematchEntry } from '../rematch/rematch.entry.ts'
import { retryMistakesEntry } from '../retry-mistakes/retry-mistakes.entry.ts'
import { reviewModeEntry } from '../review-mode/review-mode.entry.ts'
import { sessionEntry } from '../session/session.entry.ts'
import { signInEntry } from '../sign-in/sign-in.entry.ts'
import { soundsEntry } from '../sounds/sounds.entry.ts'
import { startGameButtonEntry } from '../start-game-button/start-game-button.entry.ts'
import { subscriptionEntry } from '../subscription/subscription.entry.ts'
import { supportMessageEntry } from '../support-message/support-message.entry.ts'
import { systemDialogsEntry } from '../system-dialogs/system-dialogs.entry.ts'
import { themeEntry } from '../theme/theme.entry.ts'
import { toastEntry } from '../toast/toast.entry.ts'
import { toasterEntry } from '../toaster/toaster.entry.ts'
import { tournamentDraftEntry } from '../tournament-draft/tournament-draft.entry.ts'
import { tournamentPhaseEntry } from '../tournament-phase/tournament-phase.entry.ts'
import { tournamentRunEntry } from '../tournament-run/tournament-run.entry.ts'
import { towerEntry } from '../tower/tower.entry.ts'
import { rewardClaimEntry } from '../reward-claim/reward-claim.entry.ts'
import { consentEntry } from '../consent/consent.entry.ts'
import { benefitsEntry } from '../benefits/benefits.entry.ts'
import { inventoryEntry } from '../inventory/inventory.entry.ts'
import { uploadEntry } from '../upload/upload.entry.ts'
import type { MachineEntry } from './machine-entry.ts'

/** Every machine of the product: accounts, shell, lobby, games, tournaments, membership. */
export const catalogue: readonly MachineEntry[] = [
  sessionEntry,
  signInEntry,
  emailCheckEntry,
  registrationEntry,
  fideIdEntry,
  activationCodeEntry,
  passwordResetEntry,
  passwordChangeEntry,
  toastEntry,
  toasterEntry,
  systemDialogsEntry,
  popupsEntry,
  notificationsEntry,
  notificationEntry,
  faviconBadgeEntry,
  themeEntry,
  languageEntry,
  boardAppearanceEntry,
  startGameButtonEntry,
  gameFinderEntry,
  lobbyConnectionEntry,
  lobbyListsEntry,
  challengeEntry,
  inviteChallengeEntry,
  friendGameEntry,
  gameConnectionEntry,
  gameEntry,
  moveConfirmationEntry,
  reviewModeEntry,
  analysisEntry,
  gameReviewEntry,
  retryMistakesEntry,
  pgnDownloadEntry,
  soundsEntry,
  rematchEntry,
  joinButtonEntry,
  analysisOrderEntry,
  entryPaymentEntry,
  tournamentPhaseEntry,
  tournamentRunEntry,
  tournamentDraftEntry,
  subscriptionEntry,
  checkoutEntry,
  clubMembershipEntry,
  puzzleEntry,
  towerEntry,
  rewardClaimEntry,
  consentEntry,
  benefitsEntry,
  inventoryEntry,
  puzzleRunEntry,
  uploadEntry,
  supportMessageEntry,
  playerReportEntry,
  computerGameEntry,
  operatorSessionEntry,
]
