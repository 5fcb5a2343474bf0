import { laterPaths } from './platform/page/later-paths.ts'
import { textNames } from './shell/texts/text-names.ts'
import { overlayPath } from './platform/page/overlay-path.ts'
import { notFoundRoutes } from './platform/page/not-found.tsx'
import { withTournament } from './tournament/game/index.ts'
import type { Route } from './platform/router/index.ts'

/** List and page are one file: who opens the one opens the other next. */
const tournaments = () => import('./tournament/index.ts')

/** Who looks at clubs opens one, or makes one, next. */
const clubs = () => import('./club/index.ts')

/** Who looks at puzzles solves one next. */
const puzzles = () => import('./puzzle/index.ts')

/** Who looks at masterclasses opens one next. */
const masterclasses = () => import('./masterclass/index.ts')

/** Prices, checkout and membership lead to each other. */
const membership = () => import('./membership/index.ts')

/** All routes of the app; most pages load when they are first opened. */
export const appRoutes: readonly Route[] = [
  {
    path: '/',
    isFirst: true,
    load: async () => (await import('./home/route.tsx')).HomeRoute,
  },
  { path: '/home', redirectTo: '/' },
  {
    path: '/computer',
    load: async () => (await import('./computer/setup/route.tsx')).ComputerSetupRoute,
  },
  { path: '/lobby', load: async () => (await import('./lobby/lists/route.tsx')).LobbyRoute },
  {
    path: '/active-games',
    load: async () => (await import('./lobby/lists/active-games.route.tsx')).ActiveGamesRoute,
  },
  {
    path: '/friend-waiting',
    load: async () => (await import('./lobby/friend/waiting.route.tsx')).FriendWaitingRoute,
  },
  {
    path: '/friend_invite',
    load: async () => (await import('./lobby/friend/invite.route.tsx')).FriendInviteRoute,
  },
  { path: '/play', load: async () => (await import('./computer/table/route.tsx')).PlayRoute },
  {
    path: '/analysis',
    load: async () => (await import('./analysis/page/route.tsx')).AnalysisRoute,
  },
  {
    path: '/game/:id',
    load: async () => withTournament((await import('./game/table/route.tsx')).GameRoute),
  },
  { path: '/settings', load: async () => (await import('./settings/route.tsx')).SettingsRoute },
  {
    path: '/profile',
    load: async () => (await import('./account/profile/route.tsx')).ProfileRoute,
  },
  {
    path: '/profile/security',
    load: async () => (await import('./account/security/route.tsx')).SecurityRoute,
  },
  {
    path: '/profile/people',
    load: async () => (await import('./player/relations/people.route.tsx')).PeopleRoute,
  },
  {
    path: '/profile/games',
    load: async () => (await import('./game/history/route.tsx')).GameHistoryRoute,
  },
  {
    path: '/tournaments',
    load: async () => (await tournaments()).TournamentsRoute,
  },
  {
    path: '/tournaments/create',
    load: async () =>
      (await import('./tournament/organise/create.route.tsx')).CreateTournamentRoute,
  },
  {
    path: '/tournaments/drafts/:id',
    load: async () => (await import('./tournament/organise/draft.route.tsx')).DraftRoute,
  },
  {
    path: '/tournaments/:id/edit',
    load: async () => (await import('./tournament/organise/edit.route.tsx')).EditTournamentRoute,
  },
  {
    path: '/tournaments/:id',
    load: async () => (await tournaments()).TournamentRoute,
  },
  {
    path: '/tournaments/:id/manage',
    load: async () => (await import('./tournament/manage/route.tsx')).ManageRoute,
  },
  {
    path: '/tournaments/:id/add-participants',
    load: async () => (await import('./tournament/manage/add.route.tsx')).AddParticipantsRoute,
  },
  {
    path: '/tournaments/:id/stream',
    load: async () => (await import('./tournament/stream/stream.route.tsx')).StreamRoute,
  },
  {
    path: overlayPath,
    load: async () => (await import('./tournament/stream/overlay.route.tsx')).OverlayRoute,
  },
  { path: '/community', load: async () => (await clubs()).ClubsRoute },
  {
    path: '/chess-clubs-revolution',
    load: async () => (await clubs()).EarlyAccessRoute,
  },
  { path: '/community/create', load: async () => (await clubs()).ClubCreateRoute },
  { path: '/community/:id', load: async () => (await clubs()).ClubRoute },
  ...['/community/:id/admin', '/community/:id/admin/:tab'].map((path) => ({
    path,
    load: async () => (await clubs()).ClubAdminRoute,
  })),
  {
    path: '/community/:id/admin/tournaments/:tournamentId',
    load: async () => (await clubs()).ClubTournamentRoute,
  },
  { path: '/puzzles', load: async () => (await puzzles()).PuzzlesRoute },
  { path: '/puzzles/rated', load: async () => (await puzzles()).RatedPuzzlesRoute },
  { path: '/puzzles/practice', load: async () => (await puzzles()).PracticeRoute },
  { path: '/puzzles/daily', load: async () => (await puzzles()).DailyPuzzleRoute },
  { path: '/puzzles/review', load: async () => (await puzzles()).ReviewRoute },
  { path: '/puzzles/streak', load: async () => (await puzzles()).StreakRoute },
  { path: '/puzzles/run', load: async () => (await puzzles()).TimedRunRoute },
  { path: '/masterclass', load: async () => (await masterclasses()).MasterclassesRoute },
  { path: '/masterclass/:id', load: async () => (await masterclasses()).MasterclassRoute },
  { path: '/tower', load: async () => (await import('./tower/page/route.tsx')).TowerRoute },
  { path: '/watch', load: async () => (await import('./watch/route.tsx')).WatchRoute },
  {
    path: '/watch/tv',
    load: async () => {
      const [{ tvOf }, { GameRoute }] = await Promise.all([
        import('./watch/tv.route.tsx'),
        import('./game/table/route.tsx'),
      ])
      return tvOf(GameRoute)
    },
  },
  ...['/operation', '/operation/:page', '/operation/:page/:id'].map((path) => ({
    path,
    load: async () => (await import('./operation/route.tsx')).OperationRoute,
  })),
  ...['/players', '/players/top'].map((path) => ({
    path,
    load: async () => (await import('./player/list/players.route.tsx')).PlayersRoute,
  })),
  {
    path: '/pricing',
    load: async () => (await membership()).PricingRoute,
  },
  {
    path: '/upgrade-to-pro',
    load: async () => (await membership()).UpgradeRoute,
  },
  {
    path: '/pay-for/:code',
    load: async () => (await membership()).PayForRoute,
  },
  {
    path: '/membership',
    load: async () => (await membership()).MembershipRoute,
  },
  { path: '/support', load: async () => (await import('./shell/support/route.tsx')).SupportRoute },
  {
    path: '/api-docs',
    load: async () => (await import('./shell/api-docs/route.tsx')).ApiDocsRoute,
  },
  ...textNames.map((name) => ({
    path: `/${name}`,
    load: async () => (await import('./shell/texts/route.tsx')).TextRoute,
  })),
  ...laterPaths.map((path) => ({
    path,
    load: async () => (await import('./shell/later/route.tsx')).LaterRoute,
  })),
  {
    path: '/players/:id',
    load: async () => (await import('./player/route.tsx')).PlayerRoute,
  },
  ...notFoundRoutes,
]
