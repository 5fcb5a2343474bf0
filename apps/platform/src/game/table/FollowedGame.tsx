import type { GameData } from '@kingside/api'
import { selectGameConnectionView } from '@kingside/machines/game-connection'
import { type GameView, selectGameView } from '@kingside/machines/game'
import { type ComponentType, useMemo, useState } from 'react'
import { startFen } from '@kingside/chess-game'
import { useNavigate } from '../../platform/router/index.ts'
import { type RetrySlots, useGrades } from '../../analysis/review/index.ts'
import type { GameDataSource } from '../../chess/record/index.ts'
import { LateConnectionTrouble } from '../connection/GameConnection.view.tsx'
import { isPlayer, type OpenGame } from '../connection/open-game.ts'
import { useBoardInSight, useMoveKeys, useZenMode, ZenBar } from '../../chess/board/index.ts'
import { LateBoardSize, useBoardPreferences } from '../../settings/board/index.ts'
import { useDependencies } from '../../dependencies.ts'
import type { BesideGameProps } from './beside-game.ts'
import { useGameCommands } from './useGameCommands.ts'
import * as styles from './Game.css.ts'
import { Game } from './Game.view.tsx'
import { LatePlayingNews } from './GameNews.tsx'
import { LateGameResult } from './GamePanel.tsx'
import { asksAt, moveTime } from '../../chess/moves/index.ts'
import { GameReview, useReview } from '../../chess/review/index.ts'
import { lazyPart, usePrepared, useView } from '../../platform/page/index.ts'
import { RematchPlace } from '../rematch/RematchPlace.tsx'
import { LateOwnAbsence, missedClock, TableConnection, TableLine } from './TableConnection.tsx'
import { movingOf } from './table-moving.tsx'
import { TableTools } from './TableTools.tsx'
import { useGameMoves } from './useGameMoves.ts'
import { useGamePlayers } from './useGamePlayers.ts'
import { useGameTold, useHeldPage, useOwnTurn } from './useGameTold.ts'
import { useMovedAt } from './useMovedAt.ts'

// Loaded separately, because it is not needed before the game is over.
const AfterGame = lazyPart(async () => (await import('./AfterGame.tsx')).AfterGame)
/** It loads the book of openings; nobody misses it where that fails. */
export const LateOpeningName = lazyPart(
  async () => (await import('./OpeningName.tsx')).OpeningName,
  <p className={styles.opening} />,
  () => null,
)
const GameRematch = lazyPart(
  async () => (await import('../rematch/GameRematch.tsx')).GameRematch,
  <RematchPlace />,
)

/** In the order in which a game may need them. */
const laterParts = [
  LatePlayingNews,
  LateGameResult,
  LateConnectionTrouble,
  LateOwnAbsence,
  AfterGame,
  GameRematch,
]

export interface FollowedGameProps {
  readonly open: OpenGame
  readonly uid: string | null
  readonly data: GameData
  readonly source: GameDataSource
  readonly beside: ComponentType<BesideGameProps> | undefined
}

