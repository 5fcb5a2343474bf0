import {
  type BoardAppearanceMachine,
  type BoardUser,
  provideBoardAppearance,
} from '@kingside/machines/board-appearance'
import { selectSessionView, type SessionMachine } from '@kingside/machines/session'
import { provideSounds, type SoundsMachine } from '@kingside/machines/sounds'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { createAppearanceAdapter } from './appearance.ts'
import { soundsAdapter } from './sounds.ts'
import type { KeyValueStore } from '../../platform/storage/index.ts'
import { dressBoards } from './follow-look.ts'

/** How every board of the app looks and sounds. */
export interface BoardActors {
  readonly boardAppearance: ActorRefFrom<BoardAppearanceMachine>
  readonly sounds: ActorRefFrom<SoundsMachine>
}

/**
 * Starts both: they follow the user, other tabs, each other and the reader's first gesture.
 * @param onProNeeded a board was chosen that needs a subscription
 */
export function startBoard(
  session: ActorRefFrom<SessionMachine>,
  store: KeyValueStore,
  onProNeeded: () => void,
): BoardActors {
  const { themes, read, listen, saveAppearance } = createAppearanceAdapter(store)
  const boardAppearance = createActor(provideBoardAppearance({ saveAppearance }), {
    input: { themes, saved: read(), user: null },
  })
  boardAppearance.on('pro.needed', onProNeeded)
  boardAppearance.start()
  dressBoards(boardAppearance)
  listen((saved) => boardAppearance.send({ type: 'saved.change', saved }))

  let known: BoardUser | null = null
  const followUser = (snapshot: SnapshotFrom<SessionMachine>) => {
    const user = userOf(snapshot)
    if (user?.isPro === known?.isPro && user?.countryId === known?.countryId) return
    known = user
    boardAppearance.send({ type: 'user.change', user })
  }
  session.subscribe(followUser)
  followUser(session.getSnapshot())

  const isLoud = () => boardAppearance.getSnapshot().context.settings.soundsTheme
  const sounds = createActor(provideSounds(soundsAdapter), { input: { enabled: isLoud() } }).start()
  boardAppearance.subscribe(() => sounds.send({ type: 'sounds.enable', enabled: isLoud() }))
  afterFirstGesture(() => sounds.send({ type: 'gesture.made' }))
  return { boardAppearance, sounds }
}

/** What matters of the user to boards; null while nobody is known. */
function userOf(snapshot: SnapshotFrom<SessionMachine>): BoardUser | null {
  const view = selectSessionView(snapshot)
  switch (view.status) {
    case 'loading':
    case 'signing-out':
      return null
    case 'unauthorized':
      return { isPro: false, countryId: null }
    case 'authorized':
    case 'subscribed':
      return (
        view.profile && { isPro: view.status === 'subscribed', countryId: view.profile.country }
      )
    default:
      return view satisfies never
  }
}

function afterFirstGesture(act: () => void): void {
  const end = new AbortController()
  const hear = (event: Event) => {
    // Escape is the one key that browsers do not count.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return
    end.abort()
    act()
  }
  // A touch counts when the finger leaves the screen, a mouse button when it goes down.
  for (const type of ['mousedown', 'pointerup', 'keydown']) {
    window.addEventListener(type, hear, { capture: true, passive: true, signal: end.signal })
  }
}
