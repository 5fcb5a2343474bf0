import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { frameThemes } from './frame-theme.ts'

addons.setConfig({ theme: frameThemes.dark })

/** The panel with the State map's "On show" beside each story, as an iframe, so that it has the product's look. */
addons.register('kingside/state-map', () => {
  addons.add('kingside/state-map/panel', {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    // Storybook builds this file without the automatic JSX runtime.
    render: ({ active = false }) => createElement(active ? OnShow : 'span'),
  })
})

function OnShow() {
  // The frame is our own page and must reach the stories beside it.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return createElement('iframe', {
    title: "The states of the story's machine",
    src: 'iframe.html?id=machines-state-map-on-show--on-show&viewMode=story',
    style: { border: 'none', inlineSize: '100%', blockSize: '100%' },
  })
}
