import { themes } from '@kingside/design-system/theme'
import { selectThemeView } from '@kingside/machines/theme'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure, expect, waitFor } from 'storybook/test'
import { browserStore, memoryStore } from '../platform/storage/browser-store.ts'
import type { AppUpdates } from '../platform/page/app-worker.ts'
import { miniAppKey } from '../platform/page/mini-app.ts'
import type { SupportChat } from '../shell/support/support-chat.ts'
import { App } from '../app.tsx'
import { createDependencies } from '../create-dependencies.ts'
import type { AppDependencies } from '../dependencies.ts'
import { waitForWords } from '../platform/intl/language.ts'
import type { AppActors } from '../actors.ts'
import {
  type AppRouter,
  createAppRouter,
  createScrollPositions,
  memoryHistory,
  whenReady,
} from '../platform/router/index.ts'
import { appRoutes } from '../router.tsx'
import { GameChoices } from '../lobby/finder/LateGameChoices.tsx'
import { RefusalNotice } from '../lobby/finder/LateRefusalNotice.tsx'
import { SearchProgress } from '../lobby/finder/LateSearchProgress.tsx'
import { isLocale } from '../platform/intl/locales.ts'
import { isBusy } from '../platform/page/when-idle.ts'
import { createFakeLines, type FakeLines } from './fake-lines.ts'
import { letRead, pageServer, type Reader } from './page-server.ts'

// Loads the code of all parts before a story starts, so that its waits do not depend on loading.
void import.meta.glob(
  [
    '../**/{route,*.route,popup,*-popup}.tsx',
    '../chess/moves/TypedMoves.view.tsx',
    '../computer/setup/PreviewBoard.tsx',
    '../game/table/{AfterGame,OpponentMenu}.tsx',
    '../home/{FollowedOnline,TopGame}.tsx',
    '../lobby/challenge/{AcceptPopup,ChallengePart,ongoing-watch}.tsx',
    '../lobby/lists/glance.tsx',
    '../tournament/bracket/BracketPart.tsx',
    '../tournament/game/TournamentGame.tsx',
    '../tournament/join-button/LeaveQuestion.tsx',
    '../tournament/live/{RunningTournaments,TopBoards}.tsx',
    '../tournament/teams/{TeamList,TeamQuestion}.tsx',
    '../tournament/list/{ListFilters,TournamentCalendar}.tsx',
    '../tournament/broadcast/BroadcastTabs.tsx',
    '../tournament/page/{Faq,Games,PlayerList,Share}.tsx',
    '../tournament/relay/RelayToken.tsx',
    '../tournament/phase/Rounds.tsx',
    '../notices/dialogs/{start-dialogs.ts,SystemDialogs.view.tsx}',
    '../notices/start.ts',
    '../platform/realtime/lobby-actor.ts',
    '../settings/board/page-look.ts',
    '../shell/header-actions.tsx',
    '../player/{Games,LateCertificates,Share}.tsx',
    '../account/titles/PlayerCertificates.tsx',
    '../../../../packages/design-system/src/RatingChart/RatingPlot.tsx',
  ],
  { eager: true },
)

/** The args of a page's story. */
export interface PageArgs {
  /** The page's address, with its query. */
  readonly address: string
  /** @default 'visitor' */
  readonly reader?: Reader
  /** Whether it runs inside a messaging app, which has bars of its own. @default false */
  readonly miniApp?: boolean
  /** The page's sockets. @default sockets that answer without events */
  readonly lines?: FakeLines
  /** The stored values of an earlier visit, by the store's keys. */
  readonly kept?: Readonly<Record<string, string>>
  /** A monotonic clock, in milliseconds. @default a stopped clock */
  readonly now?: () => number
  /** The device's clock, in ms since 1970. @default a stopped clock */
  readonly wallNow?: () => number
  /** New versions of the app. */
  readonly updates?: AppUpdates
  /** The chat with the support. @default none */
  readonly supportChat?: SupportChat
}

interface OpenedPage {
  readonly deps: AppDependencies
  readonly router: AppRouter
}

/** The time of the stopped clock, so that a picture is the same each time. */
const stillMs = 60_000
const stillWallMs = Date.UTC(2026, 10, 28, 15)

/** What an earlier visit has typed into a form and not sent, as `kept` takes it. */
export const typedInStory = (typed: object): string => `${stillWallMs} ${JSON.stringify(typed)}`

