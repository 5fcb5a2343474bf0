import {
  selectSessionView,
  type SessionMachine,
  type UserProfile,
} from '@kingside/machines/session'
import type { ActorRefFrom } from 'xstate'
import type { KeptValue } from '../../platform/storage/index.ts'
import type { SupportChat, SupportPerson } from './support-chat.ts'
import type { PathTeller } from '../../platform/page/index.ts'

/** The chat with the support, which starts only with the user's consent. */
export interface Support {
  /** The host of the chat's code; null where there is no chat. */
  readonly provider: string | null
  readonly isAgreed: () => boolean
  /** Whether the user is under 13, so that there is no chat and consent is not asked for. */
  readonly isTooYoung: () => boolean
  /**
   * Calls back when consent is given or withdrawn, and when a user signs in who is too young. @returns a function that
   * stops listening
   */
  readonly subscribe: (listener: () => void) => () => void
  readonly agree: () => void
  /** Withdraws the consent: the chat stops and removes the user's data. */
  readonly withdraw: () => void
  /** Starts following the page's address. */
  readonly attach: (router: PathTeller) => void
}

/**
 * Sends the user and the page to the chat, at each change of either, while the user consents. Nothing happens before it
 * is attached to the page's address.
 * @param consent the stored consent
 * @param today the user's current date, as `YYYY-MM-DD`
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
  /** Starts or stops the chat by consent and age; not before the user is known. */
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
    // If the browser can't store the consent, it is asked for again at the next visit.
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

/** Younger users need a guardian's consent, which can't be asked for here. */
const leastAge = 13

/** The date on which a person reaches an age; both as `YYYY-MM-DD`. */
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
