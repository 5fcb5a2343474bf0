import { addSeries, getDashboard, listClubTournaments, listSeries } from './administration.ts'
import { changeClub, createClub, deleteClub, getClub, listClubs, listMyClubs } from './clubs.ts'
import {
  addCard,
  addEvent,
  addPicture,
  changeCard,
  changeEvent,
  changePicture,
  listAllEvents,
  listCards,
  listEvents,
  listGallery,
  removeCard,
  removeEvent,
  removePicture,
} from './contents.ts'
import { askForEarlyAccess } from './early-access.ts'
import {
  approveAllRequests,
  approveRequest,
  banFromClub,
  declineRequest,
  joinClub,
  leaveClub,
  liftClubBan,
  listBans,
  listMembers,
  listRequests,
  removeMember,
  setMemberRole,
  takeRequestBack,
} from './membership.ts'

/** The calls of clubs, which the specification names communities (section 7 of specification 3 shows none). */
export const communityCalls = {
  communities: {
    list: listClubs,
    my: listMyClubs,
    create: createClub,
    get: getClub,
    change: changeClub,
    delete: deleteClub,
    join: joinClub,
    takeRequestBack,
    leave: leaveClub,
    members: { list: listMembers, setRole: setMemberRole, remove: removeMember },
    requests: {
      list: listRequests,
      approve: approveRequest,
      decline: declineRequest,
      approveAll: approveAllRequests,
    },
    bans: { list: listBans, add: banFromClub, remove: liftClubBan },
    gallery: { list: listGallery, add: addPicture, change: changePicture, remove: removePicture },
    cards: { list: listCards, add: addCard, change: changeCard, remove: removeCard },
    events: {
      list: listEvents,
      all: listAllEvents,
      add: addEvent,
      change: changeEvent,
      remove: removeEvent,
    },
    dashboard: getDashboard,
    tournaments: listClubTournaments,
    series: { list: listSeries, add: addSeries },
  },
  earlyAccess: { ask: askForEarlyAccess },
}
