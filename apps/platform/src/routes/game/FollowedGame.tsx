import type { GameData } from '@kingside/api'
import { selectGameConnectionView } from '@kingside/machines/game-connection'
import { type GameEmitted, selectGameView } from '@kingside/machines/game'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { GameDataSource } from '../../adapters/game/game-data.ts'
import { isPlayer, type OpenGame } from '../../adapters/game/open-game.ts'
import { useBoardLook, useBoardWishes } from '../../app/board-wishes.ts'
import type { AppDependencies } from '../../app/dependencies.ts'
import { Game } from '../../features/game/Game.tsx'
import { GameConnection } from '../../features/game-connection/GameConnection.tsx'
import { createGameAnalysis } from './GameAnalysis.tsx'
import { createGamePgn } from './GamePgn.tsx'
import { createGameRematch } from './GameRematch.tsx'
import { GameReview } from './GameReview.tsx'
import { messages } from './game-page.messages.ts'
import { playersOf } from './game-players.ts'
import { useReview } from './useReview.ts'

export interface FollowedGameProps {
  readonly open: OpenGame
  readonly uid: string | null
  readonly data: GameData
}

/** The table of a game whose line is open: everything that its players and viewers see and do. */
export function createGameTablePage(
  deps: AppDependencies,
  source: GameDataSource,
): ComponentType<FollowedGameProps> {
  const { now, actors } = deps
  const Rematch = createGameRematch(deps)
  const Pgn = createGamePgn(source)
  const Analysis = createGameAnalysis(deps)
  const newMove = () => ({ moveId: crypto.randomUUID(), at: now() })

  return function FollowedGame({ open, uid, data }) {
    const { game, connection } = open
    const view = useSelector(game, selectGameView)
    const line = useSelector(connection, selectGameConnectionView)
    const { formatMessage } = useIntl()
    const navigate = useNavigate()
    const review = useReview(view)
    const queries = useQueryClient()
    const wishes = useBoardWishes(actors.boardAppearance)
    const look = useBoardLook(actors.boardAppearance)
    const isOver = view.status === 'over'

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

    return (
      <div style={look}>
        <Game
          view={view}
          wishes={wishes}
          reviewed={review.move}
          players={playersOf(data, uid, {
            guest: formatMessage(messages.guest),
            you: formatMessage(messages.you),
          })}
          now={now}
          connection={
            <GameConnection
              view={line}
              onRetry={() => connection.send({ type: 'connection.retry' })}
              onSignIn={() => actors.popups.send({ type: 'popup.open', popup: 'sign-in' })}
              onLobby={() => void navigate('/lobby')}
            />
          }
          review={<GameReview review={review} isOver={isOver} />}
          below={
            isOver && (
              <>
                {view.turns.length > 0 && (
                  <Analysis gameId={data.gId} fen={review.move?.fen ?? view.fen} />
                )}
                <Pgn gameId={data.gId} />
              </>
            )
          }
          rematch={isOver && isPlayer(data, uid) && <Rematch open={open} uid={uid} data={data} />}
          onMove={(uci) => game.send({ type: 'move.play', uci, ...newMove() })}
          onPromotionChoose={(piece) =>
            game.send({ type: 'promotion.choose', piece, ...newMove() })
          }
          onPromotionCancel={() => game.send({ type: 'promotion.cancel' })}
          onPremove={(uci) => game.send({ type: 'premove.add', uci, moveId: crypto.randomUUID() })}
          onPremovesCancel={() => game.send({ type: 'premove.cancel' })}
          onOfferDraw={() => game.send({ type: 'draw.offer' })}
          onAcceptDraw={() => game.send({ type: 'draw.accept' })}
          onDeclineDraw={() => game.send({ type: 'draw.decline' })}
          onClaimDraw={() => game.send({ type: 'draw.claim' })}
          onResign={() => game.send({ type: 'game.resign' })}
          onAbort={() => game.send({ type: 'game.abort' })}
          onDismissNotice={() => game.send({ type: 'notice.dismiss' })}
          onHome={goHome}
        />
      </div>
    )
  }
}
