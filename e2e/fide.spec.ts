import { type Page } from '@playwright/test'
import { codeFor, enterCode, newCredentials, popup, register } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expectStarted, playMoves } from './online.ts'
import { operatorToken } from './operator.ts'
import {
  chooseOptions,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  pressTime,
  test,
} from './page.ts'

// Browsers log the refusal that the page explains.
test.use({ sharesPages: true, expectedErrors: /Failed to load resource/ })

const dialogOf = (page: Page) => popup(page, 'Connect your FIDE ID')

/** As a titled player, by the own id, to the sandbox's page of the identity check. */
async function claimToSandbox(page: Page, fideId: string, player: RegExp): Promise<void> {
  await page.goto('/?popup=fide')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'I have one of these titles' }).click()
  await dialog.getByRole('button', { name: 'I have a FIDE ID' }).click()
  await dialog.getByRole('textbox', { name: 'FIDE ID' }).fill(fideId)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: player }).click()
  await dialog.getByRole('button', { name: 'Connect FIDE ID' }).click()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Start the check' }).click()
  await expect(page.getByText('This is a sandbox.')).toBeVisible()
}

test('two titled members prove who they are, have Pro for life, and play each other for the FOA rating', async ({
  person,
}) => {
  // Two sign-ins, two checks and a game.
  test.slow()
  const [white, black] = [await person(), await person()]
  for (const [titled, id, player] of [
    [white, '999000002', /GM Akhmetov, Timur/],
    [black, '999000004', /IM Lindqvist, Elsa/],
  ] as const) {
    const page = await enterAsMember(titled, 'titled')
    await claimToSandbox(page, id, player)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(dialogOf(page).getByText(`FIDE ID ${id}`)).toBeVisible()
    await expect(dialogOf(page).getByText(/FOA-rated since/)).toBeVisible()
    await page.goto('/')
    await chooseOptions(page, 'FOA-rated', titled === white ? 'White' : 'Black')
    await pressTime(page, '15+10')
  }
  await expect(white.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(black.page).toHaveURL(white.page.url())
  await expectStarted(white, black)
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('a check that is refused and then cancelled goes to an operator, with what was typed kept over a reload', async ({
    person,
  }) => {
    const member = await person()
    const page = await enterAsMember(member, 'by-hand')
    await page.setViewportSize({ width: 375, height: 740 })
    await claimToSandbox(page, '999000006', /WGM Castellanos, Marta/)
    await page.getByRole('button', { name: 'Reject the documents' }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Your documents weren’t accepted')).toBeVisible()
    await dialog.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect(dialog.getByText('The check wasn’t finished')).toBeVisible()

    await dialog.getByRole('button', { name: 'Have our team check it' }).click()
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByText('Fill in the value')).toBeVisible()
    await dialog.getByRole('textbox', { name: /Anything we should know/ }).fill('I moved to Spain')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: /Selfie with your document/ }).click()
    await (await chooser).setFiles('.storybook/baselines/light/platform-pages-game-playing.png')
    await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.reload()
    await dialog.getByRole('button', { name: 'Have our team check it' }).click()
    await expect(dialog.getByRole('textbox', { name: /Anything we should know/ })).toHaveValue(
      'I moved to Spain',
    )
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByText('We’re checking your request')).toBeVisible()

    const headers = { authorization: `Bearer ${operatorToken}` }
    const listed = await page.request.get('/operation/verifications?limit=1000', { headers })
    const { results }: { readonly results: readonly { id: number; comment: string }[] } =
      await listed.json()
    const waiting = results.find(({ comment }) => comment === 'I moved to Spain')
    const shown = await page.request.get(`/operation/verifications/${waiting?.id}`, { headers })
    const { files, changed_at }: { files: { selfie_with_id: string }; changed_at: string } =
      await shown.json()
    // S-32: a link of five minutes, and nothing once it is decided.
    expect((await page.request.get(files.selfie_with_id)).status()).toBe(200)
    const approved = await page.request.post(`/operation/verifications/${waiting?.id}`, {
      headers,
      data: { decision: 'approve', changed_at },
    })
    expect(await approved.json()).toMatchObject({ decision: 'approve', has_pro: true })
    await expect.poll(async () => (await page.request.get(files.selfie_with_id)).status()).toBe(404)
    await page.reload()
    await expect(dialog.getByText('Your FIDE ID is connected').first()).toBeVisible()
  })
})

test('a titled player registers, proves who it is on the way, and comes back to the last step with Pro', async ({
  page,
  request,
}) => {
  const newcomer = newCredentials('titled')
  await page.goto('/?popup=registration&free_pro=true')
  const dialog = popup(page, 'Create your account')
  await register(page, newcomer)
  await enterCode(page, await codeFor(request, newcomer.email))
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Oleh')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Petrenko')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Ukr')
  await page.getByRole('option', { name: 'Ukraine' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'FIDE ID' }).fill('999000013')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog.getByText('You can’t connect this FIDE ID')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'FIDE ID' }).fill('999000009')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.getByRole('button', { name: 'Start check' }).click()
  // The step is there before the page knows again who it is.
  let renew = () => {}
  const isStepShown = new Promise<void>((resolve) => {
    renew = resolve
  })
  await page.route('**/api/auth/jwt/refresh/', async (route) => {
    await isStepShown
    await route.continue()
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible()
  renew()
  await expect(dialog.getByText('Your identity is confirmed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('button', { name: 'Start playing' })).toBeVisible()
  await page.goto('/?popup=fide')
  await expect(dialogOf(page).getByText('FIDE ID 999000009')).toBeVisible()
})
