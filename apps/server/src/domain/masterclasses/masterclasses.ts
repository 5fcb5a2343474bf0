import type { Role } from '@kingside/api'
import { masterclassLimits } from '@kingside/api/facts'
import type { ActiveAccount } from '../accounts/account.ts'
import { roleOf } from '../accounts/account.ts'
import type { Masterclass, MasterclassStore } from './masterclass.ts'
import type { Recording, Recordings } from './recordings.ts'

export interface MasterclassesDeps {
  readonly store: MasterclassStore
  readonly recordings: Recordings
  readonly digests: {
    readonly keyed: (secret: string) => string
    readonly equal: (a: string, b: string) => boolean
  }
  readonly accountOf: (playerId: number) => Promise<ActiveAccount | null>
  readonly now: () => Date
}

/** Who looks at a masterclass. */
export interface Viewer {
  readonly role: Role
  readonly playerId: number | null
}

/** A masterclass with what the viewer may know of it. */
export interface SeenMasterclass {
  readonly masterclass: Masterclass
  readonly isOpen: boolean
  readonly stream: string | null
  /** Addresses on this server. */
  readonly recording: string | null
  readonly captions: string | null
  readonly isReminded: boolean
}

export type MasterclassPart = 'recording' | 'captions'

/** An address that was given for a file. */
export interface FileLink {
  readonly slug: string
  readonly part: MasterclassPart
  /** Empty is everybody. */
  readonly player: string
  readonly until: string
  readonly signature: string
}

export interface Masterclasses extends Pick<MasterclassStore, 'list'> {
  readonly see: (slug: string, viewer: Viewer) => Promise<SeenMasterclass | null>
  readonly remind: (
    slug: string,
    viewer: Viewer & { readonly playerId: number },
    isReminded: boolean,
  ) => Promise<'done' | 'not_found' | 'pro_required'>
  /** The file behind an address: whether its reader has Pro is asked anew each time. */
  readonly open: (
    link: FileLink,
  ) => Promise<{ readonly name: string; readonly file: Recording } | 'expired' | 'closed' | null>
}

const hour = 3_600_000

const isPro = (role: Role) => role === 'pro' || role === 'admin'

export function createMasterclasses(deps: MasterclassesDeps): Masterclasses {
  const { store, recordings, digests, accountOf, now } = deps
  const signatureOf = ({ slug, part, player, until }: Omit<FileLink, 'signature'>) =>
    digests.keyed(`masterclass ${slug} ${part} ${player} ${until}`)
  const linkTo = (slug: string, part: MasterclassPart, player: string) => {
    const until = String(now().getTime() + masterclassLimits.recordingHours * hour)
    const signature = signatureOf({ slug, part, player, until })
    return `/files/masterclasses/${slug}/${part}?${new URLSearchParams({ player, until, signature })}`
  }
  const mayWatch = async ({ isFree }: Masterclass, player: string) => {
    if (isFree) return true
    const account = player === '' ? null : await accountOf(Number(player))
    return account !== null && account.closedAt === null && isPro(roleOf(account, now()))
  }
  return {
    list: store.list,
    see: async (slug, { role, playerId }) => {
      const masterclass = await store.find(slug)
      if (!masterclass) return null
      const { isFree, stream, recording, captions } = masterclass
      const isOpen = isFree || isPro(role)
      const player = isFree || playerId === null ? '' : String(playerId)
      return {
        masterclass,
        isOpen,
        stream: isOpen ? stream : null,
        recording: isOpen && recording !== null ? linkTo(slug, 'recording', player) : null,
        captions: isOpen && captions !== null ? linkTo(slug, 'captions', player) : null,
        isReminded: playerId !== null && (await store.isReminded(masterclass.id, playerId)),
      }
    },
    remind: async (slug, { role, playerId }, isReminded) => {
      const masterclass = await store.find(slug)
      if (!masterclass) return 'not_found'
      if (isReminded && !masterclass.isFree && !isPro(role)) return 'pro_required'
      await store.remind(masterclass.id, playerId, isReminded)
      return 'done'
    },
    open: async ({ signature, ...link }) => {
      if (!digests.equal(signature, signatureOf(link))) return null
      if (Number(link.until) < now().getTime()) return 'expired'
      const masterclass = await store.find(link.slug)
      const name = masterclass?.[link.part] ?? null
      if (!masterclass || name === null) return null
      if (!(await mayWatch(masterclass, link.player))) return 'closed'
      const file = await recordings.open(name)
      return file && { name, file }
    },
  }
}
