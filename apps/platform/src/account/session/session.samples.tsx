import { Badge } from '@kingside/design-system/Badge'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { ChessBoard } from '@kingside/chess-board'
import type { SessionView } from '@kingside/machines/session'
import { useBoardTexts } from '../../chess/board/useBoardTexts.ts'

const middleGame = 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8'

const words = { title: 'Analysis', visitor: 'Visitor', authorized: 'Free', subscribed: 'Pro' }

/** A sample page: a game with both players. */
export function SamplePage({ view }: { readonly view: SessionView }) {
  const texts = useBoardTexts()
  return (
    <div style={{ padding: 'min(24px, 5vw)' }}>
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Heading level={1}>{words.title}</Heading>
          <Who view={view} />
        </Inline>
        <div style={{ maxInlineSize: '18rem' }}>
          <Stack gap={4}>
            <ChessBoard position={middleGame} texts={{ ...texts, board: 'Position' }} />
            <TextField label="Note" defaultValue="" />
          </Stack>
        </div>
      </Stack>
    </div>
  )
}

function Who({ view }: { readonly view: SessionView }) {
  if (view.status !== 'authorized' && view.status !== 'subscribed') {
    return <Text tone="muted">{words.visitor}</Text>
  }
  return (
    <Inline gap={2}>
      <Text>{view.profile?.email}</Text>
      <Badge tone={view.status === 'subscribed' ? 'brand' : 'neutral'}>{words[view.status]}</Badge>
    </Inline>
  )
}
