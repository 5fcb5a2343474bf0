import { ageOn, towerAge } from '@kingside/api/facts'
import type { ConsentStanding } from '@kingside/machines/consent'
import type { UserProfile } from '@kingside/machines/session'
import { todayHere } from '../platform/page/index.ts'

/** How the consent stands by the profile. */
export function standingOf(profile: UserProfile | null): ConsentStanding {
  const birthDate = profile?.birth_date ?? null
  return {
    isGiven: profile?.gamification_consent ?? false,
    isTooYoung: birthDate !== null && ageOn(todayHere(), birthDate) < towerAge,
  }
}
