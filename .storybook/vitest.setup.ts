import './quick-react.ts'
import axe from 'axe-core'
import { afterEach, beforeEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { composeStory } from '@storybook/react-vite'
import { themes } from '@kingside/design-system/theme'
import { flagStore } from '../packages/design-system/src/Flag/useFlag.ts'
import { errorCatalogue } from './error-catalogue/catalogue.ts'
import { holdTimers, releaseTimers } from './held-timers.ts'
import { expectOwnFonts } from './own-fonts.ts'
import { isModeName, showMode } from './mode.ts'
import type { ModeName } from './visual-parameters.d.ts'
import { applyTheme } from './theme.ts'
import {
  kindOf,
  type Look,
  type LookName,
  looks,
  type Picture,
  picturePath,
  picturesOf,
  picturesOfMode,
  type Theme,
} from './visual.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Turns on a forced-colours palette, as Windows' contrast themes do. See vitest.config.ts. */
    forceColors: (forced: boolean) => Promise<void>
    /** Whether the page's picture equals the committed one, byte by byte. See vitest.config.ts. */
    showsBaseline: (picture: string) => Promise<boolean>
    /** The system fonts in which the text of each matching element is drawn. See vitest.config.ts. */
    systemFonts: (selector: string) => Promise<readonly (readonly string[])[]>
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** The pictures that a story test compared; scripts/stories.mjs uses them to find orphans. */
    pictures?: string[]
  }
  interface TestContext {
    /** The composed story of a story test, set by the Storybook addon. */
    story?: TestedStory
  }
}

let shown: Look = looks.desktop

const resize = async (width: number, height: number) => {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

/** Sets only what changes: each command is a round trip to the browser, and a story may have its own text size. */
const applyLook = async (look: Look) => {
  if (look.forcedColors !== shown.forcedColors) await commands.forceColors(look.forcedColors)
  if (look.textScale !== shown.textScale) {
    document.documentElement.style.fontSize = look.textScale === 1 ? '' : `${look.textScale * 100}%`
  }
  shown = look
}

const lookAt = async (look: Look) => {
  await applyLook(look)
  await resize(look.width, look.height)
}

const frame = () => new Promise(requestAnimationFrame)

/** Floating elements measure themselves one frame after a change; only then is the page's height final. */
const growToContent = async ({ width, height }: Look, fillsWindow: boolean) => {
  await frame()
  await frame()
  if (fillsWindow) return window.scrollTo({ top: 0, behavior: 'instant' })
  const tall = document.documentElement.scrollHeight
  await resize(width, Math.max(height, tall))
}

const putOn = async (theme: Theme) => {
  if (document.documentElement.classList.contains(themes[theme])) return
  applyTheme(theme)
  await frame()
}

type TestedStory = ReturnType<typeof composeStory>

const lookNames: readonly LookName[] = ['desktop', 'phone', 'large-text', 'forced-colors']

/** The axe rules about colours; the addon has checked the others, which do not depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Relies on the addon, which has just configured axe for this story. */
async function expectContrast({ parameters }: TestedStory): Promise<void> {
  const { include = ['body'], exclude = [] } = parameters.a11y?.context ?? {}
  const { violations } = await axe.run(
    { include, exclude },
    { runOnly: colourRules, resultTypes: ['violations'] },
  )
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(problems, 'colours in the dark theme').toEqual([])
}

const late = document.createElement('style')
late.textContent = '[role="tooltip"]:not([data-in-play]) { visibility: hidden !important }'

/** Hides tooltips that open after the play function, because that depends on where the pointer is. */
const hideLateTooltips = () => {
  for (const tooltip of document.querySelectorAll('[role="tooltip"]')) {
    tooltip.setAttribute('data-in-play', '')
  }
  document.head.append(late)
}

/** A closing overlay may restore the focus after the play function; that is undone. An open one keeps its focus. */
const blurOnFocus = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLElement)) return
  if (target.closest('[role$="dialog"], [role="menu"], [role="listbox"]') === null) target.blur()
}

