import {
  addressOf,
  type ChessGame,
  type HistoryMove,
  idOf,
  type Line,
  type MoveAddress,
} from '@kingside/chess-game'
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  firstPlyOf,
  hasMove,
  isFollowedByNotes,
  isWithin,
  moveBeside,
  type MoveRow,
  rowsOf,
  wordsOf,
} from './layout.ts'
import { isMoveJudgement, nagSign } from './nags.ts'
import { moveOnNextLine, scrollIntoFrame } from './scroll.ts'
import { englishMoveTreeTexts, type MoveTreeTexts } from './texts.ts'
import * as styles from './MoveTree.css.ts'

export interface MoveTreeProps {
  /** The game; its selected move is marked. */
  readonly game: ChessGame
  /** Called when a move was pressed, or Enter on it, with its id such as `4_0_2`, for `selectMove`. */
  readonly onSelect: (id: string) => void
  /** Variations nested deeper than this are drawn as "…". @default 6 */
  readonly maxDepth?: number
  /** Keep it the same object: a new one renders every move again. @default English */
  readonly texts?: MoveTreeTexts
}

/**
 * The moves of a game with variations, comments and glyphs. Give it a height, and it keeps the selected move visible.
 * One tab stop: Left and Right move along a line, Up and Down between the drawn lines, Home and End to the ends of the
 * main line, Enter selects.
 */
export function MoveTree({
  game,
  onSelect,
  maxDepth = 6,
  texts = englishMoveTreeTexts,
}: MoveTreeProps) {
  const root = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<string>()

  const { history, nextVariations } = game
  const selected = idOf(game.selectedMoveAddress)
  const tab = [cursor, selected].find((id) => id !== undefined && hasMove(game, addressOf(id)))
  const tabStop = tab ?? (history.length > 0 ? '0' : '0_0_0')

  useEffect(() => {
    const frame = root.current
    if (!frame) return
    if (selected === '-1') frame.scrollTop = 0
    const current = frame.querySelector('[aria-current]')
    if (current) scrollIntoFrame(frame, current)
  }, [selected])

  const focusOn = (element: Element | null | undefined) => {
    if (!root.current || !(element instanceof HTMLElement)) return
    element.focus({ preventScroll: true })
    scrollIntoFrame(root.current, element)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const frame = root.current
    const id = idAt(event.target)
    if (!frame || id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(frame).direction === 'rtl'
    const focusMove = (address: MoveAddress | undefined) =>
      focusOn(address && frame.querySelector(`[data-id="${idOf(address)}"]`))
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowLeft':
        focusMove(moveBeside(game, addressOf(id), (event.key === 'ArrowRight') === isRtl ? -1 : 1))
        break
      case 'ArrowDown':
      case 'ArrowUp':
        focusOn(moveOnNextLine(frame, event.target, event.key === 'ArrowDown' ? 1 : -1))
        break
      case 'Home':
        focusMove([0])
        break
      case 'End':
        focusMove([history.length - 1])
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const onClick = (event: MouseEvent) => {
    const id = idAt(event.target)
    if (id !== undefined) onSelect(id)
  }

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setCursor(undefined)
  }

  const shared = { maxDepth, texts }
  const firstPly = firstPlyOf(game)
  const rows = rowsOf(history, firstPly)
  const before = wordsOf([...game.comments, ...(history[0]?.commentsBefore ?? [])])
  return (
    <div
      ref={root}
      role="group"
      aria-label={texts.label}
      className={styles.root}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(event) => setCursor(idAt(event.target))}
      onBlur={onBlur}
    >
      {before !== '' && (
        <div className={styles.notes}>
          <Comment>{before}</Comment>
        </div>
      )}
      {rows.map(({ index, ply, white, black }) => (
        <Row
          key={index}
          index={index}
          ply={ply}
          white={white}
          black={black}
          selected={idInRow(selected, index, white && black)}
          tabStop={idInRow(tabStop, index, white && black)}
          {...shared}
        />
      ))}
      {nextVariations.length > 0 && (
        <div className={styles.notes}>
          <Variations
            lines={nextVariations}
            of={`${history.length}`}
            ply={firstPly + history.length}
            depth={1}
            selected={selected}
            tabStop={tabStop}
            {...shared}
          />
        </div>
      )}
      {history.length + nextVariations.length === 0 && (
        <p className={styles.empty}>{texts.empty}</p>
      )}
    </div>
  )
}

const idAt = (target: EventTarget): string | undefined =>
  (target instanceof Element && target.closest('[data-id]')?.getAttribute('data-id')) || undefined

/** The id if it is in the row or in a variation of it, so that other rows need not render. */
const idInRow = (id: string, index: number, second: HistoryMove | undefined) => {
  const main = Number.parseInt(id, 10)
  return main === index || (second && main === index + 1) ? id : undefined
}

interface MarksProps {
  /** The selected move and the tab stop; undefined where they are outside. */
  readonly selected: string | undefined
  readonly tabStop: string | undefined
  readonly maxDepth: number
  readonly texts: MoveTreeTexts
}