const themeOf = (globals: Readonly<Record<string, unknown>>) =>
  globals['theme'] === 'light' ? 'light' : 'dark'

async function openPage(
  {
    address,
    reader = 'visitor',
    miniApp = false,
    lines = createFakeLines(),
    kept = {},
    now = () => stillMs,
    wallNow = () => stillWallMs,
    updates,
    supportChat,
  }: PageArgs,
  globals: Readonly<Record<string, unknown>>,
): Promise<OpenedPage> {
  letRead(reader)
  await GameChoices.prepare()
  await SearchProgress.prepare()
  await RefusalNotice.prepare()
  if (miniApp) browserStore('session').setItem(miniAppKey, '1')
  else browserStore('session').removeItem(miniAppKey)
  const store = memoryStore()
  store.setItem('kingside.theme', themeOf(globals))
  store.setItem('kingside.language', isLocale(globals['locale']) ? globals['locale'] : 'en')
  for (const [key, value] of Object.entries(kept)) store.setItem(key, value)
  const deps = createDependencies({
    store,
    retries: 0,
    isAlone: true,
    openSocket: lines.open,
    quiet: () => Promise.resolve(),
    now,
    wallNow,
    ...(updates && { updates }),
    ...(supportChat && { supportChat }),
  })
  const router = createAppRouter(
    appRoutes,
    memoryHistory(address),
    createScrollPositions(memoryStore()),
  )
  deps.address.attach(router, (query) => deps.actors.popups.send({ type: 'address.change', query }))
  deps.gameStarts.attach(router)
  deps.support.attach(router)
  await Promise.all([waitForWords(deps.actors), whenReady(router)])
  return { deps, router }
}

/** The longest wait for calls, in ms, because some stories never answer them. */
const longestMs = 1_000

/**
 * Waits for the code of all parts, for the connection to the lobby, and for the page's own calls after it, so that a
 * picture is taken when nothing more changes.
 */
async function settled({ deps }: OpenedPage): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull())
  const end = performance.now() + longestMs
  await deps.actors.lobby.settled(AbortSignal.timeout(longestMs)).catch(() => {})
  for (let still = 0; still < 5 && performance.now() < end; still += 1) {
    await new Promise(requestAnimationFrame)
    if (isBusy()) still = 0
  }
}

/** The app with the theme of the document, because pictures are taken in both themes. */
function ShownPage(page: OpenedPage) {
  const { actors } = page.deps
  const { theme } = actors
  useEffect(() => () => leave(actors), [actors])
  useEffect(() => {
    const root = document.documentElement
    const follow = new MutationObserver(() => {
      const worn = root.classList.contains(themes.light) ? 'light' : 'dark'
      if (selectThemeView(theme.getSnapshot()).theme === worn) return
      theme.send({ type: 'theme.choose', choice: worn })
    })
    follow.observe(root, { attributeFilter: ['class'] })
    return () => follow.disconnect()
  }, [theme])
  return <App {...page} />
}

/** Stops the machines of an app, because stories share a document. */
function leave({ favicon, session, notifications, toaster, popups, dialogs }: AppActors) {
  favicon.current()?.send({ type: 'badge.reset' })
  for (const actor of [session, popups]) actor.stop()
  for (const late of [favicon, notifications, toaster, dialogs]) late.current()?.stop()
}

/** For the meta of each page's stories, as an object of its own: Storybook would replace it if it were spread. */
export const pageParameters = { msw: pageServer, layout: 'fullscreen' }

/** Opens the page of a story; a meta with loaders of its own needs it among them. */
export const pageLoader = async ({
  args,
  globals,
}: Pick<StoryContext<PageArgs>, 'args' | 'globals'>) => ({ page: await openPage(args, globals) })

/**
 * The meta of all pages' stories: the whole app with its real routes, machines and client; only the server is mocked.
 */
export const pageMeta: Omit<Meta<PageArgs>, 'title' | 'component'> = {
  loaders: [pageLoader],
  render: (_args, { loaded }) => {
    const { page }: { readonly page?: OpenedPage } = loaded
    return page ? <ShownPage {...page} /> : <></>
  },
  afterEach: async ({ loaded }) => {
    const { page }: { readonly page?: OpenedPage } = loaded
    if (page) await settled(page)
  },
  // A whole app takes longer than a part of it on a busy machine.
  beforeEach: () => configure({ asyncUtilTimeout: 20_000 }),
  // A page of documentation would run one whole app for each story at once.
  tags: ['!autodocs'],
}
