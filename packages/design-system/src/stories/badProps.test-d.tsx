/**
 * What the compiler refuses. Nothing here runs: `tsc` fails when one of these lines stops being an error.
 */
import {
  Avatar,
  Button,
  Checkbox,
  Dialog,
  Divider,
  EmptyState,
  Flag,
  Gallery,
  Grid,
  Heading,
  IconButton,
  Popover,
  Progress,
  RadioCards,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
  Tooltip,
} from '../index.ts'

const speeds = [
  { value: 'blitz', label: 'Blitz' },
  { value: 'rapid', label: 'Rapid' },
] as const

const list = { label: 'Speed', options: speeds, texts: { placeholder: 'Choose', empty: 'None' } }
const flip = <IconButton label="Flip">⇅</IconButton>

export const refused = [
  // Names for those who do not see.
  // @ts-expect-error an icon needs a label
  () => <IconButton onPress={() => {}}>×</IconButton>,
  // @ts-expect-error a field needs a label
  () => <TextField defaultValue="Alina" />,
  // @ts-expect-error a switch needs a label
  () => <Switch />,
  // @ts-expect-error a checkbox needs a label
  () => <Checkbox />,
  // @ts-expect-error a bar needs a label
  () => <Progress value={40} />,
  // @ts-expect-error a picture of a person needs the name
  () => <Avatar />,
  // @ts-expect-error a dialog needs a title and the name of its ×
  () => <Dialog open>What now?</Dialog>,
  // @ts-expect-error tabs need a label
  () => <Tabs tabs={[]} />,
  // @ts-expect-error a group of cards needs a label
  () => <RadioCards options={[]} />,
  // @ts-expect-error a choice needs a label
  () => <SegmentedControl options={[]} value="en" onChange={() => {}} />,
  // @ts-expect-error a place without content needs a title
  () => <EmptyState />,
  // @ts-expect-error each picture needs words in its place
  () => <Gallery label="Cup" pictures={[{ id: '1', src: '/1.jpg' }]} />,
  // @ts-expect-error a flag needs its country's name, or that it stands beside
  () => <Flag code="KZ" />,

  // Words that are none of a part's own.
  // @ts-expect-error no such size
  () => <Text size="xxl">Blitz</Text>,
  // @ts-expect-error no such type
  () => <Button type="fancy">Play</Button>,
  // @ts-expect-error no such step of the grid
  () => <Grid gap={7}>{null}</Grid>,
  // @ts-expect-error no such level
  () => <Heading level={7}>Standings</Heading>,
  // @ts-expect-error a value that is not among the options
  () => <Select {...list} value="classic" />,

  // What excludes one another, and what goes together.
  // @ts-expect-error a vertical line has no room for a word
  () => <Divider direction="vertical" label="or" />,
  // @ts-expect-error a heading has a level
  () => <Heading>Standings</Heading>,
  // @ts-expect-error styles come from the part, not from outside
  () => <Button className="wide">Play</Button>,
  // @ts-expect-error a tooltip says something
  () => <Tooltip>{flip}</Tooltip>,
  // @ts-expect-error what opens needs a name
  () => <Popover trigger={<Button>More</Button>}>Words</Popover>,
  // @ts-expect-error a table names its rows by one of its columns
  () => <Table caption="Standings" columns={[]} rows={[]} rowKey={() => ''} rowHeader="nothing" />,
]
