/** A part of a component: where it is in the first story of its page, what it is called, and what it is for. */
export type AnatomyPart = readonly [selector: string, name: string, words: string]

/** What is known of a component besides its props. */
export interface ComponentFacts {
  /** The version that it came with. */
  readonly since: string
  /** `stable`: pages use it, and a change of its props breaks them. `early`: the pages that it is for come later. */
  readonly status: 'stable' | 'early'
  readonly anatomy: readonly AnatomyPart[]
}

type Parts = readonly AnatomyPart[]
const stable = (...anatomy: Parts): ComponentFacts => ({ since: '0.1', status: 'stable', anatomy })
const early = (...anatomy: Parts): ComponentFacts => ({ since: '0.1', status: 'early', anatomy })

const label: AnatomyPart = [
  'label',
  'Label',
  'Says what to enter. It never leaves, as words inside the box would.',
]
const box: AnatomyPart = [
  'input',
  'Box',
  'Holds the value. Its border shows the focus and what is wrong.',
]

const designSystem: Readonly<Record<string, ComponentFacts>> = {
  Accordion: stable(
    ['button', 'Heading', 'The question. The whole line opens and closes its answer.'],
    ['button svg', 'Arrow', 'Turns when the answer is open.'],
  ),
  AccountMenu: stable(['button', 'Picture', 'Opens the menu. Its name says who is signed in.']),
  AlertDialog: stable(
    ['[role=alertdialog] h2', 'Question', 'One sentence that the words on the buttons answer.'],
    ['[role=alertdialog] p', 'Effect', 'What a yes does.'],
    ['[role=alertdialog] button', 'Answers', 'What each of them does, in its own words.'],
  ),
  Avatar: stable([
    '[role=img]',
    'Picture',
    'The player’s own, or the initials on the player’s colour.',
  ]),
  Badge: stable(['span', 'Word', 'One word or number. Its colour only repeats what it says.']),
  Banner: stable(
    ['svg', 'Sign', 'Its shape tells the type, so that colour need not.'],
    ['strong, h2, h3, p', 'Title', 'What has happened.'],
  ),
  Bracket: stable(
    ['[role=region]', 'Bracket', 'Named by the event; it scrolls where not all rounds fit.'],
    ['li', 'Match', 'Two players and their points. The winner’s line is the bold one.'],
  ),
  Button: stable(['button', 'Surface', 'At least 24 pixels high, 44 for a finger.']),
  CardSkeleton: stable(['div, span', 'Shape', 'As large as the card that comes.']),
  Checkbox: stable(
    ['label', 'Label', 'What is so when it is checked. A press on it counts too.'],
    ['input', 'Mark', 'A tick, a line for “some of them”, or nothing.'],
  ),
  CheckboxGroup: stable(
    ['[role=group]', 'Group', 'Named by the question above it.'],
    ['label', 'Choice', 'Any number of them can be chosen.'],
  ),
  ClubCard: stable(
    ['h2, h3', 'Name', 'Leads to the club; the whole card can be pressed.'],
    ['[role=img], img', 'Picture', 'The club’s own, or its first letter.'],
  ),
  CodeField: stable(label, [
    'input',
    'Digits',
    'One field for all of them: a pasted code fits, and the keyboard is of numbers.',
  ]),
  ComboBox: stable(label, box, ['button', 'Arrow', 'Opens the list without typing.']),
  ConfirmDialog: stable(
    ['[role=alertdialog] h2', 'Question', 'A few words.'],
    ['[role=alertdialog] button', 'Answers', 'The safe one and the one that acts.'],
  ),
  CopyButton: stable(['button', 'Button', 'Says that it has copied, for two seconds.']),
  Countdown: stable(['[role=timer]', 'Time', 'Figures of one width, so that it does not tremble.']),
  DateField: stable(
    ['[role=group]', 'Parts', 'Day, month and year in the order of the reader’s country.'],
    ['button', 'Calendar', 'Opens the days of a month.'],
  ),
  Dialog: stable(['button', 'Opener', 'Gets the focus back when the dialog closes.']),
  Divider: stable(['[aria-hidden]', 'Line', 'Parts what does not belong together.']),
  EmailField: stable(label, box),
  EmptyState: stable(
    ['h1, h2, h3', 'Title', 'What there is not.'],
    ['svg', 'Picture', 'One sign, which needs no words.'],
    ['button, a', 'Way on', 'What fills the place.'],
  ),
  ErrorState: stable(
    ['h1, h2, h3', 'Title', 'What could not be done.'],
    ['button', 'Retry', 'Waits while it is tried again.'],
  ),
  EventCalendar: stable(
    ['p', 'Month', 'Named in the reader’s language.'],
    ['button', 'Walk', 'To the months before and after.'],
    ['[role=gridcell], td', 'Day', 'With the events that begin on it.'],
  ),
  FaviconBadge: stable([
    'svg, img, canvas',
    'Icon',
    'The tab’s own, with a dot while something is unread.',
  ]),
  Field: stable(label, box),
  FileUpload: stable(['[role=button], button', 'Place', 'Takes files by press, drop and paste.']),
  Flag: stable(['img, svg, [role=img]', 'Flag', 'Named by its country.']),
  Form: stable(
    ['form', 'Form', 'Leads to the first field that is wrong.'],
    ['button[type=submit]', 'Send', 'Waits while it is sent; a second press does nothing.'],
  ),
  Gallery: stable(['button', 'Picture', 'Opens it large; the arrow keys go on.']),
  GoToPage: stable(
    ['input', 'Number', 'The page, which can be typed.'],
    ['button', 'Steps', 'To the page before and after.'],
  ),
  Grid: stable(['div > div', 'Cell', 'As wide as the others, at least as wide as is said.']),
  Heading: stable([
    'h1, h2, h3',
    'Words',
    'The level is of the page’s outline, the size of its look.',
  ]),
  IconButton: stable(
    ['button', 'Surface', 'As wide as high.'],
    ['svg', 'Icon', 'Its name is told to screen readers, and as a hint.'],
  ),
  ImageUpload: stable([
    'button, [role=button]',
    'Place',
    'Takes a picture by press, drop and paste.',
  ]),
  Inline: stable(['div > div', 'Row', 'Things in one line, which breaks where it must.']),
  Kbd: stable(['kbd', 'Key', 'As it is printed on the keyboard.']),
  Link: stable(['a', 'Words', 'Where it leads to. Underlined among other words.']),
  LinkButton: stable(['a', 'Surface', 'Looks as a button, and leads to another place.']),
  List: stable(
    ['ul, ol, [role=list]', 'List', 'Named, and says that it waits, is empty or failed.'],
    ['li, [role=listitem]', 'Row', 'One thing. Pressed as a whole where it leads anywhere.'],
  ),
  LoadMore: stable(['button', 'Button', 'Says how many there are still.']),
  LocaleProvider: stable(['p, div', 'Inside', 'Every part in it speaks the language.']),
  MenuButton: stable(['button', 'Button', 'Opens the menu; Down does too.']),
  MobileNavigation: stable(
    ['nav', 'Bar', 'At the lower edge, near the thumb.'],
    ['a', 'Place', 'An icon and a word; the current one is marked by more than colour.'],
  ),
  MultiSelect: stable(['button, input', 'Box', 'Names what is chosen.']),
  NotificationButton: stable([
    'button',
    'Bell',
    'Opens the panel. Its name says how much is unread.',
  ]),
  NotificationPanel: stable(['section, [role=region], div', 'Panel', 'The newest first.']),
  NumberField: stable(label, box, [
    'button',
    'Steps',
    'One less and one more; the arrow keys do the same.',
  ]),
  PageShell: stable(['main', 'Page', 'As wide as its kind: words narrow, tables wide.']),
  PasswordField: stable(label, box, ['button', 'Eye', 'Shows what is typed.']),
  PhoneField: early(label, box),
  PlayerCard: early(['h2, h3, strong', 'Name', 'With title and flag before it.']),
  Podium: stable(['li', 'Place', 'The first is the highest, and read first.']),
  Popover: stable(['button', 'Opener', 'Gets the focus back when it closes.']),
  Popup: stable(
    ['[role=dialog] h2', 'Title', 'What the popup is for.'],
    ['[role=dialog] button', 'Close', 'Esc and a press beside it close it too.'],
  ),
  PreferenceSwitch: stable(['[role=radio], input', 'Choice', 'Applies at once.']),
  PriceCard: stable(['h2, h3', 'Plan', 'Its name.'], ['button, a', 'Way on', 'One for each card.']),
  PrizeList: stable(['li, tr', 'Prize', 'The place and what it wins.']),
  Progress: stable(['[role=progressbar]', 'Bar', 'Named; says how far it is in words, too.']),
  ProgressChart: early([
    'svg, [role=img]',
    'Chart',
    'Its numbers are a table for who can’t see it.',
  ]),
  PuzzleCard: stable(['h2, h3, a', 'Name', 'Leads to the puzzle.']),
  RadioCards: stable(
    ['[role=radiogroup]', 'Group', 'Named by the question above it.'],
    ['label', 'Card', 'A title, and a line that says what it means.'],
  ),
  RangeSlider: stable(['input', 'Ends', 'The lower and the upper one; neither passes the other.']),
  RatingChart: stable([
    'svg, [role=img], [role=application]',
    'Chart',
    'A line for each family of time controls.',
  ]),
  SearchField: stable(label, box),
  SegmentedControl: stable(
    ['[role=radiogroup]', 'Well', 'Two to five short words.'],
    ['label', 'Segment', 'The chosen one is lighter than the well.'],
  ),
  Select: stable(['button', 'Box', 'Says what is chosen.'], ['svg', 'Arrow', 'Opens the list.']),
  ShareButton: stable(['button', 'Button', 'Opens the device’s own sharing where there is one.']),
  SiteFooter: stable(
    ['footer', 'Footer', 'What is asked for less often than the header’s places.'],
    ['a', 'Link', 'In columns by what it is about.'],
  ),
  SiteHeader: stable(
    ['header', 'Header', 'Stays at the top, but not with very large text.'],
    ['nav a', 'Place', 'Those that don’t fit are in a menu.'],
  ),
  SiteShell: stable(['main', 'Page', 'Between header and footer.']),
  Skeleton: stable(['span, div', 'Shape', 'As large as what comes, so that nothing moves.']),
  SkipLink: stable(['a', 'Link', 'Seen when it has the focus; leads past the header.']),
  Slider: stable(
    ['label', 'Label', 'What is set.'],
    ['output', 'Number', 'In the reader’s own format.'],
    ['input', 'Thumb', 'For pointer, finger and keys.'],
  ),
  Spinner: stable([
    '[role=progressbar], [role=status], svg',
    'Ring',
    'Named; still with reduced motion.',
  ]),
  Split: stable(['div > div', 'Halves', 'Beside each other where there is room.']),
  Stack: stable(['div > div', 'Column', 'Things below each other, with one gap.']),
  Stat: stable(
    ['dt, span, p', 'Name', 'What is counted.'],
    ['dd, strong', 'Number', 'With its change.'],
  ),
  StatusMark: stable(['span', 'Dot and words', 'The words say it; the dot only helps to find it.']),
  Stepper: stable(
    ['ol', 'Steps', 'In their order.'],
    ['li', 'Step', 'Done, current or to come, in words too.'],
  ),
  Surface: stable(['div, section', 'Surface', 'Its tone lifts it from the page.']),
  Switch: stable(
    ['label', 'Label', 'What is so when it is on.'],
    ['input', 'Switch', 'Applies at once.'],
  ),
  SystemDialog: stable(['[role=dialog] h2, [role=alertdialog] h2', 'Title', 'What has happened.']),
  Table: stable(
    ['th', 'Head', 'Sorts by its column where it can.'],
    ['tbody tr', 'Row', 'One thing.'],
  ),
  Tabs: stable(
    ['[role=tablist]', 'List', 'The arrow keys go along it.'],
    ['[role=tab]', 'Tab', 'The chosen one has a line below it.'],
    ['[role=tabpanel]', 'Panel', 'Named by its tab.'],
  ),
  Text: stable(['p, span', 'Words', 'Size, weight and tone of the scale.']),
  TextArea: stable(label, ['textarea', 'Box', 'Grows with its words.']),
  TextField: stable(label, box),
  TitleMark: stable(['abbr, span', 'Title', 'Three letters; its whole name is told.']),
  Toast: stable([
    '[role=status], section, ol, div',
    'Place',
    'Where messages come and go; they wait while one reads.',
  ]),
  Tooltip: stable(['button', 'Thing', 'Says more on hover and focus.']),
  TournamentCard: stable([
    'h2, h3',
    'Name',
    'Leads to the tournament; the whole card can be pressed.',
  ]),
  VisuallyHidden: stable(['span', 'Words', 'For screen readers alone.']),
}

