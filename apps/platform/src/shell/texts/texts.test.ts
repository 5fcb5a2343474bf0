import { locales } from '@kingside/machines/language'
import { expect, it } from 'vitest'
import { loadText } from './load-text.ts'
import { textNames } from './text-names.ts'
import { textSections, type TextSection } from './text-page.ts'

it.each(textNames)('%s says the same in every language, section by section', async (name) => {
  const shapes = await Promise.all(
    locales.map(async (locale) => {
      const sections: Readonly<Record<string, TextSection>> = (await loadText(name, locale))
        .sections
      return textSections[name].map((id) =>
        sections[id]?.body.map((block) => (typeof block === 'string' ? 1 : block.length)),
      )
    }),
  )
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})