/** The table of a game with an open connection, for its players and viewers. */
export function FollowedGame({ open, uid, data, source, beside: Beside }: FollowedGameProps) {
  const { now, actors } = useDependencies()
  const { game, connection } = open
  const { gId: gameId } = data
  const view = useView(game, selectGameView)
  const isClosed = useView(connection, isRefused)
  const times = useMemo(() => timesOf(view.turns), [view.turns])
  const movedAt = useMovedAt()
  const isOver = view.status === 'over'
  const isPlaying = view.status === 'playing'
  const navigate = useNavigate()
  const preferences = useBoardPreferences(actors.boardAppearance)
  const players = useGamePlayers(view, uid, data, source)
  const review = useReview(view)
  const { mark, marks, setGraded } = useGrades(review)
  const { boardRef, showBoard } = useBoardInSight()
  const { moves, commands } = useActions(game, view, preferences, now)
  const zen = useZenMode(isPlaying, preferences.shortcutKeys)
  const wasOver = useWasOver(isPlaying)
  const isOwn = isPlayer(data, uid)
  const hasRematch = isOver && isOwn && data.publicExtra.tournament_id === null
  const [asked, setAsked] = useState(0)
  const [retry, setRetry] = useState<RetrySlots | null>(null)
  useMoveKeys((target) => review.send({ type: `move.${target}` }), preferences.shortcutKeys)
  useTold(open.game, gameId, isPlaying && view.color !== null, isPlaying && moves.isToMove)
  usePrepared(laterParts, isPlaying)

  return (
    <Game
      {...commands}
      view={view}
      preferences={preferences}
      reviewed={review.move}
      proposed={moves.held.proposed}
      mark={mark}
      boardRef={boardRef}
      isClosed={isClosed}
      moveList={{
        ...(review.move && { current: review.selected }),
        marks,
        times,
        titles: view.turns.map(({ ts }) => movedAt(ts) ?? null),
        onSelect: (index) => {
          setRetry(null)
          review.send({ type: 'move.select', index })
        },
      }}
      isZen={zen.isOn}
      players={players}
      stakes={data.stakes}
      now={now}
      connection={
        <TableNews
          {...{ connection, view, data, uid }}
          beside={Beside}
          onBerserk={commands.onBerserk}
        />
      }
      ownLine={<TableLine connection={connection} />}
      opening={
        !zen.isOn &&
        view.initialFen === startFen &&
        view.status !== 'pre-play' && <LateOpeningName turns={view.turns} />
      }
      review={
        <GameReview
          view={review.walk}
          initialFen={view.initialFen}
          send={review.send}
          isOver={isOver}
          time={review.walk.reviewing ? (times[review.selected] ?? null) : null}
        />
      }
      below={
        isOver && (
          <AfterGame
            gameId={gameId}
            source={source}
            view={view}
            review={review}
            isOwn={isOwn}
            wasOver={wasOver}
            asked={asked}
            preferences={preferences}
            onGraded={setGraded}
            onRetry={setRetry}
            onShowBoard={showBoard}
          />
        )
      }
      above={<ZenBar view={zen.view} onLeave={zen.leave} />}
      resize={<LateBoardSize />}
      tools={
        !zen.isOn && (
          <TableTools
            hasZen={isPlaying}
            hasKey={preferences.shortcutKeys}
            hasTyped={isPlaying && preferences.typedMoves}
            opponent={opponentOf(data, uid)}
            onZen={zen.enter}
          />
        )
      }
      moving={movingOf(view, moves, preferences)}
      rematch={hasRematch && <GameRematch open={open} uid={uid} data={data} />}
      onReview={() => setAsked((times) => times + 1)}
      retry={retry}
      onMove={moves.move}
      onPromotionChoose={moves.choosePiece}
      onHome={() => void navigate('/')}
    />
  )
}

interface TableNewsProps extends Pick<FollowedGameProps, 'data' | 'uid' | 'beside'> {
  readonly connection: OpenGame['connection']
  readonly view: GameView
  readonly onBerserk: () => void
}

/** What is told above everything else: the line, and what a tournament has beside its game. */
function TableNews({ connection, view, data, uid, beside: Beside, onBerserk }: TableNewsProps) {
  return (
    <>
      <TableConnection connection={connection} missed={missedClock(view)} />
      {Beside && (
        <Beside
          tournamentId={data.publicExtra.tournament_id}
          gameId={data.gId}
          uid={uid}
          status={view.status}
          color={view.color}
          berserk={view.berserk}
          onBerserk={view.status === 'playing' && view.canBerserk ? onBerserk : null}
        />
      )}
    </>
  )
}

/** The other player of the reader's own game; null for viewers and against a bot. */
function opponentOf(
  { gId, white_player: white, black_player: black }: GameData,
  uid: string | null,
) {
  const [own, other] = white.uid === uid ? [white, black] : [black, white]
  return own.uid === uid && other.kind !== 'bot' ? { opponentUid: other.uid, gameId: gId } : null
}

/** The moves and other requests of the player, who is asked before where the preferences say so. */
function useActions(
  game: OpenGame['game'],
  view: GameView,
  preferences: ReturnType<typeof useBoardPreferences>,
  now: () => number,
) {
  const clock = view.config?.clock ?? null
  return {
    moves: useGameMoves(game, view, asksAt(preferences.moveConfirmation, clock), now),
    commands: useGameCommands(game, view, asksAt(preferences.drawConfirmation, clock)),
  }
}

/** Tells the game's sounds and the page whether the player plays, and whose turn it is. */
function useTold(game: OpenGame['game'], gameId: string, isHeld: boolean, isToMove: boolean) {
  useOwnTurn(isToMove)
  useGameTold(game, gameId)
  useHeldPage(isHeld)
}

const isRefused = (snapshot: Parameters<typeof selectGameConnectionView>[0]): boolean =>
  selectGameConnectionView(snapshot).status === 'refused'

/** How long each move took, as its clock would say it. */
const timesOf = (turns: GameView['turns']): readonly (string | null)[] =>
  turns.map(({ usedMs }) => (usedMs === undefined ? null : moveTime(usedMs)))

/** Whether the game was over already when it was opened: it may have been analysed in an earlier visit. */
function useWasOver(isPlaying: boolean): boolean {
  const [wasOver, setWasOver] = useState(true)
  if (wasOver && isPlaying) setWasOver(false)
  return wasOver
}
