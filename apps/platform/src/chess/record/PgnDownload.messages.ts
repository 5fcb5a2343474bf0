import { defineMessage } from 'react-intl'

export const messages = {
  download: defineMessage({
    id: 'pgnDownload.download',
    defaultMessage: 'Download PGN',
    description: 'Button that gets the moves of a game or of a tournament as a PGN file.',
  }),
  again: defineMessage({
    id: 'pgnDownload.again',
    defaultMessage: 'Download again',
    description: 'Button after the PGN file has arrived: makes and gets it anew.',
  }),
  retry: defineMessage({
    id: 'pgnDownload.retry',
    defaultMessage: 'Try again',
    description: 'Button after the download of a PGN file failed.',
  }),
  cancel: defineMessage({
    id: 'pgnDownload.cancel',
    defaultMessage: 'Cancel',
    description: 'Shown on the button, says what a press does while the PGN file is on its way.',
  }),
  ready: defineMessage({
    id: 'pgnDownload.ready',
    defaultMessage: 'The PGN is ready.',
    description: 'Below the button; a link to the file follows.',
  }),
  save: defineMessage({
    id: 'pgnDownload.save',
    defaultMessage: 'Save file',
    description: 'Link to a PGN file that is ready.',
  }),
  preparing: defineMessage({
    id: 'pgnDownload.preparing',
    defaultMessage: 'Preparing the PGN…',
    description: 'Below the button while the server still makes the PGN file.',
  }),
  failed: defineMessage({
    id: 'pgnDownload.failed',
    defaultMessage: 'Couldn’t download the PGN.',
    description: 'Below the button after the download failed.',
  }),
}
