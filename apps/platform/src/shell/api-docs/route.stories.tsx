import { contract, openApiDocument } from '@kingside/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'

/** A few calls of each kind: the whole contract would be a picture of many metres. */
const few = openApiDocument({
  timeControls: contract.timeControls,
  support: contract.support,
  ping: contract.ping,
})
const described = http.get('*/api/openapi.json', () => HttpResponse.json(few))

let tries = 0
const failsOnce = http.get('*/api/openapi.json', () => {
  tries += 1
  return tries === 1 ? HttpResponse.error() : HttpResponse.json(few)
})

/** The description of the API. */
const meta = {
  ...pageMeta,
  title: 'Pages/ApiDocs',
  args: { address: '/api-docs' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Described: Story = {
  parameters: { msw: [described, ...pageServer], visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'POST /utils/support/' }),
    ).toBeVisible()
    await expect(canvas.getAllByText('string · body · required')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'OpenAPI document for tools' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    )
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [failsOnce, ...pageServer] },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the API description')).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}

/** The description that failed to load comes with the next try. */
export const TriedAgain: Story = {
  parameters: {
    msw: [failsOnce, ...pageServer],
    visual: { looksLike: 'platform-pages-apidocs--described' },
  },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'POST /utils/support/' }),
    ).toBeVisible()
    await expect(await canvas.findByText('Connected')).toBeVisible()
  },
}
