import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { NavigationDrawerProps } from './NavigationDrawer.tsx'

let loaded: ComponentType<NavigationDrawerProps> | null = null

/** Loads the drawer: a dialog is larger than the bar that opens it. */
async function loadDrawer(): Promise<ComponentType<NavigationDrawerProps>> {
  loaded = (await import('./NavigationDrawer.tsx')).NavigationDrawer
  return loaded
}

/** The drawer, loaded when first opened. After a loading error it is closed, and the next press tries again. */
export function LazyDrawer(props: NavigationDrawerProps) {
  const [Drawer, setDrawer] = useState(() => loaded)
  const { open, onOpenChange } = props
  const giveUp = useEffectEvent(() => onOpenChange(false))
  const isMissing = open && !Drawer
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    loadDrawer().then(
      (drawer) => isWanted && setDrawer(() => drawer),
      () => isWanted && giveUp(),
    )
    return () => {
      isWanted = false
    }
  }, [isMissing])
  return Drawer && <Drawer {...props} />
}
