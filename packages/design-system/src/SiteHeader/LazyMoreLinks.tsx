import { type ComponentType, useState } from 'react'
import { MoreButton } from './MoreButton.tsx'
import type { MoreLinksProps } from './MoreLinks.tsx'
import * as styles from './SiteHeader.css.ts'

let loaded: ComponentType<MoreLinksProps> | null = null

/** Loads the popover of the hidden links: popovers are as large as the rest of the header. */
export async function loadMoreLinks(): Promise<ComponentType<MoreLinksProps>> {
  loaded = (await import('./MoreLinks.tsx')).MoreLinks
  return loaded
}

/** The button of the hidden links. Until its popover has loaded, a placeholder is shown, which remembers a press. */
export function LazyMoreLinks(props: Omit<MoreLinksProps, 'defaultOpen'>) {
  const [MoreLinks, setMoreLinks] = useState(() => loaded)
  const [isWanted, setWanted] = useState(false)
  /** After a loading error the placeholder stays, and the next press tries again. */
  const prepare = () =>
    void loadMoreLinks().then(
      (links) => setMoreLinks(() => links),
      () => {},
    )
  if (MoreLinks) return <MoreLinks {...props} defaultOpen={isWanted} />
  const press = () => {
    setWanted(true)
    loadMoreLinks().then(
      (links) => setMoreLinks(() => links),
      () => setWanted(false),
    )
  }
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      aria-expanded="false"
      data-icon={props.iconOnly || undefined}
      data-current={props.links.some(({ current }) => current) || undefined}
      onClick={press}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && prepare()}
    >
      <MoreButton label={props.label} iconOnly={props.iconOnly} />
    </button>
  )
}
