import { enterAsMember } from './members.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

// Browsers log the refusal that the page explains.
test.use({ sharesPages: true, expectedErrors: /Failed to load resource/ })

test('a picture is refused in words, sent, seen by others on the public page, and removed', async ({
  person,
}) => {
  const [owner, other] = [await person(), await person()]
  const page = await enterAsMember(owner, 'Pictured', { path: '/profile', hasName: true })
  await page.setViewportSize({ width: 375, height: 740 })
  const input = page.locator('input[type="file"]').first()
  const part = page.getByRole('region', { name: 'Personal info' })
  await input.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5_000_001),
  })
  await expect(part.getByText('The file is too large.')).toBeVisible()
  // A type that the browser believes, and the server does not.
  await input.setInputFiles({
    name: 'no-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('This is a text.'),
  })
  await expect(part.getByText('You can’t use this type of file here.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await input.setInputFiles('.storybook/baselines/light/platform-pages-game-playing.png')
  const picture = part.getByRole('img', { name: 'Your picture' })
  await expect(picture).toHaveAttribute('src', /^\/files\/pictures\/[\w-]+\.webp$/)
  const address = (await picture.getAttribute('src')) ?? ''
  await page.reload()
  await expect(picture).toHaveAttribute('src', address)

  await page.setViewportSize({ width: 1180, height: 820 })
  await page.getByRole('link', { name: 'View public profile' }).click()
  await expect(page).toHaveURL(/\/players\//)
  await other.page.goto(page.url())
  await expect(other.page.locator(`img[src="${address}"]`)).toBeVisible()

  await page.goBack()
  await part.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Picture removed')).toBeVisible()
  await expect(part.getByRole('button', { name: /Choose a picture/ })).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('heading', { level: 1, name: 'Pictured Player' })).toBeVisible()
  await expect(other.page.locator(`img[src="${address}"]`)).toBeHidden()
})
