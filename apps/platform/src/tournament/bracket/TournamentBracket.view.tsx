import {
  Bracket as BracketChart,
  type BracketMatch,
  type BracketSlot,
} from '@kingside/design-system/Bracket'
import { Flag } from '@kingside/design-system/Flag'
import { playerTitles, TitleMark } from '@kingside/design-system/TitleMark'
import { useIntl } from 'react-intl'
import { titleMessages } from '../../chess/terms/index.ts'
import { boardStatusMessages, messages as pageMessages } from '../page/page.messages.ts'
import { pointsText } from '../page/points.ts'
import type { Bracket, Participant, Tie } from '../tournament.types.ts'
import { messages } from './bracket.messages.ts'
import { bracketRounds, type ShownMatch } from './bracket-rounds.ts'
import { useStageName } from './useStageName.ts'

export interface TournamentBracketProps {
  /** The tournament's name. */
  readonly name: string
  readonly bracket: Bracket
  /** The public uid of the reader. */
  readonly ownUid: string | null
  /** Opens a game, for routers. */
  readonly onOpen: (gameId: string) => void
}

/** The bracket of a knock-out: who has met whom, and who goes on. A match leads to its latest game. */
export function TournamentBracket({ name, bracket, ownUid, onOpen }: TournamentBracketProps) {
  const { formatMessage } = useIntl()
  const stageName = useStageName()
  const matchOf = useMatch()
  const rounds = bracketRounds(bracket)
  const third = bracket.third_place
  return (
    <BracketChart
      label={formatMessage(messages.label, { name })}
      rounds={rounds.map(({ players, matches }, stage) => ({
        id: `stage-${stage + 1}`,
        name: stageName(players),
        matches: matches.map(matchOf),
      }))}
      thirdPlace={
        third
          ? {
              name: formatMessage(messages.third),
              match: matchOf({ id: 'third', tie: third }),
            }
          : undefined
      }
      ownPlayer={
        ownUid === null ? undefined : { id: ownUid, label: formatMessage(pageMessages.you) }
      }
      onMatchPress={({ href }) => {
        const gameId = href?.split('/').at(-1)
        if (gameId !== undefined) onOpen(gameId)
      }}
      texts={{ rounds: formatMessage(messages.stages), won: formatMessage(messages.won) }}
    />
  )
}

function useMatch() {
  const { formatMessage, formatDisplayName } = useIntl()

  const before = ({ title: code, country }: Participant) => {
    const title = playerTitles.find((known) => known === code)
    return (
      <>
        {country !== null && (
          <Flag
            size="s"
            code={country}
            name={formatDisplayName(country, { type: 'region' }) ?? country}
          />
        )}
        {title && <TitleMark title={title} name={formatMessage(titleMessages[title])} />}
      </>
    )
  }
  const slotOf = (tie: Tie, index: 0 | 1): BracketSlot => {
    const { player, seed, points, has_won: hasWon } = tie.sides[index]
    if (!player) return { type: 'bye', text: formatMessage(messages.bye) }
    const isPlayed = tie.board_id !== null
    return {
      type: 'player',
      id: player.player_uid,
      name: player.name,
      seed: seed === null ? undefined : String(seed),
      score: isPlayed ? pointsText(points) : undefined,
      before: before(player),
      won: hasWon,
    }
  }

  const open: BracketSlot = { type: 'open', text: formatMessage(messages.open) }

  return ({ id, tie }: ShownMatch): BracketMatch => {
    if (tie === null) return { id, slots: [open, open] }
    return {
      id,
      slots: [slotOf(tie, 0), slotOf(tie, 1)],
      live: tie.status === 'goes' ? formatMessage(boardStatusMessages.goes) : undefined,
      href: tie.board_id === null ? undefined : `/game/${tie.board_id}`,
    }
  }
}