// The compiler caches per component, not per list item, so `memo` is needed.
const Row = memo(function Row({ index, ply, white, black, ...marks }: MoveRow & MarksProps) {
  const last = black ?? white
  const lastIndex = index + (white && black ? 1 : 0)
  const lastPly = ply + lastIndex - index
  const words = last ? wordsOf(last.comments) : ''
  return (
    <>
      <div className={styles.row}>
        <span className={styles.number} dir="ltr" aria-hidden="true">
          {numberOf(ply)}.
        </span>
        {white ? (
          <MoveButton move={white} id={`${index}`} ply={ply} {...marks} />
        ) : (
          <span className={styles.blank} aria-hidden="true">
            …
          </span>
        )}
        {black && <MoveButton move={black} id={`${lastIndex}`} ply={lastPly} {...marks} />}
      </div>
      {last && isFollowedByNotes(last) && (
        <div className={styles.notes}>
          {words !== '' && <Comment>{words}</Comment>}
          <Variations
            lines={last.variations}
            of={`${lastIndex}`}
            ply={lastPly}
            depth={1}
            {...marks}
          />
        </div>
      )}
    </>
  )
})

interface VariationsProps extends MarksProps {
  readonly lines: readonly Line[]
  /** The id of the move that they are alternatives to. */
  readonly of: string
  /** The ply of that move. */
  readonly ply: number
  /** The depth of nesting: 1 beside the main line. */
  readonly depth: number
}

/** Draws variations, never deeper than `maxDepth`. */
function Variations({ lines, of, depth, selected, tabStop, ...rest }: VariationsProps) {
  return lines.map((line, index) => {
    const prefix = `${of}_${index}`
    const inside = (id: string | undefined) => (id && isWithin(id, prefix) ? id : undefined)
    const marks = { selected: inside(selected), tabStop: inside(tabStop) }
    return depth > rest.maxDepth ? (
      <HiddenVariation
        key={prefix}
        id={`${prefix}_0`}
        plies={line.length}
        texts={rest.texts}
        {...marks}
      />
    ) : (
      <Variation key={prefix} line={line} prefix={prefix} depth={depth} {...marks} {...rest} />
    )
  })
}

interface VariationProps extends MarksProps {
  readonly line: Line
  readonly prefix: string
  readonly ply: number
  readonly depth: number
}

const blockDepth = 2

/** The first two levels are indented blocks; deeper ones are written in brackets within the text. */
const Variation = memo(function Variation({ line, prefix, ply, depth, ...marks }: VariationProps) {
  const isBlock = depth <= blockDepth
  return (
    <div
      role="group"
      aria-label={marks.texts.variation}
      className={isBlock ? styles.variation : styles.bracketed}
    >
      {line.map((move, index) => {
        const id = `${prefix}_${index}`
        const at = ply + index
        const previous = line[index - 1]
        const isNumbered = at % 2 === 0 || !previous || isFollowedByNotes(previous)
        const before = wordsOf(move.commentsBefore)
        const after = wordsOf(move.comments)
        return (
          <Fragment key={id}>
            {index > 0 && ' '}
            {before !== '' && <InlineComment>{before}</InlineComment>}
            <span className={styles.token}>
              {isNumbered && (
                <span className={styles.inlineNumber} dir="ltr" aria-hidden="true">
                  {numberOf(at)}
                  {at % 2 === 0 ? '.' : '…'}
                </span>
              )}
              <MoveButton move={move} id={id} ply={at} {...marks} />
            </span>
            {after !== '' && <InlineComment>{after}</InlineComment>}
            {move.variations.length > 0 && (
              <Variations lines={move.variations} of={id} ply={at} depth={depth + 1} {...marks} />
            )}
          </Fragment>
        )
      })}
    </div>
  )
})

interface HiddenVariationProps extends Omit<MarksProps, 'maxDepth'> {
  readonly id: string
  readonly plies: number
}

function HiddenVariation({ id, plies, selected, tabStop, texts }: HiddenVariationProps) {
  return (
    <button
      type="button"
      className={styles.move}
      data-id={id}
      tabIndex={tabStop === undefined ? -1 : 0}
      aria-current={selected === undefined ? undefined : 'step'}
      aria-label={texts.hidden(plies)}
    >
      …
    </button>
  )
}

interface MoveButtonProps extends MarksProps {
  readonly move: HistoryMove
  readonly id: string
  readonly ply: number
}

const MoveButton = memo(function MoveButton({
  move,
  id,
  ply,
  selected,
  tabStop,
  texts,
}: MoveButtonProps) {
  const { san, nags } = move
  const color = ply % 2 === 0 ? 'w' : 'b'
  const judgement = nags.filter(isMoveJudgement).map(nagSign).join('')
  return (
    <span className={styles.cell}>
      <button
        type="button"
        className={styles.move}
        data-id={id}
        tabIndex={tabStop === id ? 0 : -1}
        aria-current={selected === id ? 'step' : undefined}
        aria-label={texts.move({ number: numberOf(ply), color, san, nags })}
      >
        <span dir="ltr">
          {san}
          {judgement !== '' && <b className={styles.judgement}>{judgement}</b>}
        </span>
      </button>
      <Signs nags={nags.filter((nag) => !isMoveJudgement(nag))} />
    </span>
  )
})

/** Glyphs about the position are shown after the move; the move's name has them in words. */
const Signs = ({ nags }: { readonly nags: readonly number[] }) =>
  nags.map((nag) => (
    <span key={nag} className={styles.sign} dir="ltr" aria-hidden="true">
      {nagSign(nag)}
    </span>
  ))

const Comment = ({ children }: { readonly children: string }) => (
  <p className={styles.comment} dir="auto">
    {children}
  </p>
)

const InlineComment = ({ children }: { readonly children: string }) => (
  <>
    {' '}
    <span className={styles.inlineComment} dir="auto">
      {children}
    </span>{' '}
  </>
)

const numberOf = (ply: number) => Math.floor(ply / 2) + 1
