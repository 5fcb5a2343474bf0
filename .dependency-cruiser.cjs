/**
 * The walls between the packages, and why each stands. `npm run walls` checks them;
 * scripts/walls.test.ts shows that each one fires.
 */
const within = (folder) => `^${folder}/`
const ours = '^(packages|apps|bench)/'
const examplesAndTests = '\\.(test|stories|states|samples)\\.tsx?$'

/** The areas of the app, from the lowest to the highest: each may know those before it. */
const areas = [
  'platform',
  'chess',
  'account',
  'settings',
  'notices',
  'analysis',
  'computer',
  'game',
  'lobby',
  'membership',
  'puzzle',
  'tower',
  'club',
  'tournament',
  'watch',
  'player',
  'operation',
  'home',
  'shell',
]

const areaWalls = areas.slice(0, -1).map((area, index) => ({
  name: `area-${area}-knows-those-below`,
  comment: `The areas stand in one order (see areas in .dependency-cruiser.cjs), and ${area} is below what it imports here. Take it as a prop, or move what both need down.`,
  severity: 'error',
  from: { path: `^apps/platform/src/${area}/`, pathNot: examplesAndTests },
  to: { path: `^apps/platform/src/(${areas.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other can be neither read, tested nor moved alone. Give what both need a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'chess-game-stands-alone',
      comment:
        'chess-game is the headless model: it runs in Node and in any page, so it imports none of ours and no user interface.',
      severity: 'error',
      from: { path: within('packages/chess-game/src') },
      to: { path: [ours, '/react(-dom)?/', '\\.css'], pathNot: within('packages/chess-game') },
    },
    {
      name: 'pairing-stands-alone',
      comment:
        'pairing is installed alone by organisers and their programs, and runs in a worker: it knows players by their numbers and imports none of ours. Node it may use in its command line only.',
      severity: 'error',
      from: { path: within('packages/pairing/src'), pathNot: '/(cli|testing/files)\\.ts$' },
      to: {
        path: [ours, '^(node:)?(fs|path|os|process|url|worker_threads)$'],
        pathNot: within('packages/pairing'),
      },
    },
    {
      name: 'chess-board-imports-chess-game-only',
      comment:
        'The board is installed alone by other developers, so of ours it may import chess-game only. Its look hangs on its own CSS variables.',
      severity: 'error',
      from: { path: within('packages/chess-board/src') },
      to: { path: ours, pathNot: [within('packages/chess-board'), within('packages/chess-game')] },
    },
    {
      name: 'board-headless-has-no-react-and-no-css',
      comment: 'headless/ is for those who draw with another framework: neither React nor CSS.',
      severity: 'error',
      from: { path: within('packages/chess-board/src/headless') },
      to: { path: ['/react(-dom)?/', '\\.css(\\.ts)?$', '@vanilla-extract', '\\.tsx$'] },
    },
    {
      name: 'design-system-knows-no-chess',
      comment:
        'The design system serves any product: it imports none of ours, no router and no language.',
      severity: 'error',
      from: { path: within('packages/design-system/src') },
      to: {
        path: [ours, 'react-router', 'react-intl', 'chess\\.js'],
        pathNot: within('packages/design-system'),
      },
    },
    {
      name: 'machines-import-pure-values-only',
      comment:
        'A machine takes everything that acts as an injected dependency (provideX). Of ours it may import values of chess-game and of @kingside/api/facts, which are pure; from anything else types only.',
      severity: 'error',
      from: { path: within('packages/machines/src'), pathNot: examplesAndTests },
      to: {
        path: ours,
        pathNot: [
          within('packages/machines'),
          within('packages/chess-game'),
          within('packages/api/src/facts'),
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'machines-run-anywhere',
      comment: 'A machine runs in Node, a page and a worker: no React, no app, no network library.',
      severity: 'error',
      from: { path: within('packages/machines/src') },
      to: { path: ['/react(-dom)?/', '@xstate/react', within('apps'), 'msw', 'hono'] },
    },
    {
      name: 'api-imports-chess-game-types-and-zod',
      comment:
        'The contract is shared by client, server and mocks: of ours it may use chess-game types only.',
      severity: 'error',
      from: { path: within('packages/api/src') },
      to: {
        path: [ours, '/react(-dom)?/', 'xstate', 'hono'],
        pathNot: [within('packages/api'), within('packages/chess-game')],
      },
    },
    {
      name: 'facts-are-plain',
      comment:
        'Facts are values and types that machines, views and the server share. A schema or a client among them would bring zod to all of these: make the schema from the fact.',
      severity: 'error',
      from: { path: within('packages/api/src/facts'), pathNot: examplesAndTests },
      to: { path: '.', pathNot: within('packages/api/src/facts') },
    },
    {
      name: 'schemas-are-of-zod-mini',
      comment:
        "Classic zod has every method on every schema, which is 14 kB more on the app's first page. Import z from 'zod/mini'.",
      severity: 'error',
      from: { path: within('(packages|apps)') },
      to: { path: '/zod/', pathNot: '/zod/(v4/)?(mini|core)/' },
    },
    ...areaWalls,
    {
      name: 'areas-meet-through-index',
      comment:
        'An area is known to the others by the index.ts of its rooms: export there what they need. Pages, popups and parts that load later are imported by their file, with import().',
      severity: 'error',
      from: { path: `^apps/platform/src/(${areas.join('|')})/`, pathNot: examplesAndTests },
      to: {
        path: `^apps/platform/src/(${areas.join('|')})/`,
        pathNot: ['^apps/platform/src/$1/', '/index\\.ts$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'only-calls-meet-the-contract',
      comment:
        'An area meets the api in its calls.ts (or x.calls.ts), and nowhere else: so a change of the contract is seen in one place.',
      severity: 'error',
      from: {
        path: within('apps/platform/src'),
        pathNot: [
          '(/|\\.)calls\\.ts$',
          '/src/platform/(server|realtime)/',
          '/src/stories/',
          examplesAndTests,
        ],
      },
      to: {
        path: within('packages/api'),
        pathNot: within('packages/api/src/facts'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-make-no-calls',
      comment:
        'A *.view.tsx draws what it is given, so that every state can be a story. The route or part that shows it makes the calls.',
      severity: 'error',
      from: { path: '\\.view\\.tsx$' },
      to: { path: '(/|\\.)calls\\.ts$' },
    },
    {
      name: 'server-domain-knows-no-database',
      comment:
        'The domain declares what it needs as ports; db implements them. So rules are tested without a database.',
      severity: 'error',
      from: { path: within('apps/server/src/domain') },
      to: { path: [within('apps/server/src/(db|routes)'), 'drizzle-orm', 'pglite', '/hono/'] },
    },
    {
      name: 'apps-import-parts-one-by-one',
      comment:
        "Import '@kingside/design-system/Button': what imports the index of all parts is built and tested anew with each of them.",
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^packages/design-system/src/index\\.ts$' },
    },
    {
      name: 'apps-are-not-imported',
      comment: 'Nothing imports an app: what others need belongs in a package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'server-and-platform-are-apart',
      comment: 'The app and the server meet in packages/api, over the network.',
      severity: 'error',
      from: { path: within('apps/(platform|server)') },
      to: { path: within('apps/(platform|server)'), pathNot: '^apps/$1/' },
    },
    {
      name: 'css-ts-imports-css-ts-only',
      comment:
        'A .css.ts that reaches a component barrel loses CSS without an error. Import other .css.ts files and plain token files only.',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: {
        path: ['\\.tsx$', '^packages/[^/]+/src/index\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-benchmarks',
      comment: 'bench/ holds measurements against peers; nothing may depend on it.',
      severity: 'error',
      from: { pathNot: within('bench') },
      to: { path: within('bench') },
    },
    {
      name: 'no-unresolvable',
      comment:
        'This import leads nowhere: the file is missing, or the package is not in package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(url|raw|worker)$'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.data'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
