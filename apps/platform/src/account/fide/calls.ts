import { createClient, type UserProfile } from '@kingside/api'
import { searchFederationPlayers } from '@kingside/api/calls/accounts/federation-players'
import {
  createVerification,
  getVerificationSessionUrl,
  listVerifications,
  listVerificationSessions,
} from '@kingside/api/calls/accounts/identity'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { requestFreeAccount, submitFide } from '@kingside/api/calls/accounts/profile-change'
import { fileCalls } from '@kingside/api/calls/files/index'
import { ageOn, consentAge } from '@kingside/api/facts'
import {
  type FideFacts,
  type FideFileField,
  type FideIdMachine,
  type FideProblem,
  type FideQuery,
  type FideValues,
  provideFideId,
} from '@kingside/machines/fide-id'
import { leavePage } from '../../platform/page/index.ts'
import { failureOf } from '../../platform/server/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'

const calls = {
  profile: getProfile,
  claimTitle: requestFreeAccount,
  search: searchFederationPlayers,
  fide: submitFide,
  identity: { list: listVerificationSessions, open: getVerificationSessionUrl },
  verification: { list: listVerifications, create: createVerification },
  upload: fileCalls.files.upload,
}

export interface FideIdCallDeps extends AccountFlowDeps {
  /** YYYY-MM-DD where the member is. */
  readonly today: string
  /** The chosen photos by the ids that the machine knows them by. */
  readonly photos: ReadonlyMap<string, File>
}

/** Gives the machine of the FIDE ID its calls; the session learns each new profile. */
export function createFideId({
  server,
  now,
  actors,
  today,
  photos,
}: FideIdCallDeps): FideIdMachine {
  const api = createClient(calls, server)
  const asked = asking(now, {
    user_inactive: 'not_authenticated',
    incorrect_date: 'not_valid',
    too_young: 'not_valid',
    not_found: 'file_gone',
    server_error: 'something_wents_wrong',
  })
  const keep = (profile: UserProfile) => {
    actors.session.send({ type: 'profile.change', profile })
    return profile
  }
  /** Whose player the newest request claims to be: checks of other ids say nothing of it. */
  let claimed: number | null = null

  const askIdentity = async (signal: AbortSignal) => {
    const sessions = await asked(api.identity.list({ signal }))
    const newest = sessions.find(({ fide_id: id }) => claimed === null || id === claimed)
    return newest
      ? { status: newest.status, isRefused: newest.is_refused }
      : { status: 'none' as const, isRefused: false }
  }

  return provideFideId({
    load: async (signal) => {
      const [profile, [newest]] = await asked(
        Promise.all([api.profile({ signal }), api.verification.list({ signal })]),
      )
      keep(profile)
      claimed = newest?.fide_id ?? null
      return factsOf(profile, newest, await askIdentity(signal), today)
    },
    claimTitle: async (signal) => {
      keep(await asked(api.claimTitle({ body: { free_account_requested: true }, signal })))
    },
    search: async (query, signal) => {
      const players = await asked(api.search({ query: queryOf(query), signal }))
      return players.map((player) => ({
        fideId: player.fide_id,
        fullName: player.full_name,
        birthYear: player.birth_year,
        federation: player.federation,
        title: player.title,
        status: player.status,
      }))
    },
    claim: async (fideId, signal) => {
      keep(await asked(api.fide({ body: { fide_id: fideId }, signal })))
      claimed = fideId
    },
    submit: async ({ values, files }, signal) => {
      const body = {
        ...formOf(values),
        ...(files.avatar && { avatar: files.avatar.id }),
        ...(files.selfie && { selfie_with_id: files.selfie.id }),
        ...(files.consent && { parent_consent: files.consent.id }),
      }
      keep(await asked(api.fide({ body, signal })))
    },
    askByHand: async ({ fideId, values, files }, signal) => {
      const body = {
        fide_id: fideId,
        selfie_with_id: files.selfie?.id ?? null,
        parent_consent: files.consent?.id ?? null,
        agreement: values.hasAgreed,
        comment: values.comment,
      }
      await asked(api.verification.create({ body, signal }))
    },
    upload: async ({ field, fileId }, signal) => {
      const file = photos.get(fileId)
      // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
      if (!file) throw { problem: 'not_sent' satisfies FideProblem }
      try {
        const { id } = await api.upload({ body: { kind: kinds[field], file }, signal })
        return { id, name: file.name }
      } catch (error) {
        // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
        throw { problem: problemOf(failureOf(error, now).failure) }
      }
    },
    askIdentity,
    openIdentity: async (signal) => {
      const { pathname } = window.location
      const { url } = await asked(
        api.identity.open({ body: { return_path: `${pathname}?popup=fide` }, signal }),
      )
      leavePage(url)
    },
  })
}

const kinds = {
  avatar: 'avatar',
  selfie: 'selfie',
  consent: 'parent-consent',
} as const satisfies Record<FideFileField, unknown>

function problemOf(code: string): FideProblem {
  switch (code) {
    case 'too_large':
    case 'too_many_pixels':
      return 'too_large'
    case 'unsupported_type':
    case 'broken_file':
      return 'wrong_type'
    case 'upload_quota':
      return 'quota'
    default:
      return 'not_sent'
  }
}

type Requests = Awaited<
  ReturnType<ReturnType<typeof createClient<typeof calls>>['verification']['list']>
>

function factsOf(
  profile: UserProfile,
  newest: Requests[number] | undefined,
  identity: FideFacts['identity'],
  today: string,
): FideFacts {
  return {
    status: profile.fide_status,
    fideId: profile.fide_id,
    verifiedAt: profile.fide_verified_at,
    mayConnect: profile.access_level === 2 || profile.free_account_requested,
    isChild: profile.birth_date !== null && ageOn(today, profile.birth_date) < consentAge,
    request: newest
      ? {
          id: newest.id,
          status: requestStatuses[newest.status],
          way: newest.way,
          fideId: newest.fide_id,
          reason: newest.reason,
        }
      : null,
    identity,
  }
}

const requestStatuses = {
  draft: 'draft',
  wait_for_approve: 'waiting',
  approved: 'decided',
  auto_approved: 'decided',
  not_approved: 'decided',
} as const satisfies Record<Requests[number]['status'], unknown>

const queryOf = ({ by, fideId, fullName, birthYear }: FideQuery) =>
  by === 'id'
    ? { fide_id: fideId.trim() }
    : { full_name: fullName.trim(), birth_year: birthYear.trim() }

const formOf = (values: FideValues) => ({
  first_name: values.firstName,
  last_name: values.lastName,
  date_of_birth: values.birthDate,
  place_of_birth: values.birthPlace,
  ...(values.nationality !== null && { nationality: values.nationality }),
  ...(values.federation !== null && { federation: values.federation }),
  ...(values.gender !== null && { gender: values.gender }),
  agreement: values.hasAgreed,
})
