import { Stack } from '@kingside/design-system/Stack'
import { Tabs } from '@kingside/design-system/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Attend, Schedule, Sponsors } from '../broadcast/LateBroadcastTabs.tsx'
import { TopBoards } from '../live/LateTopBoards.tsx'
import type { Board, Round, StandingRow, Tournament } from '../tournament.types.ts'
import { About } from './About.tsx'
import type { GamesView } from './Games.tsx'
import { Games } from './LateGames.tsx'
import { Info } from './Info.tsx'
import { type PageChoices, tabsOf } from './page-choices.ts'
import { messages, tabMessages } from './page.messages.ts'
import { Standings, type StandingsView } from './Standings.tsx'
import * as styles from './TournamentPage.css.ts'
import { TournamentHead } from './TournamentHead.tsx'
import { Winners } from './Winners.tsx'

export interface TournamentPageProps {
  readonly tournament: Tournament
  readonly choices: PageChoices
  /** The page's address, to share. */
  readonly url: string
  /** What the tournament does now, with the reader's action. */
  readonly phase: ReactNode
  /** What those find here who run the tournament. */
  readonly staff: ReactNode
  /** The files of a tournament that is over. */
  readonly downloads: ReactNode
  /** Of a play-off: its bracket. */
  readonly bracket: ReactNode
  /** Who has joined. */
  readonly players: ReactNode
  /** Of a tournament of teams: the teams. */
  readonly teams: ReactNode
  readonly standings: StandingsView
  readonly games: GamesView
  readonly rounds: readonly Round[]
  readonly winners: readonly StandingRow[]
  /** Games of the best players; empty while none are shown. */
  readonly topBoards: readonly Board[]
  readonly ownBoard: Board | null
  readonly ownUid: string | null
  readonly onChoose: (choices: PageChoices) => void
  readonly onMoreStandings: () => Promise<boolean>
  readonly onRetryStandings: () => void
  readonly onRetryGames: () => void
  readonly onOpenGame: (gameId: string) => void
  readonly onAll: () => void
  readonly onCalendar: () => void
  readonly onContact: () => void
  readonly onStream: () => void
}

/** A tournament's page: what happens now, standings, games, and all that is to be known of it. */
export function TournamentPage(props: TournamentPageProps) {
  const { tournament, choices, phase, downloads, winners, onChoose } = props
  const { formatMessage } = useIntl()
  const contents = {
    standings: (
      <Stack gap={6}>
        <Winners name={tournament.name} winners={winners} />
        {props.bracket}
        <Standings
          tournament={tournament}
          view={props.standings}
          onMore={props.onMoreStandings}
          onRetry={props.onRetryStandings}
        />
      </Stack>
    ),
    players: props.players,
    participants: props.players,
    teams: props.teams,
    games: (
      <Games
        tournament={tournament}
        choices={choices}
        rounds={props.rounds}
        view={props.games}
        own={props.ownBoard}
        ownUid={props.ownUid}
        onChoose={onChoose}
        onOpen={props.onOpenGame}
        onRetry={props.onRetryGames}
      />
    ),
    about: <About tournament={tournament} onContact={props.onContact} onStream={props.onStream} />,
    sponsors: <Sponsors tournament={tournament} />,
    schedule: <Schedule tournament={tournament} />,
    attend: <Attend tournament={tournament} />,
  }
  // A bracket takes the width.
  const isWide = choices.tab === 'standings' && Boolean(props.bracket)
  return (
    <Stack gap={6}>
      <TournamentHead tournament={tournament} url={props.url} onAll={props.onAll} />
      {phase}
      <div className={isWide ? styles.stacked : styles.columns}>
        <Tabs
          label={formatMessage(messages.parts)}
          value={choices.tab}
          onChange={(tab) => onChoose({ ...choices, tab })}
          tabs={tabsOf(tournament).map((value) => ({
            value,
            label: formatMessage(tabMessages[value]),
            content: contents[value],
          }))}
        />
        <Stack as="aside" gap={4}>
          {props.staff}
          <Info tournament={tournament} winners={winners} onCalendar={props.onCalendar} />
          {props.topBoards.length > 0 && (
            <TopBoards boards={props.topBoards} onOpen={props.onOpenGame} />
          )}
          {downloads}
        </Stack>
      </div>
    </Stack>
  )
}
