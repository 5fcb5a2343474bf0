/** What React rendered in a page since the last call, with the place and kind of each. */
export interface Renders {
  /** How many times React committed. */
  readonly commits: number
  readonly components: readonly RenderedComponent[]
}

export interface RenderedComponent {
  /** The index of its function in `types`, by which its name can be found. */
  readonly at: number
  /**
   * `inside` one of the regions, `around` them (an element that contains them), or elsewhere: `changed` where the
   * document changed, `needless` where it did not.
   */
  readonly kind: 'inside' | 'around' | 'changed' | 'needless'
  /** The place in the page, by landmarks, roles and text. */
  readonly place: string
  readonly times: number
}

/** The fields of React's fibers that are read here; React's developer tools read them too. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
  readonly return: Fiber | null
}

interface RendersWatch {
  /** Returns the renders since the last call. */
  readonly take: () => Renders
  /** The components, by `at`. */
  readonly types: readonly unknown[]
}

declare global {
  interface Window {
    renders?: RendersWatch
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
  }
}

/**
 * The parts that a move of an online game changes: the board, the clocks, the list of moves and the opening's name. The
 * connection's quality is listed because pings change it meanwhile.
 */
export const movingParts: readonly string[] = [
  ':has(> [data-layer="grid"])',
  '[role="timer"]',
  'section[aria-label="Moves"] ol',
  'section[aria-label="Moves"] p:has([lang="en"])',
  '[role="group"][aria-label="Connection"]',
]

/**
 * Counts what React renders, also in production builds. For `addInitScript`: it must run before the page's own code,
 * and uses nothing outside itself.
 * @param regions selectors of the elements that may render
 */
export function watchRenders(regions: readonly string[]): void {
  const types: unknown[] = []
  const seen = new Map<
    string,
    { -readonly [Part in keyof RenderedComponent]: RenderedComponent[Part] }
  >()
  let commits = 0
  let records: MutationRecord[] = []
  const keepRecords = (more: readonly MutationRecord[]) => {
    records = [...records, ...more]
  }
  const observer = new MutationObserver(keepRecords)
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
  })

  const isComponent = ({ tag }: Fiber) => [0, 1, 11, 14, 15].includes(tag)
  const hasRendered = ({ flags }: Fiber) => (flags & 1) === 1

  /** The outermost elements that a component renders. */
  const elementsOf = (fiber: Fiber): Element[] => {
    if (fiber.stateNode instanceof Element) return [fiber.stateNode]
    const elements: Element[] = []
    for (let child = fiber.child; child; child = child.sibling) elements.push(...elementsOf(child))
    return elements
  }
  const elementAround = (fiber: Fiber): Element => {
    for (let up = fiber.return; up; up = up.return) {
      if (up.stateNode instanceof Element) return up.stateNode
    }
    return document.documentElement
  }

  const isChange = ({ type, target, attributeName, oldValue }: MutationRecord) => {
    if (type === 'childList') return true
    if (type === 'characterData') return target.nodeValue !== oldValue
    return target instanceof Element && target.getAttribute(attributeName ?? '') !== oldValue
  }
  const isIn = (elements: readonly Element[], { target, addedNodes }: MutationRecord) =>
    elements.some(
      (element) =>
        element.contains(target) || [...addedNodes].some((node) => node.contains(element)),
    )

  const describe = (element: Element) => {
    const marks: string[] = []
    for (let up: Element | null = element; up && marks.length < 3; up = up.parentElement) {
      const name = up.getAttribute('aria-label')
      const role = up.getAttribute('role')
      const isLandmark = /^(header|footer|nav|main|section|aside)$/i.test(up.tagName)
      if (name !== null || role !== null || isLandmark || up === element) {
        marks.unshift(
          `${up.tagName.toLowerCase()}${role ? `[${role}]` : ''}${name ? ` "${name}"` : ''}`,
        )
      }
    }
    return `${marks.join(' › ')} ${(element.textContent ?? '').trim().slice(0, 30)}`.trim()
  }

  const note = (fiber: Fiber, changes: readonly MutationRecord[]) => {
    const found = types.indexOf(fiber.type)
    const at = found < 0 ? types.push(fiber.type) - 1 : found
    const own = elementsOf(fiber)
    const elements = own.length > 0 ? own : [elementAround(fiber)]
    const parts = regions.flatMap((selector) => [...document.querySelectorAll(selector)])
    const kind = elements.every((element) => parts.some((part) => part.contains(element)))
      ? 'inside'
      : elements.some((element) => parts.some((part) => element.contains(part)))
        ? 'around'
        : changes.some((record) => isIn(elements, record))
          ? 'changed'
          : 'needless'
    const place = own.length > 0 ? describe(own[0] ?? document.body) : 'draws nothing'
    const key = `${at} ${kind} ${place}`
    const known = seen.get(key)
    if (known) known.times += 1
    else seen.set(key, { at, kind, place, times: 1 })
  }

  const walk = (next: Fiber, previous: Fiber, changes: readonly MutationRecord[]) => {
    if (isComponent(next) && hasRendered(next)) note(next, changes)
    if (next.child === previous.child) return
    const kept = new Set<Fiber>()
    for (let child = previous.child; child; child = child.sibling) kept.add(child)
    for (let child = next.child; child; child = child.sibling) {
      // A new fiber was not rendered again, and an unchanged one was skipped.
      if (child.alternate && !kept.has(child)) walk(child, child.alternate, changes)
    }
  }

  // oxlint-disable-next-line eslint/no-underscore-dangle -- the name is React's
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
      commits += 1
      keepRecords(observer.takeRecords())
      const changes = records.filter(isChange)
      records = []
      if (current.alternate) walk(current, current.alternate, changes)
    },
  }
  window.renders = {
    types,
    take: () => {
      const taken = { commits, components: [...seen.values()] }
      commits = 0
      seen.clear()
      return taken
    },
  }
}
