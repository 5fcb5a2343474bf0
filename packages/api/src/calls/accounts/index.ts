import { searchFederationPlayers } from './federation-players.ts'
import {
  createVerification,
  getVerification,
  getVerificationSessionUrl,
  listVerifications,
  listVerificationSessions,
  updateVerification,
} from './identity.ts'
import {
  activateItem,
  claimRewards,
  getTower,
  getTowerStats,
  listBenefits,
  listInventory,
  listRewards,
  purchaseBenefit,
} from './motivation.ts'
import { getNotification, listNotifications, markNotificationRead } from './notifications.ts'
import { changePassword, confirmPasswordReset, requestPasswordReset } from './passwords.ts'
import { sendPing } from './ping.ts'
import { listPlans, listSpecialPlans } from './plans.ts'
import { requestFreeAccount, submitFide, updateProfile } from './profile-change.ts'
import { getProfile, getUid } from './profile.ts'
import { getRatings, getTitleProgress, listTitleCertificates } from './ratings.ts'
import {
  activationCode,
  checkEmail,
  register,
  sendActivationCode,
  simpleAuthCode,
  verifyActivationCode,
} from './registration.ts'
import { confirmIdentity, getConfirmation, sendConfirmationCode } from './confirmation.ts'
import { askForGamesArchive, getGamesArchive } from './games-archive.ts'
import { askForDeletion, askForOwnData, getOwnData } from './own-data.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './passkeys.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor.ts'
import { finishSocial, login, logout, logoutEverywhere, refresh } from './sign-in.ts'
import { sendReport } from './reports.ts'
import { writeToSupport } from './support.ts'

/** The calls of accounts, profile, notifications and rewards (specification 1, section 7). */
export const accountCalls = {
  ping: { send: sendPing },
  me: {
    uid: getUid,
    get: getProfile,
    update: updateProfile,
    requestFreeAccount,
    ratings: getRatings,
    titleProgress: getTitleProgress,
    titleCertificates: listTitleCertificates,
    submitFide,
    confirmation: {
      get: getConfirmation,
      confirm: confirmIdentity,
      sendCode: sendConfirmationCode,
      startPasskey: startPasskeyConfirmation,
    },
    passkeys: {
      list: listPasskeys,
      start: startPasskey,
      add: addPasskey,
      rename: renamePasskey,
      remove: removePasskey,
    },
    data: { get: getOwnData, ask: askForOwnData },
    gamesArchive: { get: getGamesArchive, ask: askForGamesArchive },
    askForDeletion,
    sessions: { list: listSessions, end: endSession, endOthers: endOtherSessions },
  },
  secondFactor: {
    get: getSecondFactor,
    begin: beginSecondFactor,
    confirm: confirmSecondFactor,
    renewCodes: renewRecoveryCodes,
    turnOff: turnOffSecondFactor,
  },
  notifications: {
    list: listNotifications,
    get: getNotification,
    markRead: markNotificationRead,
  },
  auth: {
    login,
    refresh,
    logout,
    logoutEverywhere,
    social: { finish: finishSocial },
    secondFactor: finishSecondFactor,
    passkey: { start: startPasskeySignIn, signIn: signInByPasskey },
    checkEmail,
    register,
    activation: { send: sendActivationCode, verify: verifyActivationCode },
    simpleAuthCode,
    activationCode,
    password: {
      requestReset: requestPasswordReset,
      confirmReset: confirmPasswordReset,
      change: changePassword,
    },
  },
  identity: { getSessionUrl: getVerificationSessionUrl, sessions: listVerificationSessions },
  verification: {
    list: listVerifications,
    get: getVerification,
    create: createVerification,
    update: updateVerification,
  },
  federationPlayers: { search: searchFederationPlayers },
  motivation: {
    tower: getTower,
    rewards: listRewards,
    myStats: getTowerStats,
    claim: claimRewards,
    benefits: listBenefits,
    purchaseBenefit,
    inventory: listInventory,
    activateItem,
  },
  plans: { list: listPlans, special: listSpecialPlans },
  support: { write: writeToSupport },
  reports: { send: sendReport },
}
