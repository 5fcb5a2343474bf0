import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { frameThemes } from './frame-theme.ts'
import { applyTheme } from './theme.ts'

const isLight = (globals: Readonly<Record<string, unknown>>) => globals['theme'] === 'light'

/** A docs page in the theme that the toolbar chose, as its stories are. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [light, setLight] = useState(() => isLight(givenGlobals()))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setLight(isLight(globals))
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])
  const theme = light ? 'light' : 'dark'
  // A page of words has no story that sets it.
  useLayoutEffect(() => applyTheme(theme), [theme])
  return <DocsContainer {...props} theme={frameThemes[theme]} />
}

/** The toolbar's choice as the page's address says it: `globals=theme:light;locale:ru`. */
function givenGlobals(): Record<string, unknown> {
  const given = new URLSearchParams(window.location.search).get('globals') ?? ''
  return Object.fromEntries(given.split(';').map((one) => one.split(':')))
}
