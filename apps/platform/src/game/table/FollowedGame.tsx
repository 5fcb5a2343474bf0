import type { GameData } from '@kingside/api'
import { selectGameConnectionView } from '@kingside/machines/game-connection'
import { type GameEmitted, selectGameView } from '@kingside/machines/game'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from '../../platform/router/index.ts'
import type { GameDataSource } from '../../chess/record/index.ts'
import { isPlayer, type OpenGame } from '../connection/open-game.ts'
import {
  proposedMove,
  useBoardInSight,
  useMoveKeys,
  useZenMode,
  ZenBar,
  ZenButton,
} from '../../chess/board/index.ts'
import {
  BoardSettingsButton,
  useBoardLook,
  useBoardPreferences,
} from '../../settings/board/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { Game } from './Game.view.tsx'
import { OwnAbsence } from './OwnAbsence.tsx'
import { GameConnection } from '../connection/GameConnection.view.tsx'
import { GameReview, useReview } from '../../chess/review/index.ts'
import { lazyPart, useView } from '../../platform/page/index.ts'
import { Moving } from '../../chess/moves/index.ts'
import { GameRematch } from '../rematch/GameRematch.tsx'
import { messages } from './game-page.messages.ts'
import { playersOf } from './game-players.ts'
import { useGameMoves } from './useGameMoves.ts'
import { useGrades } from './useGrades.tsx'
import { useNewRatings } from './useNewRatings.ts'

// Nobody needs it before the game is over.
const AfterGame = lazyPart(async () => (await import('./AfterGame.tsx')).AfterGame)

export interface FollowedGameProps {
  readonly open: OpenGame
  readonly uid: string | null
  readonly data: GameData
  readonly source: GameDataSource
}

