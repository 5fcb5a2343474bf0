import { checkActs, listActs } from './acts.ts'
import { deliverAnalysis, listOperatorAnalyses, takeAnalysis } from './analysis-orders.ts'
import { addBan, liftBan, listBans } from './bans.ts'
import { listOperatorClubs, setClubPlan } from './clubs.ts'
import { decideFreePro, listFreePro } from './free-pro.ts'
import {
  addMasterclass,
  changeMasterclass,
  listOperatorMasterclasses,
  removeMasterclass,
} from './masterclasses.ts'
import { sendNotice, sendNoticeToAll } from './notices.ts'
import { getOverview } from './overview.ts'
import { getPayment, listPayments, refundPayment } from './payments.ts'
import { decidePlayerReport, listPlayerReports } from './reports.ts'
import { closeOperatorSession, getOperatorSession, openOperatorSession } from './session.ts'
import { listSupport, removeSupport } from './support.ts'
import { approveRequest, listRequests, rejectRequest, showRequest } from './verifications.ts'

/**
 * The calls of the operators' pages. They are no part of `contract`: the public client, mocks and OpenAPI document know
 * nothing of them.
 */
export const operatorContract = {
  operation: {
    session: {
      get: getOperatorSession,
      open: openOperatorSession,
      close: closeOperatorSession,
    },
    overview: { get: getOverview },
    bans: { list: listBans, add: addBan, lift: liftBan },
    reports: { list: listPlayerReports, decide: decidePlayerReport },
    verifications: {
      list: listRequests,
      get: showRequest,
      approve: approveRequest,
      reject: rejectRequest,
    },
    freePro: { list: listFreePro, decide: decideFreePro },
    clubs: { list: listOperatorClubs, setPlan: setClubPlan },
    payments: { list: listPayments, get: getPayment, refund: refundPayment },
    analyses: { list: listOperatorAnalyses, take: takeAnalysis, deliver: deliverAnalysis },
    masterclasses: {
      list: listOperatorMasterclasses,
      add: addMasterclass,
      change: changeMasterclass,
      remove: removeMasterclass,
    },
    support: { list: listSupport, remove: removeSupport },
    notices: { send: sendNotice, sendToAll: sendNoticeToAll },
    acts: { list: listActs, check: checkActs },
  },
}
