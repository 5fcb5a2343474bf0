import { describe, expect, it } from 'vitest'
import { badgeOf } from './favicon-actor.ts'
import { followOwnTurn } from './own-turn.ts'

const news = { type: 'NEW_FEATURE', unread: true } as const
const fairPlay = { type: 'FAIR_PLAY_VIOLATION', unread: true } as const

describe('the badge on the tab’s icon', () => {
  it('is none while all is read', () => {
    expect(
      badgeOf(
        [
          { ...news, unread: false },
          { ...fairPlay, unread: false },
        ],
        false,
      ),
    ).toBeNull()
  })

  it('says that there is something to read, and before that what must be minded', () => {
    expect(badgeOf([news], false)).toBe('messages')
    expect(badgeOf([news, fairPlay], false)).toBe('warning')
    expect(badgeOf([{ type: 'BAN', unread: true }, news], false)).toBe('warning')
  })

  it('calls before all else to a game whose clock runs', () => {
    expect(badgeOf([news, fairPlay], true)).toBe('active')
  })
})

describe('the own turn', () => {
  /** A tab that is looked at, or is not. */
  function tab() {
    const page = Object.assign(new EventTarget(), { hidden: false })
    const turn = followOwnTurn(page)
    let calls = 0
    turn.listen(() => {
      calls += 1
    })
    const look = (isSeen: boolean) => {
      page.hidden = !isSeen
      page.dispatchEvent(new Event('visibilitychange'))
    }
    return { turn, look, calls: () => calls }
  }

  it('is missed only in a tab that nobody sees, and no longer when it is seen or the move is made', () => {
    const { turn, look, calls } = tab()
    turn.tell(true)
    expect(turn.isMissed()).toBe(false)
    look(false)
    expect(turn.isMissed()).toBe(true)
    look(true)
    expect(turn.isMissed()).toBe(false)
    look(false)
    turn.tell(false)
    expect(turn.isMissed()).toBe(false)
    expect(calls()).toBe(5)
  })
})
