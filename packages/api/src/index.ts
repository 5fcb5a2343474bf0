export { ApiError } from './api-error.ts'
export type { ApiErrorCode, ApiErrorOptions, HttpFailure } from './api-error.ts'
export { defineCall, everyone } from './call.ts'
export type {
  Call,
  CallDefinition,
  CallInput,
  CallOptions,
  CallResponse,
  CallResult,
  CallTree,
  Fetch,
  Method,
  Role,
} from './call.ts'
export { sendPing, visitorUid } from './calls/accounts/ping.ts'
export { unknownSite } from './calls/accounts/site.ts'
export type { SiteInfo } from './calls/accounts/site.ts'
export type { FederationPlayer } from './calls/accounts/federation-players.ts'
export type { Notification, NotificationObject } from './notification.ts'
export type { Verification } from './calls/accounts/identity.ts'
export type { MailSent } from './calls/accounts/passwords.ts'
export type { ProfileChange } from './calls/accounts/profile-change.ts'
export type { OwnData } from './calls/accounts/own-data.ts'
export type { Passkey } from './calls/accounts/passkeys.ts'
export type { AccessLevel, UserProfile } from './calls/accounts/profile.ts'
export type { OwnRatings } from './calls/accounts/ratings.ts'
export type { SecondFactorNeeded, SignedIn, SignInAnswer } from './calls/accounts/sign-in.ts'
export { listTimeControls } from './calls/play/time-controls.ts'
export type { Relation } from './calls/people/relations.ts'
export type { TopPlayer } from './calls/people/top-players.ts'
export type { Club, ClubForm, ShortClub } from './calls/communities/fields.ts'
export type { ClubBan, ClubMember, ClubRequest } from './calls/communities/membership.ts'
export type { ClubCard, ClubEvent, ClubPicture, EventOfClub } from './calls/communities/contents.ts'
export type { ClubDashboard, ClubTournament } from './calls/communities/administration.ts'
export type {
  KnownRating,
  PlayedGame,
  PlayerRatings,
  PublicProfile,
} from './calls/tournaments/profiles.ts'
export type { TournamentForm } from './calls/tournaments/form.ts'
export type { Tournament } from './calls/tournaments/tournament.ts'
export { createApiClient, createClient } from './client.ts'
export type { ApiClient, ApiClientOptions, CallFunction, Client } from './client.ts'
export { contract } from './contract.ts'
export type { Contract } from './contract.ts'
export { errorBody } from './error-body.ts'
export type { ErrorBody } from './error-body.ts'
export * from './facts/index.ts'
export { openApiDocument } from './openapi.ts'
export type { OpenApiDocument } from './openapi.ts'
export { queryInput } from './query-input.ts'
export { bySpecificity } from './specificity.ts'
export { timeControl, timeControls, toTimeControl } from './time-control.ts'
export type { TimeControl } from './time-control.ts'
export { challengeTerms, lobbyChallenge } from './calls/play/challenge-record.ts'
export type {
  ChallengeRecord,
  ChallengeTerms,
  ChosenTerms,
  LobbyChallenge,
} from './calls/play/challenge-record.ts'
export { analysisStatuses } from './calls/play/game-analysis.ts'
export type { AnalysisStatus } from './calls/play/game-analysis.ts'
export type { GameData, GameStakes } from './calls/play/gaming-data.ts'
export type { ChallengeStanding } from './calls/play/challenges-status.ts'
export type { GameRequestRecord } from './calls/play/requests.ts'
export { listCalls } from './walk.ts'
export * from './realtime/game.ts'
export type { FollowedPlayer } from './realtime/followed-player.ts'
export * from './realtime/lobby.ts'
export type { TournamentEvent } from './realtime/tournament.ts'
