import {
  selectSessionView,
  type SessionMachine,
  type UserProfile,
} from '@kingside/machines/session'
import type { ActorRefFrom } from 'xstate'
import type { KeptValue } from '../../platform/storage/index.ts'
import type { SupportChat, SupportPerson } from './support-chat.ts'
import type { PathTeller } from '../../platform/page/index.ts'

/** The chat with the support, which waits for the user's agreement. */
export interface Support {
  /** From where the chat's code would come; null where there is no chat. */
  readonly provider: string | null
  readonly isAgreed: () => boolean
  /** Whether who is signed in is under 13: there is no chat then, and no question about it. */
  readonly isTooYoung: () => boolean
  /** Calls back when the agreement is given or taken back, and when somebody comes who is too young for it. @returns what stops the listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly agree: () => void
  /** Takes the agreement back: the chat ends and forgets the person. */
  readonly withdraw: () => void
  /** Begins, and follows the page's address from now on. */
  readonly attach: (router: PathTeller) => void
}

/**
 * Tells the chat who is there, on each change of page and of user, as long as the user agrees to it. Nothing happens
 * before it is attached to the page's address.
 * @param consent where the agreement is kept
 * @param today where the user is, as `YYYY-MM-DD`
 */
export function openSupport(
  chat: SupportChat,
  consent: KeptValue,
  session: Pick<ActorRefFrom<SessionMachine>, 'getSnapshot' | 'subscribe'>,
  today: () => string,
): Support {
  let isAgreed = consent.read() === 'yes'
  let isOpen = false
  let wasTooYoung = false
  const listeners = new Set<() => void>()
  let path = ''
  let told = ''

  const view = () => selectSessionView(session.getSnapshot())
  const isTooYoung = () => {
    const born = profileOf(view())?.birth_date ?? null
    return born !== null && birthday(born, leastAge) > today()
  }
  const tellListeners = () => {
    for (const listener of listeners) listener()
  }
  /** Opens or closes the chat as it may be; not before it is known who is there. */
  const follow = () => {
    const tooYoung = isTooYoung()
    const mayOpen = isAgreed && !tooYoung && (isOpen || view().status !== 'loading')
    if (mayOpen !== isOpen) {
      isOpen = mayOpen
      told = ''
      if (mayOpen) chat.start()
      else chat.stop()
    }
    if (tooYoung !== wasTooYoung) {
      wasTooYoung = tooYoung
      tellListeners()
    }
    tell()
  }
  const tell = () => {
    if (!isOpen) return
    const person = personOf(view())
    const now = JSON.stringify([person, path])
    if (now === told) return
    told = now
    chat.update(person, path)
  }
  const set = (agreed: boolean) => {
    if (agreed === isAgreed) return
    isAgreed = agreed
    follow()
    tellListeners()
  }
  const keep = (agreed: boolean) => {
    set(agreed)
    // A browser that keeps nothing asks again at the next visit.
    consent.save(agreed ? 'yes' : null).catch(() => {})
  }
  return {
    provider: chat.provider,
    isAgreed: () => isAgreed,
    isTooYoung,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    agree: () => keep(true),
    withdraw: () => keep(false),
    attach: (router) => {
      path = router.state.location.pathname
      router.subscribe(({ location }) => {
        path = location.pathname
        tell()
      })
      session.subscribe(follow)
      consent.listen((value) => set(value === 'yes'))
      follow()
    },
  }
}

const visitor: SupportPerson = { email: null, isSubscribed: false, fideId: null, title: null }

type View = ReturnType<typeof selectSessionView>

/** Younger ones need a guardian's consent, which nobody can ask for here. */
const leastAge = 13

/** The day on which somebody becomes so old; both as `YYYY-MM-DD`. */
const birthday = (born: string, age: number) => `${Number(born.slice(0, 4)) + age}${born.slice(4)}`

const profileOf = (view: View): UserProfile | null => ('profile' in view ? view.profile : null)

function personOf(view: View): SupportPerson {
  const profile = profileOf(view)
  if (!profile) return visitor
  return {
    email: profile.email,
    isSubscribed: view.status === 'subscribed',
    fideId: profile.fide_id,
    title: profile.player?.fide_title ?? profile.player?.foa_title ?? null,
  }
}
