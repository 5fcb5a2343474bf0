import {
  acceptInvite,
  createInvite,
  createInviteWithBot,
  declineInvite,
  deleteInvite,
  listIncomingInvites,
  listOutgoingInvites,
} from './challenges-invite.ts'
import {
  acceptDirectChallenge,
  acceptLongChallenge,
  createDirectChallenge,
  createLongChallenge,
  declineDirectChallenge,
  declineLongChallenge,
  deleteDirectChallenge,
  deleteLongChallenge,
  listDirectChallenges,
  listLongChallenges,
} from './challenges-named.ts'
import {
  acceptShortChallenge,
  bulkCreateShortChallenges,
  clearShortChallenges,
  createShortChallenge,
  deleteShortChallenge,
  listMyShortChallenges,
  listShortChallenges,
} from './challenges-short.ts'
import { readChallengeStatus } from './challenges-status.ts'

/** The calls about challenges. Order matters: `invite/accept/` must come before `:id/accept/`. */
export const challengeCalls = {
  short: {
    create: createShortChallenge,
    bulkCreate: bulkCreateShortChallenges,
    accept: acceptShortChallenge,
    clear: clearShortChallenges,
    delete: deleteShortChallenge,
    my: listMyShortChallenges,
    list: listShortChallenges,
  },
  invite: {
    create: createInvite,
    createWithBot: createInviteWithBot,
    listOutgoing: listOutgoingInvites,
    listIncoming: listIncomingInvites,
    accept: acceptInvite,
    decline: declineInvite,
    delete: deleteInvite,
  },
  long: {
    create: createLongChallenge,
    list: listLongChallenges,
    accept: acceptLongChallenge,
    decline: declineLongChallenge,
    delete: deleteLongChallenge,
  },
  direct: {
    create: createDirectChallenge,
    list: listDirectChallenges,
    accept: acceptDirectChallenge,
    decline: declineDirectChallenge,
    delete: deleteDirectChallenge,
  },
  status: readChallengeStatus,
}
