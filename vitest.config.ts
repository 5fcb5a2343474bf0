import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumFlags, chromiumPath } from './scripts/lib/chromium.mjs'
import { isPictureOf } from './scripts/lib/packed-picture.mjs'
import { tolerance } from './scripts/lib/pictures-browser.mjs'
import { appCompiler } from './apps/platform/react-compiler.ts'

const chromium = chromiumPath()

const provider = playwright({
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
  },
  contextOptions: {
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  },
})

const forceColors: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })

const baselines = fileURLToPath(new URL('.storybook/baselines', import.meta.url))
const sessions = new WeakMap<Page, CDPSession>()

const sessionOf = async (page: Page) => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/** For most pictures this is all there is to ask; a screenshot as tests take it has work in each frame of the page. */
const showsBaseline: BrowserCommand<[picture: string]> = async ({ page }, picture) => {
  const session = await sessionOf(page)
  const [baseline, { data }] = await Promise.all([
    readFile(`${baselines}/${picture}.png`).catch(() => undefined),
    session.send('Page.captureScreenshot', { format: 'png' }),
  ])
  return baseline !== undefined && isPictureOf(Buffer.from(data, 'base64'), baseline)
}

/** A story stands in a frame of the page. */
const systemFonts: BrowserCommand<[selector: string]> = async ({ page }, selector) => {
  const session = await sessionOf(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument', { depth: 0 })
  const fonts: string[][] = []
  const samples = `document.querySelector('iframe').contentDocument.querySelectorAll(${JSON.stringify(selector)})`
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `${samples}[${fonts.length}]`,
    })
    if (result.objectId === undefined) break
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId })
    const answer = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    fonts.push(
      answer.fonts.filter((font) => !font.isCustomFont).map(({ familyName }) => familyName),
    )
  }
  await session.send('CSS.disable')
  await session.send('DOM.disable')
  return fonts
}

/** React marks each render for a profiler, if it finds this method when it loads: a tenth of the time of all stories. */
const withoutRenderMarks = {
  name: 'kingside:without-render-marks',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: () => [
      {
        tag: 'script',
        children: 'delete console.timeStamp',
        injectTo: 'head-prepend' as const,
      },
    ],
  },
}

const stories: TestProjectInlineConfiguration = {
  plugins: [
    withoutRenderMarks,
    storybookTest({
      configDir: '.storybook',
      // A story plays at the size of its picture; what measured itself at another would show so in the picture.
      initialGlobals: { theme: 'light', viewport: { value: 'desktop' } },
    }),
  ],
  // Whatever the first scan misses makes Vite reload in mid-run on a fresh clone, and the run dies.
  optimizeDeps: {
    entries: ['.storybook/*.{ts,tsx}', '{packages,apps}/*/src/**/*.stories.tsx'],
    include: [
      'react/compiler-runtime',
      'react-dom/server',
      'msw/browser',
      'msw-storybook-addon/csf3',
    ],
  },
  test: {
    name: 'stories',
    isolate: false,
    env: {
      VITE_VISUAL: process.env['VISUAL'] ?? 'on',
      VITE_ACCEPTING: process.env['VISUAL_ACCEPTING'] ?? 'off',
    },
    setupFiles: ['.storybook/vitest.setup.ts'],
    // The largest, a table of a thousand rows, has taken 20 s on a busy machine.
    testTimeout: 60_000,
    // Pictures that are given up too early go on being taken in the next story.
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      // A busy machine takes more than a minute to open the pages.
      connectTimeout: 300_000,
      provider,
      commands: { forceColors, showsBaseline, systemFonts },
      viewport: { width: 1180, height: 800 },
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: tolerance(process.env['VISUAL_BROWSER'] !== 'other'),
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${baselines}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/test-results/visual/${arg}${ext}`,
        },
      },
    },
  },
}

const notOurs = ['**/node_modules/**', '**/dist/**']
const unitFiles = ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts']

/** They put something in a module's place, where the other files of their process would find it. */
const filesWithMocks = globSync(unitFiles, { exclude: notOurs }).filter((file) =>
  /\bvi\.(?:doMock|mock)\(/.test(readFileSync(file, 'utf8')),
)

const compiled = async () => [await babel({ presets: [appCompiler()] }), vanillaExtractPlugin()]

const unit = {
  globalSetup: ['apps/server/src/testing/database-snapshot.ts'],
  setupFiles: ['scripts/unstub-globals.ts'],
  testTimeout: 20_000,
}

export default defineConfig({
  test: {
    // A story's meta holds all that axe looked at: 300 MB for one theme.
    reporters: ['minimal', ['json', { filterMeta: (key) => key === 'pictures' }]],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        plugins: await compiled(),
        test: {
          ...unit,
          name: 'unit',
          // A third of the time would go to start a process for each file, which reads anew all that it imports.
          isolate: false,
          include: unitFiles,
          exclude: [...notOurs, ...filesWithMocks],
        },
      },
      {
        plugins: await compiled(),
        test: { ...unit, name: 'unit-isolated', include: filesWithMocks, exclude: notOurs },
      },
      stories,
    ],
  },
})
