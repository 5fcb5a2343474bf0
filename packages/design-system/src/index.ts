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
export { messageTypes, type MessageType } from './MessageIcon/index.ts'
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
  toastColors,
  toastContainers,
  ToastRegion,
  toastTypes,
  type ShownToast,
  type Toast,
  type ToastContainer,
  type ToastDismiss,
  type ToastHandlers,
  type ToastHold,
  type ToastRegionProps,
} from './Toast/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/index.ts'
export {
  Accordion,
  accordionHeadingLevels,
  type AccordionItem,
  accordionVariants,
  type AccordionProps,
} from './Accordion/index.ts'
export {
  type Account,
  type AccountAction,
  type AccountLink,
  AccountMenu,
  type AccountMenuProps,
  accountTones,
  type FideIdLink,
  type LoadingAccount,
  type MemberAccount,
  type VisitorAccount,
} from './AccountMenu/index.ts'
export { AlertDialog, type AlertDialogProps } from './AlertDialog/index.ts'
export {
  Avatar,
  avatarKinds,
  avatarShapes,
  type AvatarProps,
  type Presence,
  presenceStates,
} from './Avatar/index.ts'
export {
  Badge,
  badgeVariants,
  type BadgeProps,
  badgeSizes,
  type BadgeTone,
  badgeTones,
} from './Badge/index.ts'
export {
  Bracket,
  type BracketMatch,
  type BracketProps,
  type BracketRound,
  type BracketSlot,
  type BracketTexts,
} from './Bracket/index.ts'
export {
  CardSkeleton,
  type CardSkeletonProps,
  cardSkeletonShapes,
  type TargetProps,
} from './Card/index.ts'
export { type ChartSeries, type ChartTexts, type ChartTone, chartTones } from './Chart/index.ts'
export { Checkbox, type CheckboxProps } from './Checkbox/index.ts'
export {
  CheckboxGroup,
  checkboxGroupLayouts,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup/index.ts'
export { clubAccesses, ClubCard, type ClubCardProps, type ClubCardTexts } from './ClubCard/index.ts'
export { CodeField, type CodeFieldProps, codeLengths } from './CodeField/index.ts'
export { ComboBox, type ComboBoxProps, type ComboBoxTexts } from './ComboBox/index.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/index.ts'
export { CopyButton, type CopyButtonProps, type CopyTexts } from './CopyButton/index.ts'
export {
  Countdown,
  type CountdownProps,
  type CountdownTexts,
  type TimeLeft,
} from './Countdown/index.ts'
export {
  type DateBounds,
  DateField,
  type DateFieldProps,
  type DateFieldTexts,
  dateProblem,
  type DateProblem,
  dateProblems,
  todayIso,
} from './DateField/index.ts'
export { emailAutoCompletes, EmailField, type EmailFieldProps } from './EmailField/index.ts'
export { EmptyState, type EmptyStateProps, statePanelSizes } from './EmptyState/index.ts'
export { ErrorState, type ErrorStateProps } from './ErrorState/index.ts'
export {
  type CalendarDay,
  type CalendarEvent,
  type CalendarFormats,
  EventCalendar,
  type EventCalendarProps,
  type EventCalendarTexts,
  eventTones,
} from './EventCalendar/index.ts'
export {
  type BadgeContext,
  badgePlace,
  type BadgePlace,
  browserFavicon,
  type BrowserFaviconOptions,
  drawFaviconBadge,
  type FaviconBadgeKind,
  faviconBadgeKinds,
  type FaviconPage,
  type FaviconPicture,
  type LoadingIcon,
} from './FaviconBadge/index.ts'
export {
  type CounterProps,
  Field,
  type FieldControlProps,
  type FieldMessagesProps,
  type FieldProps,
  type FieldSize,
  fieldSizes,
  type FormErrors,
  type OwnFieldProps,
} from './Field/index.ts'
export {
  FileUpload,
  type FileUploadProps,
  type FileUploadTexts,
  type UploadItem,
  type UploadProblem,
  type UploadState,
  type UploadStateTexts,
  type UploadTexts,
} from './FileUpload/index.ts'
export { Flag, type FlagProps, type FlagSize, flagSizes } from './Flag/index.ts'
export { ErrorSummary, type ErrorSummaryProps, Form, type FormProps } from './Form/index.ts'
export {
  Gallery,
  type GalleryPicture,
  type GalleryProps,
  type GalleryTexts,
} from './Gallery/index.ts'
export { Divider, dividerDirections, type DividerProps } from './Divider/index.ts'
export { Grid, gridColumns, gridElements, type GridProps } from './Grid/index.ts'
export { Split, splitAsides, splitSides, type SplitProps } from './Split/index.ts'
export { GoToPage, type GoToPageProps, type GoToPageTexts } from './GoToPage/index.ts'
export {
  ImageUpload,
  type ImageUploadProps,
  imageUploadShapes,
  type ImageUploadTexts,
} from './ImageUpload/index.ts'
export {
  List,
  listFrames,
  ListItem,
  type ListItemProps,
  type ListProps,
  ListSection,
  type ListSectionProps,
} from './List/index.ts'
export {
  LoadMore,
  type LoadMoreProps,
  type LoadMoreStatus,
  loadMoreStatuses,
  type LoadMoreTexts,
} from './LoadMore/index.ts'
export {
  type Direction,
  directions,
  LocaleProvider,
  type LocaleProviderProps,
} from './Locale/index.ts'
export {
  type MenuAction,
  type MenuActionSection,
  MenuButton,
  type MenuButtonProps,
  type MenuChoice,
  type MenuContent,
  type MenuItem,
  type MenuLink,
  type MenuMultipleSection,
  type MenuSection,
  type MenuSingleSection,
} from './MenuButton/index.ts'
export {
  type BarLink,
  MobileNavigation,
  type MobileNavigationProps,
  type NavigationMenu,
} from './MobileNavigation/index.ts'
export { MultiSelect, type MultiSelectProps, type MultiSelectTexts } from './MultiSelect/index.ts'
export {
  type Notice,
  NotificationButton,
  type NotificationButtonProps,
  NotificationPanel,
  type NotificationPanelProps,
} from './NotificationPanel/index.ts'
export { NumberField, type NumberFieldProps, type NumberFieldTexts } from './NumberField/index.ts'
export { type Option, type Options, type OptionSection } from './OptionList/index.ts'
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordFieldTexts,
  passwordPurposes,
  type PasswordStrengthLevel,
  type PasswordStrengthProps,
  passwordStrengths,
} from './PasswordField/index.ts'
export {
  formatPhone,
  isPhoneCorrect,
  PhoneField,
  type PhoneFieldProps,
} from './PhoneField/index.ts'
export {
  PlayerCard,
  type PlayerCardProps,
  type PlayerRating,
  ratingTrends,
} from './PlayerCard/index.ts'
export {
  Podium,
  type PodiumPlace,
  podiumPlaces,
  type PodiumPlayer,
  type PodiumProps,
  type PodiumStep,
} from './Podium/index.ts'
export {
  Popover,
  type PopoverPlacement,
  popoverPlacements,
  type PopoverProps,
} from './Popover/index.ts'
export { Popup, type PopupProps, popupSizes, type PopupSteps } from './Popup/index.ts'
export {
  type LanguageOption,
  type LanguageSwitchProps,
  preferenceLayouts,
  PreferenceSwitch,
  type PreferenceSwitchProps,
  type ThemeName,
  themeNames,
  type ThemeSwitchProps,
} from './PreferenceSwitch/index.ts'
export { type PlanFeature, PriceCard, type PriceCardProps } from './PriceCard/index.ts'
export { type Prize, PrizeList, type PrizeListProps } from './PrizeList/index.ts'
export { Progress, type ProgressProps, progressSizes } from './Progress/index.ts'
export {
  ProgressChart,
  type ProgressChartProps,
  type ProgressPoint,
} from './ProgressChart/index.ts'
export {
  PuzzleCard,
  type PuzzleCardProps,
  type PuzzleOutcome,
  puzzleOutcomes,
} from './PuzzleCard/index.ts'
export {
  type Range,
  RangeSlider,
  rangeSliderInputs,
  type RangeSliderProps,
  type RangeSliderTexts,
} from './RangeSlider/index.ts'
export { RatingChart, type RatingChartProps, type RatingPoint } from './RatingChart/index.ts'
export { SearchField, type SearchFieldProps } from './SearchField/index.ts'
export { Select, type SelectProps, type SelectTexts } from './Select/index.ts'
export {
  type Share,
  ShareButton,
  type ShareButtonProps,
  type Shared,
  type SharePlace,
  type ShareTexts,
} from './ShareButton/index.ts'
export {
  type FooterGroup,
  SiteFooter,
  type SiteFooterProps,
  type SocialLink,
  type SocialNetwork,
  socialNetworks,
} from './SiteFooter/index.ts'
export { SiteHeader, type SiteHeaderProps, siteWidths } from './SiteHeader/index.ts'
export { SiteShell, type SiteShellProps } from './SiteShell/index.ts'
export { SkipLink, type SkipLinkProps } from './SkipLink/index.ts'
export { Slider, type SliderProps } from './Slider/index.ts'
export {
  Stat,
  statAligns,
  type StatDelta,
  statMeanings,
  type StatProps,
  statSizes,
  statTrends,
} from './Stat/index.ts'
export { StatusMark, type StatusMarkProps, statusSizes, statusTones } from './StatusMark/index.ts'
export { type Step, Stepper, type StepperProps } from './Stepper/index.ts'
export { Switch, switchPlacements, type SwitchProps } from './Switch/index.ts'
export {
  SystemDialog,
  type SystemDialogAction,
  type SystemDialogProps,
} from './SystemDialog/index.ts'
export {
  type SortDirection,
  sortDirections,
  type SortValue,
  Table,
  type TableColumn,
  tableColumnKinds,
  tableColumnWidths,
  tableDensities,
  tableHeights,
  tablePhoneLayouts,
  type TableProps,
  type TableRowMarks,
  type TableSelection,
  type TableSort,
} from './Table/index.ts'
export { sortRows, useSortedRows } from './useSortedRows/index.ts'
export {
  type TabItem,
  Tabs,
  tabsActivations,
  tabsOrientations,
  tabsPanels,
  type TabsProps,
} from './Tabs/index.ts'
export { TextArea, type TextAreaProps, textAreaRows } from './TextArea/index.ts'
export {
  TextField,
  textFieldAutoCompletes,
  type TextFieldProps,
  textFieldTypes,
  type TextInputProps,
} from './TextField/index.ts'
export {
  type PlayerTitle,
  playerTitles,
  TitleMark,
  type TitleMarkProps,
  titleMarkSizes,
} from './TitleMark/index.ts'
export { Tooltip, tooltipPlacements, type TooltipProps } from './Tooltip/index.ts'
export {
  TournamentCard,
  type TournamentCardProps,
  type TournamentCardTexts,
} from './TournamentCard/index.ts'
export {
  type Breakpoint,
  breakpoints,
  canHover,
  coarsePointer,
  type ControlSize,
  controlSizes,
  darkTheme,
  type FontWeight,
  fontWeights,
  forcedColors,
  from,
  inRecipes,
  inUtilities,
  layers,
  layoutSteps,
  lightTheme,
  type SpaceStep,
  spaceSteps,
  type SpinnerSize,
  spinnerSizes,
  type TextSize,
  textSizes,
  themes,
  type ThemeTokens,
  type ToneName,
  toneNames,
  upTo,
  vars,
} from './themes/index.ts'
export type { SiteLink, SiteLinkWithIcon } from './SiteLink/index.ts'
