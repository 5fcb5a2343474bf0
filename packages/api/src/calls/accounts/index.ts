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
import { listSpecialPlans } from './plans.ts'
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
  plans: { special: listSpecialPlans },
  support: { write: writeToSupport },
  reports: { send: sendReport },
}
