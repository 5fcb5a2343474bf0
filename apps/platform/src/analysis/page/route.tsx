import { ChessError, parsePgn } from '@kingside/chess-game'
import { type LoaderFunctionArgs, redirect, replace, useLoaderData } from 'react-router-dom'
import { type AddressPart, readAnalysisAddress } from './analysis-address.ts'
import { createGameDataSource, isNotFound, isUnfinished } from '../../chess/record/index.ts'
import { createSavedAnalysis, freshAnalysis } from './saved-analysis.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { chessProblem, type ChessProblem } from '../../chess/moves/index.ts'
import { messages } from '../board/AnalysisBoard.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { createAnalysisPage } from './AnalysisPage.tsx'

/** Why the address did not bring what it names. */
export type AddressTrouble =
  | { readonly kind: AddressPart; readonly problem: ChessProblem | null }
  | { readonly kind: 'not-found' | 'running' | 'failed' }

/** What the page opens with. */
export interface Opened {
  /** Another number is another analysis: the page begins anew. */
  readonly number: number
  readonly trouble: AddressTrouble | null
}

/** The board on which any game or position is analysed, kept in the browser. */
export const analysisRoute = (deps: AppDependencies) => {
  const saved = createSavedAnalysis(deps.store)
  const { pgn } = createGameDataSource(deps.server)
  const Page = createAnalysisPage(deps, saved)
  let number = 0

  /** Puts what an address brought in the place of what was there, which can be brought back. */
  const bring = (game: ReturnType<typeof parsePgn>, gameId: string | null) => {
    const old = saved.load()
    number += 1
    saved.save({
      ...old,
      game,
      before: old.game.history.length > 0 ? old.game : old.before,
      orientation: freshAnalysis().orientation,
      source: gameId === null ? null : { gameId, isReported: false },
    })
  }

  const loader = async ({ request }: LoaderFunctionArgs): Promise<Opened | Response> => {
    const address = readAnalysisAddress(new URL(request.url).searchParams)
    switch (address.kind) {
      case 'none':
        return { number, trouble: null }
      case 'refused': {
        const { part, error } = address
        return { number, trouble: { kind: part, problem: error && chessProblem(error) } }
      }
      case 'position':
        // Without the parameters a reload shows what has become of it.
        bring(address.game, null)
        return isHere(request.url) ? replace('/analysis') : redirect('/analysis')
      case 'online-game': {
        const { gameId } = address
        if (saved.load().source?.gameId === gameId) return { number, trouble: null }
        try {
          const file = await pgn(gameId, request.signal)
          bring(parsePgn(file.pgn), gameId)
          return { number, trouble: null }
        } catch (error) {
          if (request.signal.aborted) throw error
          return { number, trouble: { kind: troubleOf(error) } }
        }
      }
      default:
        return address satisfies never
    }
  }

  function Component() {
    const opened = useLoaderData<Opened>()
    return (
      <>
        <PageTitle {...messages.title} />
        <Page key={opened.number} trouble={opened.trouble} />
      </>
    )
  }
  return { loader, Component }
}

/** A page that was opened by its address, or come back to, has a place in the history already. */
const isHere = (url: string): boolean => new URL(url).search === window.location.search

function troubleOf(error: unknown): 'not-found' | 'running' | 'failed' {
  if (error instanceof ChessError) return 'failed'
  if (isUnfinished(error)) return 'running'
  return isNotFound(error) ? 'not-found' : 'failed'
}
