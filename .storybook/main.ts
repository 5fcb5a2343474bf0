import type { StorybookConfig } from '@storybook/react-vite'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { appCompiler } from '../apps/platform/react-compiler.ts'

const storiesOf = (directory: string, titlePrefix: string) => ({
  directory: `../${directory}/src`,
  titlePrefix,
  files: '**/*.stories.tsx',
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // Includes the READMEs of workspaces without stories.
    './pages/*.mdx',
    './foundations/*.mdx',
    './state-map/*.stories.tsx',
    './error-catalogue/*.stories.tsx',
    storiesOf('packages/design-system', 'Design system'),
    storiesOf('packages/chess-board', 'Chess board'),
    storiesOf('apps/platform', 'Platform'),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The README's picture is that of a story, so it is never old.
  staticDirs: [
    {
      from: './baselines/light/platform-pages-game-playing.png',
      to: '/.storybook/baselines/light/platform-pages-game-playing.png',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Tests show no props tables, so they need not parse the components for them.
  typescript: { reactDocgen: process.env['VITEST'] === undefined && 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        babel({ presets: [appCompiler()] }),
        vanillaExtractPlugin(),
        msw({ mode: 'worker-only' }),
      ],
      // Each flag is a module, loaded when shown: pre-bundling all of them would reload the page.
      optimizeDeps: { exclude: ['country-flag-icons'] },
    }),
}

export default config
