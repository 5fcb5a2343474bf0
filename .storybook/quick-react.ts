import * as React from 'react'

/** Where React's development build counts the owner stacks that it has made within a second. */
const inner: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

// Each element would otherwise keep an error with its stack, for messages that nobody reads in a test: a tenth of the
// time of all stories. Past a number React makes no more of them; a later React without this count is only slower.
if (typeof inner === 'object' && inner !== null) {
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
