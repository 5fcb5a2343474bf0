/**
 * The walls between the packages, and why each stands. `npm run walls` checks them;
 * scripts/walls.test.ts shows that each one fires.
 */
const within = (folder) => `^${folder}/`
const ours = '^(packages|apps|bench)/'
const examplesAndTests = '\\.(test|stories|states)\\.tsx?$'

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
      name: 'machines-import-no-values-of-ours',
      comment:
        'A machine takes everything that acts as an injected dependency (provideX). Import types from chess-game and api, never values.',
      severity: 'error',
      from: { path: within('packages/machines/src'), pathNot: examplesAndTests },
      to: {
        path: ours,
        pathNot: within('packages/machines'),
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
      name: 'schemas-are-of-zod-mini',
      comment:
        "Classic zod has every method on every schema, which is 14 kB more on the app's first page. Import z from 'zod/mini'.",
      severity: 'error',
      from: { path: within('(packages|apps)') },
      to: { path: '/zod/', pathNot: '/zod/(v4/)?(mini|core)/' },
    },
    {
      name: 'only-adapters-join-api-and-machines',
      comment:
        'adapters/ is the only place where the api meets the machines. A feature or route takes what the adapter made.',
      severity: 'error',
      from: {
        path: within('apps/platform/src'),
        pathNot: ['/adapters/', '/app/', '/src/stories/', examplesAndTests],
      },
      to: { path: within('packages/api'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-import-each-other',
      comment:
        'A feature stands alone; routes/ compose them. Move what two features share into a package or a sibling folder of features/.',
      severity: 'error',
      from: { path: '^apps/platform/src/features/([^/]+)/' },
      to: { path: '^apps/platform/src/features/', pathNot: '^apps/platform/src/features/$1/' },
    },
    {
      name: 'features-do-not-reach-up',
      comment: 'Features are below routes, adapters and the app: take what you need as a prop.',
      severity: 'error',
      from: { path: within('apps/platform/src/features'), pathNot: examplesAndTests },
      to: { path: '^apps/platform/src/(routes|app|adapters)/' },
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