const chessBoard: Readonly<Record<string, ComponentFacts>> = {
  AnalysisLines: stable([
    'li, [role=listitem]',
    'Line',
    'Its score, and the moves, each of which can be pressed.',
  ]),
  CapturedPieces: stable([
    'span, div',
    'Pieces',
    'What a side has taken, and by how much it is ahead.',
  ]),
  ChessBoard: stable(
    ['[role=grid]', 'Board', 'One stop of Tab; the arrow keys go from square to square.'],
    ['[role=gridcell]', 'Square', 'Named with its piece.'],
  ),
  ChessClock: stable([
    '[role=timer]',
    'Clock',
    'Tenths when little is left; the running one is marked by more than colour.',
  ]),
  EvaluationBar: stable(['[role=meter]', 'Bar', 'White’s part grows from White’s side.']),
  GameAnnouncer: stable([
    'button',
    'Game',
    'What happens in it is said in a place that only screen readers find.',
  ]),
  GameBoard: stable(['[role=grid]', 'Board', 'A board that keeps the rules of its game.']),
  MoveBox: stable(
    ['label', 'Label', 'What can be typed.'],
    ['input', 'Box', 'Takes notation as people write it.'],
  ),
  MoveList: stable(
    ['[role=list], ol, ul', 'Moves', 'In rows of White’s and Black’s.'],
    ['li > span + span', 'Move', 'Puts its position on the board where it can be pressed.'],
  ),
  MoveTree: stable([
    'button',
    'Move',
    'Puts its position on the board; variations stand below it.',
  ]),
  NavigationBar: stable(['button', 'Step', 'First, previous, next, last.']),
  PlayerBar: stable(['div > div', 'Bar', 'Name, rating, what was taken, and the clock.']),
  PositionEditor: stable(
    ['[role=grid]', 'Board', 'Takes pieces from the trays.'],
    ['button', 'Piece', 'Chosen, it is put where one presses.'],
  ),
  PromotionPicker: stable(['button', 'Piece', 'The queen is the nearest.']),
  ResultBanner: stable([
    '[data-state], [role=status], div',
    'Banner',
    'The result as the reader’s own: won, lost or drawn.',
  ]),
}

const below = (folder: string, facts: Readonly<Record<string, ComponentFacts>>) =>
  Object.entries(facts).map(([name, known]) => [`${folder}/${name}`, known] as const)

/** By the title of the component’s page in Storybook. */
export const componentFacts: ReadonlyMap<string, ComponentFacts> = new Map([
  ...below('Design system', designSystem),
  ...below('Chess board', chessBoard),
])
