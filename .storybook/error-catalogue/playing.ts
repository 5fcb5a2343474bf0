import { gameRefusalCodes } from '@kingside/machines/game-finder'
import { refusalMessages } from '../../apps/platform/src/chess/terms/refusal.messages.ts'
import type { CatalogueEntry } from './catalogue.ts'

/** Why there is no game (specification 2, section 8): every code, with the specification's text where it has one. */
const refusals = gameRefusalCodes.map((code) => ({
  situation: `No game: ${code}`,
  text: refusalMessages[code].defaultMessage,
  story: 'platform-play-refusalnotice--every-code',
}))

const friendHasLeft =
  'Oops. Your friend has left. The good news is, you still can find an opponent to play'

/** The messages of games, searches and challenges (specification 2, section 8). */
export const playMessages = [
  ...refusals,
  {
    situation: 'Invite: the owner is disconnected',
    text: friendHasLeft,
    story: 'platform-features-invitechallenge-end--ended-friend-has-left',
  },
  {
    situation: 'Invite: request not verified, Pro without FIDE id',
    text: 'Oops. You missed some fields! Please go back and complete your registration',
    story: 'platform-features-invitechallenge-guest-end--registration-incomplete',
  },
  {
    situation: 'Invite: request not verified, otherwise',
    text: 'Oops. Please wait for the approval. It usually takes 24 hours',
    story: 'platform-features-invitechallenge-guest-end--approval-pending',
  },
  {
    situation: 'Long challenge: owner_disconnected',
    text: 'Oops! This opponent is offline now, you can’t accept this challenge',
    story: 'platform-features-challenge-long--owner-is-offline',
  },
  {
    situation: 'Board data could not be fetched: the game ends, the user goes home',
    text: 'Couldn’t load the game',
    story: 'platform-features-game--phase-failed',
  },
  {
    situation: 'The game was cancelled',
    text: 'The game was cancelled.',
    story: 'platform-features-gameend--cancelled',
  },
  {
    situation: 'The game ended by an error',
    text: 'Something went wrong with this game',
    story: 'platform-features-game--phase-unexpected',
  },
  {
    situation: 'Analysis: free analyses used up',
    text: 'You’ve used today’s free analyses',
    story: 'platform-features-gamereport--limit-reached',
  },
  {
    situation: 'Analysis: no access to the board',
    text: 'You can’t analyse this board',
    story: 'platform-features-gamereport--needs-account',
  },
  {
    situation: 'Analysis: the game is not suitable',
    text: 'This game can’t be analysed',
    story: 'platform-features-gamereport--not-suitable',
  },
  {
    situation: 'PGN download: failed',
    text: 'Couldn’t download the PGN.',
    story: 'platform-features-pgndownload--failed',
  },
].map((entry): CatalogueEntry => ({ specification: 2, ...entry }))
