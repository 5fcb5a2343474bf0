import { ChevronDown, Menu } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { MoreLinksProps } from './MoreLinks.tsx'

/** What the button of the hidden links shows. */
export function MoreButton({ label, iconOnly }: Pick<MoreLinksProps, 'label' | 'iconOnly'>) {
  return iconOnly ? (
    <>
      <Menu aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <>
      {label}
      <ChevronDown aria-hidden="true" />
    </>
  )
}
