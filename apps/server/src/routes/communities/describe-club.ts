import type {
  ClubBanRecord,
  ClubCardRecord,
  ClubEventRecord,
  ClubMemberRecord,
  ClubPictureRecord,
  ClubRecord,
  ClubRequestRecord,
} from '../../domain/clubs/club.ts'
import type { ClubRefusal } from '../../domain/clubs/join-club.ts'
import { publicUrl } from '../../domain/files/file-rules.ts'

const pictureOf = (id: string | null, kind: 'club-cover' | 'gallery' | 'card') =>
  id === null ? null : publicUrl({ id, kind })

/** A club as lists show it. */
export const describeShortClub = (club: ClubRecord) => ({
  id: String(club.id),
  slug: club.slug,
  name: club.name,
  short_name: club.shortName,
  tagline: club.tagline,
  cover: pictureOf(club.coverId, 'club-cover'),
  country: club.country,
  city: club.city,
  membership: club.membership,
  member_count: club.memberCount,
  you: club.you,
  requests_waiting: club.requestsWaiting,
  created_at: club.createdAt.toISOString(),
})

/**
 * A club as its own page shows it.
 * @param refusal why the reader can't join
 */
export const describeClub = (club: ClubRecord, refusal: ClubRefusal | null) => ({
  ...describeShortClub(club),
  description: club.description,
  links: club.links,
  address: club.address,
  working_hours: club.workingHours,
  site: club.site,
  social_media: club.socialMedia,
  restrictions: {
    regions: club.restrictions.regions,
    titles: club.restrictions.titles,
    age_min: club.restrictions.ageMin,
    age_max: club.restrictions.ageMax,
  },
  unavailability_reason: club.you === 'none' ? refusal : null,
  access: club.you === 'admin' ? club.plan : null,
  version: club.version,
})

export const describeMember = ({ player, role, joinedAt }: ClubMemberRecord) => ({
  ...player,
  role,
  joined_at: joinedAt.toISOString(),
})

export const describeRequest = ({ player, askedAt }: ClubRequestRecord) => ({
  ...player,
  asked_at: askedAt.toISOString(),
})

export const describeBan = ({ player, bannedAt }: ClubBanRecord) => ({
  ...player,
  banned_at: bannedAt.toISOString(),
})

export const describePicture = ({ id, version, fileId, caption }: ClubPictureRecord) => ({
  id: String(id),
  version,
  caption,
  url: pictureOf(fileId, 'gallery') ?? '',
})

export const describeCard = ({ id, version, title, text, fileId, link }: ClubCardRecord) => ({
  id: String(id),
  version,
  title,
  text,
  link,
  picture: pictureOf(fileId, 'card'),
})

export const describeEvent = (event: ClubEventRecord) => ({
  id: String(event.id),
  version: event.version,
  title: event.title,
  text: event.text,
  start: event.startsAt.toISOString(),
  end: event.endsAt.toISOString(),
  place: event.place,
  link: event.link,
})
