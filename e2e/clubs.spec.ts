import { enterAsMember } from './members.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

test('a club by request: made, asked, approved, promoted; its last administrator stays', async ({
  person,
}) => {
  test.slow()
  const [founder, asker] = [await person(), await person()]
  const name = `Rook and Roll ${Date.now()}`
  const page = await enterAsMember(founder, 'Founder', {
    path: '/community/create',
    hasName: true,
  })
  await page.getByRole('textbox', { name: /Name of the club/ }).fill(name)
  await page.getByRole('textbox', { name: /Tagline/ }).fill('Typed before the reload')
  await page.getByRole('radio', { name: /By request/ }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Name of the club/ })).toHaveValue(name)
  await expect(page.getByRole('textbox', { name: /Tagline/ })).toHaveValue(
    'Typed before the reload',
  )
  await page.getByRole('button', { name: 'Create club' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const path = new URL(page.url()).pathname

  const guest = await enterAsMember(asker, 'Asker', { path, hasName: true })
  await guest.getByRole('button', { name: 'Ask to join' }).click()
  await expect(guest.getByText('Request sent')).toBeVisible()

  await page.goto(`${path}/admin/requests`)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('No requests')).toBeVisible()
  // Told at once on the page that is open, with a link to the club.
  await expect(guest.getByText(`You’re now a member of ${name}`).first()).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('You’re a member')).toBeVisible()

  await page.goto(path)
  await page.getByRole('button', { name: 'Leave club' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'A club needs an administrator' }),
  ).toBeVisible()

  await page.goto(`${path}/admin/members`)
  await page.getByRole('button', { name: 'Actions for Asker Player' }).click()
  await page.getByRole('menuitem', { name: 'Make administrator' }).click()
  await page.getByRole('button', { name: 'Make administrator' }).click()
  await expect(page.getByText('Administrator', { exact: true })).toHaveCount(2)

  // Two at once: the later one keeps the text, and saves it over the other's version.
  await page.goto(`${path}/admin`)
  await guest.goto(`${path}/admin`)
  await page.getByRole('textbox', { name: /Tagline/ }).fill('Of the founder')
  await guest.getByRole('textbox', { name: /Short name/ }).fill('RAR')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await guest.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(guest.getByText('Someone else has changed this. Your text is kept')).toBeVisible()
  await expect(guest.getByRole('textbox', { name: /Short name/ })).toHaveValue('RAR')
  await guest.getByRole('button', { name: 'Save my changes' }).click()
  await expect(guest.getByText('Changes saved')).toBeVisible()
  await expect(guest.getByRole('textbox', { name: /Tagline/ })).toHaveValue('Of the founder')

  // Made a member again while the form is open: told on saving, and the text is kept, through a reload too.
  await page.goto(`${path}/admin/members`)
  await page.getByRole('button', { name: 'Actions for Asker Player' }).click()
  await page.getByRole('menuitem', { name: 'Make member' }).click()
  await page.getByRole('button', { name: 'Make member' }).click()
  await expect(page.getByText('Administrator', { exact: true })).toHaveCount(1)
  await guest.getByRole('textbox', { name: /Tagline/ }).fill('Of the asker')
  await guest.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    guest.getByText('You are not administrator of this community.').first(),
  ).toBeVisible()
  await expect(guest.getByRole('textbox', { name: /Tagline/ })).toHaveValue('Of the asker')
  await guest.getByRole('link', { name: 'Back to the club' }).click()
  await guest.getByRole('button', { name: 'Keep editing' }).click()
  await expect(guest.getByRole('textbox', { name: /Tagline/ })).toHaveValue('Of the asker')
  await guest.getByRole('link', { name: 'Back to the club' }).click()
  await guest.getByRole('button', { name: 'Leave the page' }).click()
  await expect(guest.getByText('You’re a member')).toBeVisible()

  // Banned: out, and no way to ask again until the ban is lifted.
  await page.getByRole('button', { name: 'Actions for Asker Player' }).click()
  await page.getByRole('menuitem', { name: 'Ban from club' }).click()
  await page.getByRole('button', { name: 'Ban from club' }).click()
  await expect(page.getByRole('list', { name: 'Banned players' })).toContainText('Asker Player')
  await guest.reload()
  await expect(guest.getByText('You’re banned, so you can’t join this club')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Ask to join' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Lift ban' }).click()
  await expect(page.getByRole('list', { name: 'Banned players' })).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Ask to join' })).toBeVisible()
})

test('an open club is found in the list and joined at once; its event is on the calendar', async ({
  person,
}) => {
  const [founder, other] = [await person(), await person()]
  const name = `Open boards ${Date.now()}`
  const page = await enterAsMember(founder, 'Founder', {
    path: '/community/create',
    hasName: true,
  })
  await page.getByRole('textbox', { name: /Name of the club/ }).fill(name)
  await page.getByRole('button', { name: 'Create club' }).click()
  await page.getByRole('link', { name: 'Manage club' }).click()
  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByRole('button', { name: 'Add event' }).click()
  await page.getByRole('textbox', { name: /Title/ }).fill(`Evening of ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Evening of ${name}`)).toBeVisible()

  const guest = await enterAsMember(other, 'Guest', { path: '/community', hasName: true })
  await guest.getByRole('searchbox', { name: 'Name or city' }).fill(name)
  await guest.getByRole('link', { name }).click()
  await guest.getByRole('button', { name: 'Join club' }).click()
  await expect(guest.getByText('You’re a member')).toBeVisible()
  await guest.goto('/community?tab=events&view=list&mine=1')
  await expect(guest.getByText(`Evening of ${name}`)).toBeVisible()
})

test('who runs clubs reads what there is, and asks for early access', async ({ page }) => {
  await page.goto('/community')
  await page.getByRole('link', { name: 'What a club can do on Kingside' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Run your chess club on Kingside' }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const form = page.getByRole('form', { name: 'Get early access' })
  await form.getByRole('textbox', { name: /Your email/ }).fill('club@kingside.example')
  await form.getByRole('textbox', { name: /Message/ }).fill('We are 40 players.')
  await page.reload()
  await expect(form.getByRole('textbox', { name: /Message/ })).toHaveValue('We are 40 players.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Fill in the value')).toBeVisible()
  await form.getByRole('checkbox', { name: /I accept/ }).check({ force: true })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We’ll reply to club@kingside.example.')).toBeVisible()
})

test('on a phone the first club is on the first screen, and the filters open from one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/community')
  const clubs = page.getByRole('list', { name: 'All clubs' })
  await expect(clubs.getByRole('article').first()).toBeInViewport({ ratio: 0.9 })
  const filters = page.getByRole('group', { name: 'Filters' })
  await expect(filters.getByRole('combobox')).toHaveCount(0)
  await filters.getByText('Filters').click()
  const country = filters.getByRole('combobox', { name: 'Country' })
  await expect(country).toHaveAttribute('placeholder', 'Any country')
  await country.fill('Kaz')
  await page.getByRole('option', { name: 'Kazakhstan' }).click()
  await expect(filters.getByText('1 active')).toBeVisible()
  await expect(page).toHaveURL(/country=KZ/)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})