// Axe's report is 100 kB and more for a story, sent again with each step of the test. Storybook's own window shows it;
// here the error's message is enough.
beforeEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return
  Object.defineProperty(task.meta, 'reports', { set: () => {}, configurable: true })
})

/**
 * React Aria keeps an announced name for seconds, and axe would report it in the next story, where its text is gone.
 */
const clearAnnouncements = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove()
}

/** The last used device decides whether a focus ring shows, even in the next story: each begins as after a press. */
const pressNothing = () => {
  for (const type of ['pointerdown', 'pointerup']) {
    document.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  }
}

beforeEach(pressNothing)

// The page of error messages links here.
afterEach(({ task, story }) => {
  if (task.result?.state === 'fail') return
  for (const { text } of errorCatalogue.filter((entry) => entry.story === story?.id)) {
    expect(document.body.innerText).toContain(text)
  }
})

/** Waits for flags and other pictures, so that the story's picture has them all. */
const settle = async () => {
  await flagStore.settled()
  await frame()
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}

// The story was rendered and played in the light theme; for dark pictures the theme is changed without rendering again.
// A picture that differs does not stop the others from being taken.
afterEach(async ({ task, story }) => {
  if (import.meta.env['VITE_VISUAL'] === 'off' || task.result?.state === 'fail' || !story) return
  const { keepFocus = false, fillsWindow = false, looksLike } = story.parameters.visual ?? {}
  const pictures = picturesOf(story.id, story.parameters.visual)
  if (pictures.length === 0) {
    clearAnnouncements()
    return
  }
  holdTimers()
  hideLateTooltips()
  if (!keepFocus) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.addEventListener('focusin', blurOnFocus)
  }
  await settle()
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  const compare = async (theme: Theme, name: LookName, mode?: ModeName) => {
    const picture = picturePath(looksLike ?? story.id, `${theme}/${name}`, mode)
    if (looksLike === undefined) task.meta.pictures = [...(task.meta.pictures ?? []), picture]
    await putOn(theme)
    if (await commands.showsBaseline(picture)) return
    // Only the other story may change the picture.
    if (looksLike !== undefined && import.meta.env['VITE_ACCEPTING'] === 'on') return
    // On a busy machine a page may settle after it was measured; its end would be cut off or too low.
    await lookAt(looks[name])
    await growToContent(looks[name], fillsWindow)
    await expect(page).toMatchScreenshot(picture).catch(note)
  }
  const compareAll = async (asked: readonly Picture[], mode?: ModeName) => {
    for (const name of lookNames) {
      const shownThemes = (['dark', 'light'] as const).filter((theme) =>
        asked.includes(`${theme}/${name}`),
      )
      if (shownThemes.length === 0) continue
      await lookAt(looks[name])
      await growToContent(looks[name], fillsWindow)
      for (const theme of shownThemes) await compare(theme, name, mode)
    }
  }
  try {
    await expectOwnFonts().catch(note)
    // For light pictures too: changing the theme redraws the whole page, which the play function drew in pieces.
    await putOn('dark')
    if (kindOf(story.id) === 'page' || pictures.some((picture) => picture.startsWith('dark/'))) {
      await expectContrast(story).catch(note)
    }
    await compareAll(pictures)
    for (const [mode, { claims } = {}] of Object.entries(story.parameters.modes ?? {})) {
      if (!isModeName(mode)) continue
      pressNothing()
      showMode(mode)
      await frame()
      await settle()
      await expectOwnFonts().catch(note)
      await putOn('dark')
      await compareAll(picturesOfMode(claims), mode)
    }
  } finally {
    // Resets everything for the next story, also after a picture that differs. The next story sets its own size.
    showMode(undefined)
    applyTheme('light')
    await applyLook(looks.desktop)
    late.remove()
    clearAnnouncements()
    releaseTimers()
    document.removeEventListener('focusin', blurOnFocus)
  }
  if (problems.length > 0) throw problems[0]
})
