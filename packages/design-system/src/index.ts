import './themes/vars.css.ts'

export { Banner, type BannerProps } from './Banner/index.ts'
export {
  Button,
  buttonDisplays,
  buttonTypes,
  type ButtonProps,
  type ButtonType,
} from './Button/index.ts'
export { Dialog, dialogSizes, type DialogProps } from './Dialog/index.ts'
export { Heading, headingAligns, headingLevels, type HeadingProps } from './Heading/index.ts'
export { IconButton, type IconButtonProps } from './IconButton/index.ts'
export {
  Inline,
  inlineAligns,
  inlineElements,
  inlineJustifies,
  type InlineProps,
} from './Inline/index.ts'
export { Kbd, type KbdProps } from './Kbd/index.ts'
export { Link, linkTones, type LinkProps } from './Link/index.ts'
export { LinkButton, type LinkButtonProps } from './LinkButton/index.ts'
export { messageTypes, type MessageType } from './messageIcon.tsx'
export { PageShell, pageWidths, type PageShellProps } from './PageShell/index.ts'
export {
  RadioCards,
  radioCardsColumns,
  radioCardsLayouts,
  type RadioCard,
  type RadioCardsProps,
} from './RadioCards/index.ts'
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/index.ts'
export { Skeleton, skeletonShapes, type SkeletonProps } from './Skeleton/index.ts'
export { Spinner, type SpinnerProps } from './Spinner/index.ts'
export {
  Stack,
  stackAligns,
  stackElements,
  stackJustifies,
  type StackProps,
} from './Stack/index.ts'
export {
  Surface,
  surfaceElements,
  surfaceRadii,
  surfaceTones,
  type SurfaceProps,
} from './Surface/index.ts'
export { Text, textAligns, textElements, textTones, type TextProps } from './Text/index.ts'
export {
  createToaster,
  toastColors,
  toastContainers,
  ToastRegion,
  toastTypes,
  type Toast,
  type ToastContainer,
  type ToastDismiss,
  type Toaster,
  type ToastOptions,
  type ToastRegionProps,
} from './Toast/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/index.ts'
