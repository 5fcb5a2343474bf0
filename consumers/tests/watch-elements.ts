declare global {
  interface Window {
    /** The kinds of changes of the document and of calls of an element's method since the last time. */
    readonly doneToElements: () => readonly string[]
  }
}

/** Watches what scripts do to elements; to be run in the page. */
export function watchElements() {
  const done: string[] = []
  // React 19 writes an input's type and name again whenever another of its props is new.
  const rewritten = ['attributes name', 'attributes type', 'removeAttribute()']
  const add = (target: unknown, what: string) => {
    if (!(target instanceof HTMLInputElement) || !rewritten.includes(what)) done.push(what)
  }
  // React 19 asks its root for the second one in each render.
  const unwatched = ['constructor', 'getRootNode']
  const note = (records: MutationRecord[]) => {
    for (const { type, target, attributeName } of records) {
      add(target, `${type} ${attributeName ?? ''}`)
    }
  }
  const observer = new MutationObserver(note)
  const everything = { attributes: true, characterData: true, childList: true, subtree: true }
  observer.observe(document, everything)
  for (const { prototype } of [Node, Element, HTMLElement, SVGElement, EventTarget]) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const method: unknown = property.value
      if (unwatched.includes(name) || typeof method !== 'function') continue
      Object.defineProperty(prototype, name, {
        ...property,
        value: function (this: unknown, ...args: unknown[]): unknown {
          add(this, `${name}()`)
          return Reflect.apply(method, this, args)
        },
      })
    }
  }
  Object.assign(window, {
    doneToElements: () => {
      note(observer.takeRecords())
      return [...new Set(done.splice(0))]
    },
  })
}
