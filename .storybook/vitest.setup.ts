import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import type { composeStory } from '@storybook/react-vite'
import { pictureSizes, picturesOf } from './visual.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The pictures that a story test compared; scripts/stories.mjs finds orphans by them. */
    pictures?: string[]
  }
  interface TestContext {
    /** The composed story of a story test: the Storybook addon puts it there. */
    story?: ReturnType<typeof composeStory>
  }
}

const viewport = async (size: { width: number; height: number }) => {
  await page.viewport(size.width, size.height)
  const tall = document.documentElement.scrollHeight
  if (tall > size.height) await page.viewport(size.width, tall)
}

afterEach(async ({ task, story }) => {
  if (import.meta.env['VITE_VISUAL'] === 'off' || task.result?.state === 'fail' || !story) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await document.fonts.ready
  for (const name of picturesOf(story.parameters.visual)) {
    // Vitest folds repeated dashes in file names; the check for orphans must know the final name.
    const file = story.id.replace(/-+/g, '-')
    const picture = name === 'desktop' ? file : `${name}/${file}`
    task.meta.pictures = [...(task.meta.pictures ?? []), picture]
    await viewport(pictureSizes[name])
    await expect(page).toMatchScreenshot(picture)
  }
  await page.viewport(pictureSizes.desktop.width, pictureSizes.desktop.height)
})
