import { ChevronDown, Menu } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { MoreLinksProps } from './MoreLinks.tsx'

/** The content of the button of the hidden links. */
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
