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
import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'
import { dressBoards } from './follow-look.ts'

/** The machines for the look and the sounds of every board. */
export interface BoardActors {
  readonly boardAppearance: ActorRefFrom<BoardAppearanceMachine>
  readonly sounds: ActorRefFrom<SoundsMachine>
}

/**
 * Starts both machines: they follow the user, other tabs, each other and the reader's first gesture.
 * @param onProNeeded called when a board was chosen that needs a subscription
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
  const volume = keptVolume(store)
  const sounds = createActor(provideSounds(soundsAdapter), {
    input: { enabled: isLoud(), ...volume.input },
  }).start()
  sounds.subscribe(({ context }) => volume.keep(context.volume))
  boardAppearance.subscribe(() => sounds.send({ type: 'sounds.enable', enabled: isLoud() }))
  afterFirstGesture(() => sounds.send({ type: 'gesture.made' }))
  return { boardAppearance, sounds }
}

/** The volume of an earlier visit, and what keeps a new one. */
function keptVolume(store: KeyValueStore) {
  const kept = keptValue(store, 'kingside.volume')
  const read = Number(kept.read() ?? 'none')
  let last: number | null = null
  return {
    input: Number.isNaN(read) ? {} : { volume: read },
    keep: (volume: number) => {
      // The first is what the visit began with.
      const isChosen = last !== null && last !== volume
      last = volume
      // A volume that can't be kept holds until the page is left.
      if (isChosen) void kept.save(String(volume)).catch(() => {})
    },
  }
}

/** The facts of the user that decide about boards; null while the user is unknown. */
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
    // Browsers do not count Escape as a gesture.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return
    end.abort()
    act()
  }
  // Browsers count a touch when the finger leaves the screen, and a mouse button when it goes down.
  for (const type of ['mousedown', 'pointerup', 'keydown']) {
    window.addEventListener(type, hear, { capture: true, passive: true, signal: end.signal })
  }
}