/** The table of a game whose line is open: everything that its players and viewers see and do. */
export function FollowedGame({ open, uid, data, source }: FollowedGameProps) {
  const deps = useDependencies()
  const { now, actors } = deps
  const { game, connection } = open
  const view = useView(game, selectGameView)
  const line = useView(connection, selectGameConnectionView)
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const review = useReview(view)
  const { mark, marks, setGraded } = useGrades(view, review)
  const { boardRef, showBoard } = useBoardInSight()
  const queries = useQueryClient()
  const preferences = useBoardPreferences(actors.boardAppearance)
  const look = useBoardLook(actors.boardAppearance)
  const isOver = view.status === 'over'
  const isPlaying = view.status === 'playing'
  // A game that is over when it is opened may have been analysed in an earlier visit.
  const [wasOver, setWasOver] = useState(true)
  if (wasOver && isPlaying) setWasOver(false)
  const ratings = useNewRatings({
    source,
    gameId: data.gId,
    isDue: isOver && view.config !== null && view.config.mode !== 'unrated',
    onSettled: deps.player.refresh,
  })
  const { held, move, choosePiece, isToMove } = useGameMoves(
    game,
    view,
    preferences.confirmation,
    now,
  )
  const zen = useZenMode(isPlaying, preferences.shortcutKeys)
  useMoveKeys((target) => review.send({ type: `move.${target}` }), preferences.shortcutKeys)

  const { ownTurn } = actors
  useEffect(() => {
    ownTurn.tell(isPlaying && isToMove)
    return () => ownTurn.tell(false)
  }, [ownTurn, isPlaying, isToMove])

  const goHome = () => void navigate('/')
  const hear = useEffectEvent((told: GameEmitted) => {
    switch (told.type) {
      case 'page.open':
        return void navigate(`/game/${told.gameId}`)
      case 'sound.play':
        return actors.sounds.send({
          type: 'sound.play',
          name: told.sound,
          // That time is short is told once in a game.
          ...(told.sound === 'zeitnot' && { once: `${data.gId}:zeitnot` }),
        })
      case 'game.ended':
        return void queries.invalidateQueries({ queryKey: ['own-games'] })
      case 'move.send':
      case 'command.send':
      case 'snapshot.request':
      case 'clock.jumped':
        return undefined
      default:
        return told satisfies never
    }
  })
  useEffect(() => {
    const listening = game.on('*', hear)
    return () => listening.unsubscribe()
  }, [game])

  const renderMoving = (readClocks: () => string) =>
    isPlaying &&
    view.color && (
      <Moving
        held={held}
        san={proposedMove(view.fen, held.proposed)?.san}
        typed={
          preferences.typedMoves
            ? {
                fen: view.fen,
                lastMove: view.lastMove,
                orientation: view.color,
                isToMove,
                hasKey: preferences.shortcutKeys,
                readClocks,
                onMove: move,
              }
            : null
        }
      />
    )
  return (
    <div style={look}>
      <Game
        view={view}
        preferences={preferences}
        reviewed={review.move}
        proposed={held.proposed}
        mark={mark}
        boardRef={boardRef}
        isClosed={line.status === 'refused'}
        moveList={{
          ...(review.move && { current: review.selected }),
          marks,
          onSelect: (index) => review.send({ type: 'move.select', index }),
        }}
        isZen={zen.isOn}
        players={playersOf(
          data,
          uid,
          { guest: formatMessage(messages.guest), you: formatMessage(messages.you) },
          ratings,
        )}
        now={now}
        connection={
          <GameConnection
            view={line}
            absence={
              isPlaying &&
              view.color &&
              view.line === 'lost' &&
              view.config && <OwnAbsence clock={view.config.clock} now={now} />
            }
            onRetry={() => connection.send({ type: 'connection.retry' })}
            onSignIn={() => actors.popups.send({ type: 'popup.open', popup: 'sign-in' })}
            onLobby={() => void navigate('/lobby')}
          />
        }
        review={
          <GameReview
            view={review.walk}
            initialFen={view.initialFen}
            send={review.send}
            isOver={isOver}
          />
        }
        below={
          isOver && (
            <AfterGame
              gameId={data.gId}
              source={source}
              view={view}
              review={review}
              wasOver={wasOver}
              onGraded={setGraded}
              onShowBoard={showBoard}
            />
          )
        }
        above={<ZenBar view={zen.view} onLeave={zen.leave} />}
        tools={
          !zen.isOn && (
            <>
              <BoardSettingsButton
                onOpen={() =>
                  actors.popups.send({ type: 'popup.open', popup: 'chessboard-settings' })
                }
              />
              {isPlaying && <ZenButton hasKey={preferences.shortcutKeys} onEnter={zen.enter} />}
            </>
          )
        }
        moving={renderMoving}
        rematch={isOver && isPlayer(data, uid) && <GameRematch open={open} uid={uid} data={data} />}
        onMove={move}
        onPromotionChoose={choosePiece}
        onPromotionCancel={() => game.send({ type: 'promotion.cancel' })}
        onPremove={(uci) => game.send({ type: 'premove.add', uci, moveId: crypto.randomUUID() })}
        onPremovesCancel={() => game.send({ type: 'premove.cancel' })}
        onOfferDraw={() => game.send({ type: 'draw.offer' })}
        onAcceptDraw={() => game.send({ type: 'draw.accept' })}
        onDeclineDraw={() => game.send({ type: 'draw.decline' })}
        onClaimDraw={() => game.send({ type: 'draw.claim' })}
        onAskTakeback={() => game.send({ type: 'takeback.offer' })}
        onAllowTakeback={() => game.send({ type: 'takeback.accept' })}
        onRefuseTakeback={() => game.send({ type: 'takeback.decline' })}
        onResign={() => game.send({ type: 'game.resign' })}
        onAbort={() => game.send({ type: 'game.abort' })}
        onDismissNotice={() => game.send({ type: 'notice.dismiss' })}
        onHome={goHome}
      />
    </div>
  )
}
