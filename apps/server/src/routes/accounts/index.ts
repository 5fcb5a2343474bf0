import type { Route } from '../../bind.ts'
import { activationCode, verifyActivationCode } from './activation.ts'
import type { AccountDeps } from './deps.ts'
import { searchFederationPlayers } from './federation-players.ts'
import { getNotification, listNotifications, markNotificationRead } from './notifications.ts'
import { changePassword, confirmPasswordReset, requestPasswordReset } from './passwords.ts'
import { getProfile, getRatings, getUid, requestFreeAccount, updateProfile } from './profile.ts'
import { getPublicProfile, searchPlayers } from './public-profiles.ts'
import { checkEmail, register, sendActivationCode, simpleAuthCode } from './registration.ts'
import { sendPing, type SendPingDeps } from './send-ping.ts'
import { logout, logoutEverywhere, refresh } from './session.ts'
import { login } from './sign-in.ts'
import { finishSocial } from './social-finish.ts'

export interface AccountRouteDeps extends SendPingDeps, AccountDeps {}

/** Accounts, profile, notifications and rewards. */
export const accountRoutes = (deps: AccountRouteDeps): readonly Route[] => [
  sendPing(deps),
  ...[
    login,
    refresh,
    logout,
    logoutEverywhere,
    finishSocial,
    checkEmail,
    register,
    simpleAuthCode,
    sendActivationCode,
    verifyActivationCode,
    activationCode,
    requestPasswordReset,
    confirmPasswordReset,
    changePassword,
    getUid,
    getProfile,
    updateProfile,
    requestFreeAccount,
    getRatings,
    listNotifications,
    getNotification,
    markNotificationRead,
    searchFederationPlayers,
    searchPlayers,
    getPublicProfile,
  ].map((route) => route(deps)),
]
