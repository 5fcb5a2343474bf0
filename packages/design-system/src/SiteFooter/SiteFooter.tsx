import { useId, type ReactNode } from 'react'
import { Inline } from '../Inline/index.ts'
import { followLink } from '../Link/followLink.ts'
import { measure } from '../PageShell/PageShell.css.ts'
import type { siteWidths } from '../SiteHeader/index.ts'
import { SiteAnchor } from '../SiteLink/SiteAnchor.tsx'
import type { SiteLink } from '../SiteLink/index.ts'
import * as styles from './SiteFooter.css.ts'
import { SocialIcon, type SocialNetwork } from './SocialIcon.tsx'

/** A group of links with a heading. */
export interface FooterGroup {
  title: string
  links: readonly SiteLink[]
}

/** A link to the product's page at a social network. */
export interface SocialLink {
  network: SocialNetwork
  href: string
  /** The network's name and the page's, for screen readers and as the tooltip. */
  label: string
  /** Called instead of loading the page, if the app has a page for it. */
  onPress?: () => void
}

export interface SiteFooterProps {
  /** The product's logo and a line about it. */
  brand?: ReactNode
  /** Links in groups, one column each. */
  groups: readonly FooterGroup[]
  /** Name of the links for screen readers. */
  navigationLabel: string
  /** Links to the product's pages at social networks. */
  social?: readonly SocialLink[]
  /** The last line: authors, licences. */
  note?: ReactNode
  /** Switches for language and theme. */
  preferences?: ReactNode
  /** At most 1180 or 1360 px, the same as the page. @default 'default' */
  width?: (typeof siteWidths)[number]
}

/** The end of every page: links that are rarely needed, and social networks. */
export function SiteFooter({
  brand,
  groups,
  navigationLabel,
  social = [],
  note,
  preferences,
  width = 'default',
}: SiteFooterProps) {
  const hasExtras = preferences !== undefined || social.length > 0
  return (
    <footer className={styles.root}>
      <div className={`${measure({ width })} ${styles.top}`}>
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        <nav aria-label={navigationLabel} className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </nav>
      </div>
      {(note !== undefined || hasExtras) && (
        <div className={styles.rule}>
          <div className={`${measure({ width })} ${styles.bottom}`}>
            {note !== undefined && <div className={styles.note}>{note}</div>}
            {hasExtras && (
              <div className={styles.extras}>
                {preferences}
                <SocialLinks links={social} />
              </div>
            )}
          </div>
        </div>
      )}
    </footer>
  )
}

function Group({ title, links }: FooterGroup) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      <h2 id={titleId} className={styles.groupTitle}>
        {title}
      </h2>
      <ul aria-labelledby={titleId}>
        {links.map((link) => (
          <li key={link.href}>
            <SiteAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <Inline as="ul" gap={1}>
      {links.map(({ network, href, label, onPress }) => (
        <li key={network}>
          <a
            href={href}
            className={styles.socialLink}
            aria-label={label}
            title={label}
            onClick={followLink(onPress)}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </Inline>
  )
}
