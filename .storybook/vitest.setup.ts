import axe from 'axe-core'
import { afterEach, beforeEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { composeStory } from '@storybook/react-vite'
import { themes } from '@kingside/design-system/theme'
import { flagStore } from '../packages/design-system/src/Flag/useFlag.ts'
import { errorCatalogue } from './error-catalogue/catalogue.ts'
import { holdTimers, releaseTimers } from './held-timers.ts'
import { expectOwnFonts } from './own-fonts.ts'
import { applyTheme } from './theme.ts'
import { type Look, type LookName, looks, picturePath, picturesOf, type Theme } from './visual.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page in the reader's few colours, as Windows' contrast themes do. See vitest.config.ts. */
    forceColors: (forced: boolean) => Promise<void>
    /** Whether the page looks as the committed picture does, to the byte. See vitest.config.ts. */
    showsBaseline: (picture: string) => Promise<boolean>
    /** The fonts of the system in which the text of each element is drawn. See vitest.config.ts. */
    systemFonts: (selector: string) => Promise<readonly (readonly string[])[]>
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** The pictures that a story test compared; scripts/stories.mjs finds orphans by them. */
    pictures?: string[]
  }
  interface TestContext {
    /** The composed story of a story test: the Storybook addon puts it there. */
    story?: TestedStory
  }
}

let shown: Look = looks.desktop

const resize = async (width: number, height: number) => {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

/** Only what changes is set: a command costs a way to the browser and back, and a story may have a size of text of its own. */
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

/** What floats measures itself in the frame after the page has changed; only then is the page's height its own. */
const growToContent = async ({ width, height }: Look) => {
  await frame()
  await frame()
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

/** What axe finds about colours; all else is the same in both themes, and the addon has looked at it. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The addon has set axe up for this story just before. */
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

/** A tooltip that comes when the play is over comes by chance: the pointer happens to rest where it was last. */
const hideLateTooltips = () => {
  for (const tooltip of document.querySelectorAll('[role="tooltip"]')) {
    tooltip.setAttribute('data-in-play', '')
  }
  document.head.append(late)
}

/** What closes gives the focus back when it is gone, which may be after the play. What is open keeps its focus. */
const blurOnFocus = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLElement)) return
  if (target.closest('[role$="dialog"], [role="menu"], [role="listbox"]') === null) target.blur()
}

// What axe looked at is 100 kB and more for a story, sent again with each step of the test. Storybook's own window
// shows it; here the error says what is wrong.
beforeEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return
  Object.defineProperty(task.meta, 'reports', { set: () => {}, configurable: true })
})

/** React Aria goes on naming for seconds what a story said, and axe would find it in the next one, without its words. */
const clearAnnouncements = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove()
}

// Whether a focus shows depends on what was used last, and that outlives the story: each begins as after a press.
beforeEach(() => {
  for (const type of ['pointerdown', 'pointerup']) {
    document.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  }
})

// The page of error messages leads here by these words.
afterEach(({ task, story }) => {
  if (task.result?.state === 'fail') return
  for (const { text } of errorCatalogue.filter((entry) => entry.story === story?.id)) {
    expect(document.body.innerText).toContain(text)
  }
})

// The story was rendered and played in the light theme; the dark one is put on where it stands, for a story that is
// pictured in it. A picture that differs does not keep the others from being taken.
afterEach(async ({ task, story }) => {
  if (import.meta.env['VITE_VISUAL'] === 'off' || task.result?.state === 'fail' || !story) return
  const { keepFocus = false, looksLike } = story.parameters.visual ?? {}
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
  // Flags and other pictures come when they come; a picture of the story has them all.
  await flagStore.settled()
  await frame()
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  const compare = async (theme: Theme, name: LookName) => {
    const picture = picturePath(looksLike ?? story.id, `${theme}/${name}`)
    if (looksLike === undefined) task.meta.pictures = [...(task.meta.pictures ?? []), picture]
    await putOn(theme)
    if (await commands.showsBaseline(picture)) return
    // It is the other story's to say how the picture looks from now on.
    if (looksLike !== undefined && import.meta.env['VITE_ACCEPTING'] === 'on') return
    // On a busy machine a page settles later than it was measured: its end would be cut off, or stand too low.
    await lookAt(looks[name])
    await growToContent(looks[name])
    await expect(page).toMatchScreenshot(picture).catch(note)
  }
  try {
    await expectOwnFonts().catch(note)
    // Also for a light picture alone: the change draws the whole page anew, where a play has drawn it piece by piece.
    await putOn('dark')
    if (pictures.some((picture) => picture.startsWith('dark/'))) {
      await expectContrast(story).catch(note)
    }
    for (const name of lookNames) {
      const shownThemes = (['dark', 'light'] as const).filter((theme) =>
        pictures.includes(`${theme}/${name}`),
      )
      if (shownThemes.length === 0) continue
      await lookAt(looks[name])
      await growToContent(looks[name])
      for (const theme of shownThemes) await compare(theme, name)
    }
  } finally {
    // The next story begins as every story does, also after a picture that differs. Its size it sets itself.
    applyTheme('light')
    await applyLook(looks.desktop)
    late.remove()
    clearAnnouncements()
    releaseTimers()
    document.removeEventListener('focusin', blurOnFocus)
  }
  if (problems.length > 0) throw problems[0]
})
