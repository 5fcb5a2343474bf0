import type { Route } from '../../bind.ts'
import { activationCode, verifyActivationCode } from './activation.ts'
import { confirmIdentity, getConfirmation, sendConfirmationCode } from './confirmation.ts'
import type { AccountDeps, OwnDataRoutes } from './deps.ts'
import { searchFederationPlayers } from './federation-players.ts'
import type { FileRouteDeps } from '../files/index.ts'
import {
  createVerification,
  getSessionUrl,
  getVerification,
  listIdentitySessions,
  listVerifications,
  submitFide,
  updateVerification,
} from './fide.ts'
import { askForGamesArchive, getGamesArchive } from './games-archive.ts'
import { getNotification, listNotifications, markNotificationRead } from './notifications.ts'
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
import { changePassword, confirmPasswordReset, requestPasswordReset } from './passwords.ts'
import { getProfile, getRatings, getUid, requestFreeAccount, updateProfile } from './profile.ts'
import { getPublicProfile, searchPlayers } from './public-profiles.ts'
import { checkEmail, register, sendActivationCode, simpleAuthCode } from './registration.ts'
import { sendPing, type SendPingDeps } from './send-ping.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { logout, logoutEverywhere, refresh } from './session.ts'
import { finishSecondFactor, secondFactorRoutes } from './second-factor.ts'
import { login } from './sign-in.ts'
import { finishSocial } from './social-finish.ts'
import { getTitleProgress, listOwnTitleCertificates, listTitleCertificates } from './titles.ts'

export interface AccountRouteDeps extends SendPingDeps, AccountDeps, FileRouteDeps {}

/** Accounts, profile, notifications and rewards. */
export const accountRoutes = (deps: AccountRouteDeps): readonly Route[] => [
  sendPing(deps),
  ...[
    login,
    refresh,
    logout,
    logoutEverywhere,
    finishSocial,
    finishSecondFactor,
    ...secondFactorRoutes,
    checkEmail,
    register,
    simpleAuthCode,
    sendActivationCode,
    verifyActivationCode,
    activationCode,
    requestPasswordReset,
    confirmPasswordReset,
    changePassword,
    listSessions,
    endSession,
    endOtherSessions,
    startPasskeySignIn,
    signInByPasskey,
    listPasskeys,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    startPasskeyConfirmation,
    getConfirmation,
    confirmIdentity,
    sendConfirmationCode,
    getUid,
    getProfile,
    updateProfile,
    requestFreeAccount,
    getRatings,
    listNotifications,
    getNotification,
    markNotificationRead,
    searchFederationPlayers,
    submitFide,
    getSessionUrl,
    listIdentitySessions,
    listVerifications,
    getVerification,
    createVerification,
    updateVerification,
    searchPlayers,
    getPublicProfile,
    getTitleProgress,
    listOwnTitleCertificates,
    listTitleCertificates,
  ].map((route) => route(deps)),
  ...(deps.ownData ? endRoutes(deps, deps.ownData) : []),
]

const endRoutes = (deps: AccountDeps, ownData: OwnDataRoutes): readonly Route[] =>
  [getOwnData, askForOwnData, askForDeletion, getGamesArchive, askForGamesArchive].map((route) =>
    route(deps, ownData),
  )
