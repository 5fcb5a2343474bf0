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
  Method,
  Role,
} from './call.ts'
export { sendPing, visitorUid } from './calls/accounts/ping.ts'
export type { FederationPlayer } from './calls/accounts/federation-players.ts'
export { notificationTypes } from './notification.ts'
export type { Notification, NotificationObject, NotificationType } from './notification.ts'
export type { MailSent } from './calls/accounts/passwords.ts'
export type { AccessLevel, ProfileChange, UserProfile } from './calls/accounts/profile.ts'
export type { OwnRatings } from './calls/accounts/ratings.ts'
export { socialProviders } from './calls/accounts/sign-in.ts'
export type { SignedIn, SocialProvider } from './calls/accounts/sign-in.ts'
export { listTimeControls } from './calls/play/time-controls.ts'
export type { PlayedGame, PublicProfile } from './calls/tournaments/profiles.ts'
export { titles as playerTitles, tournamentKinds } from './calls/tournaments/tournament.ts'
export type { Tournament, TournamentKind } from './calls/tournaments/tournament.ts'
export { createApiClient, createClient } from './client.ts'
export type { ApiClient, ApiClientOptions, CallFunction, Client } from './client.ts'
export { contract } from './contract.ts'
export type { Contract } from './contract.ts'
export { countries, countryOf } from './countries.ts'
export type { Country } from './countries.ts'
export { commonErrors, errorBody, errorCodes, errorStatus } from './errors.ts'
export type { ErrorBody, ErrorCode } from './errors.ts'
export { joinLimits } from './errors/tournaments.ts'
export type { JoinLimit } from './errors/tournaments.ts'
export { openApiDocument } from './openapi.ts'
export type { OpenApiDocument } from './openapi.ts'
export { queryInput } from './query-input.ts'
export { bySpecificity } from './specificity.ts'
export {
  boardTypeNames,
  boardTypes,
  defaultTimeControlId,
  timeControl,
  timeControlFacts,
  timeControls,
  toTimeControl,
} from './time-control.ts'
export type { BoardType, BoardTypeName, TimeControl, TimeControlFacts } from './time-control.ts'
export { challengeStatuses, playableRatingTypes } from './calls/play/challenge-record.ts'
export type {
  ChallengeRecord,
  ChallengeRecordStatus,
  PlayableRatingType,
} from './calls/play/challenge-record.ts'
export { analysisStatuses } from './calls/play/game-analysis.ts'
export type { AnalysisStatus } from './calls/play/game-analysis.ts'
export type { GameData } from './calls/play/gaming-data.ts'
export type { ChallengeStanding } from './calls/play/challenges-status.ts'
export type { GameRequestRecord } from './calls/play/requests.ts'
export {
  countedRating,
  displayedRating,
  initialRatings,
  newRatings,
  ratingRange,
  ratingRangeFacts,
} from './rating.ts'
export type { RatingRange } from './rating.ts'
export { listCalls } from './walk.ts'
export * from './realtime/game.ts'
export * from './realtime/lobby.ts'
