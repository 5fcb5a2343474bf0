import {
  selectSessionView,
  type SessionMachine,
  type UserProfile,
} from '@kingside/machines/session'
import type { ActorRefFrom } from 'xstate'
import type { KeptValue } from '../adapters/page/kept-value.ts'
import type { SupportChat, SupportPerson } from '../adapters/page/support-chat.ts'
import type { PathTeller } from './updates.ts'

/** The chat with the support, which waits for the user's agreement. */
export interface Support {
  /** From where the chat's code would come; null where there is no chat. */
  readonly provider: string | null
  readonly isAgreed: () => boolean
  /** Calls back when the agreement is given or taken back. @returns what stops the listening */
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
 */
export function openSupport(
  chat: SupportChat,
  consent: KeptValue,
  session: Pick<ActorRefFrom<SessionMachine>, 'getSnapshot' | 'subscribe'>,
): Support {
  let isAgreed = consent.read() === 'yes'
  const listeners = new Set<() => void>()
  let path = ''
  let told = ''

  const tell = () => {
    if (!isAgreed) return
    const person = personOf(selectSessionView(session.getSnapshot()))
    const now = JSON.stringify([person, path])
    if (now === told) return
    told = now
    chat.update(person, path)
  }
  const set = (agreed: boolean) => {
    if (agreed === isAgreed) return
    isAgreed = agreed
    told = ''
    if (agreed) chat.start()
    else chat.stop()
    tell()
    for (const listener of listeners) listener()
  }
  const keep = (agreed: boolean) => {
    set(agreed)
    // A browser that keeps nothing asks again at the next visit.
    consent.save(agreed ? 'yes' : null).catch(() => {})
  }
  return {
    provider: chat.provider,
    isAgreed: () => isAgreed,
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
      session.subscribe(tell)
      consent.listen((value) => set(value === 'yes'))
      if (isAgreed) chat.start()
      tell()
    },
  }
}

const visitor: SupportPerson = { email: null, isSubscribed: false, fideId: null, title: null }

function personOf(view: ReturnType<typeof selectSessionView>): SupportPerson {
  const profile: UserProfile | null = 'profile' in view ? view.profile : null
  if (!profile) return visitor
  return {
    email: profile.email,
    isSubscribed: view.status === 'subscribed',
    fideId: profile.fide_id,
    title: profile.player?.fide_title ?? profile.player?.foa_title ?? null,
  }
}
