import {
  openAnalysisCheckout,
  openCustomerPortal,
  openSubscriptionCheckout,
  openTournamentCheckout,
} from './checkout-sessions.ts'
import { getOwnEntry, getOwnStanding, leave, pause, resume, signOut, signUp } from './entry.ts'
import { contactOrganisers, getCertificate, getPgnResult } from './files.ts'
import { getTournament, listMyTournaments, listShortTournaments } from './lists.ts'
import { changeCard, chargePlan, chargeProduct, checkCoupon, giftPlan } from './payments.ts'
import {
  getOnline,
  getProfile,
  getRatings,
  getStats,
  listEventHistory,
  listEvents,
  listGames,
  listPlayerTournaments,
  listTitleCertificates,
  searchPlayers,
} from './profiles.ts'
import { getMyBoard, listBoards, listRounds, listTopBoards } from './rounds.ts'
import { listStanding, listTeamPlayers, listTeams, listWinners } from './standing.ts'
import { cancelSubscription, reactivateSubscription, switchToWallet } from './subscriptions.ts'

/** The calls of tournaments, players, payments and membership (specification 3, section 7). */
export const tournamentCalls = {
  tournaments: {
    short: listShortTournaments,
    my: listMyTournaments,
    contact: contactOrganisers,
    get: getTournament,
    me: getOwnEntry,
    signup: signUp,
    signout: signOut,
    leave,
    pause,
    resume,
    standing: { list: listStanding, me: getOwnStanding, winners: listWinners },
    teams: { list: listTeams, players: listTeamPlayers },
  },
  tours: { list: listRounds },
  tournamentBoards: { list: listBoards, mine: getMyBoard, top: listTopBoards },
  tournamentFiles: { certificate: getCertificate, pgnResult: getPgnResult },
  profiles: {
    search: searchPlayers,
    get: getProfile,
    isOnline: getOnline,
    ratings: getRatings,
    stats: getStats,
    games: listGames,
    tournaments: listPlayerTournaments,
    eventHistory: listEventHistory,
    events: listEvents,
    titleCertificates: listTitleCertificates,
  },
  payments: {
    coupon: checkCoupon,
    chargeProduct,
    chargePlan,
    giftPlan,
    changeCard,
    checkout: {
      gameAnalysis: openAnalysisCheckout,
      subscription: openSubscriptionCheckout,
      tournament: openTournamentCheckout,
    },
    portal: openCustomerPortal,
  },
  subscriptions: {
    cancel: cancelSubscription,
    reactivate: reactivateSubscription,
    switchToWallet,
  },
}
