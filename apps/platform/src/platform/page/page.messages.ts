import { defineMessage } from 'react-intl'

export const messages = {
  loading: defineMessage({
    id: 'shell.loading',
    defaultMessage: 'Loading the page…',
    description: 'Said to screen readers while the page that was asked for is on its way.',
  }),
  unloadedTitle: defineMessage({
    id: 'shell.unloaded.title',
    defaultMessage: 'Couldn’t load this page',
    description: 'Title of what stands in place of a page, or popup, whose code did not arrive.',
  }),
  unloadedText: defineMessage({
    id: 'shell.unloaded.text',
    defaultMessage: 'Check your connection. If the site has just been updated, reload the page.',
    description: 'Text of what stands in place of a page, or popup, whose code did not arrive.',
  }),
  partTitle: defineMessage({
    id: 'shell.part.title',
    defaultMessage: 'Something went wrong here',
    description: 'In a popup whose content failed.',
  }),
  partUnloadedTitle: defineMessage({
    id: 'shell.part.unloaded',
    defaultMessage: 'Couldn’t load this part. Check your connection.',
    description: 'In a popup whose code did not arrive.',
  }),
  retry: defineMessage({
    id: 'shell.part.retry',
    defaultMessage: 'Try again',
    description: 'Button in a popup whose content failed.',
  }),
  homeLink: defineMessage({
    id: 'shell.error.home',
    defaultMessage: 'Go to home page',
    description: 'Link on a page that failed.',
  }),
  errorTitle: defineMessage({
    id: 'shell.error.title',
    defaultMessage: 'Something went wrong on this page',
    description: 'Title of the page shown in place of one that failed.',
  }),
  errorText: defineMessage({
    id: 'shell.error.text',
    defaultMessage: 'Your game is saved in this browser. Reload to continue.',
    description: 'Text of the page shown in place of one that failed.',
  }),
  reload: defineMessage({
    id: 'shell.error.reload',
    defaultMessage: 'Reload',
    description: 'Button that loads the page again.',
  }),
  notFound: defineMessage({
    id: 'shell.notFound.title',
    defaultMessage: 'Page is not found, but let’s play some chess?',
    description: 'Title of the page for an unknown address.',
  }),
  play: defineMessage({
    id: 'shell.notFound.play',
    defaultMessage: 'Play chess',
    description: 'Link on the page for an unknown address; it leads to the start page.',
  }),
}
