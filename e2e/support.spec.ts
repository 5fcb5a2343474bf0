import { operatorToken } from './operator.ts'
import { expect, expectNoViolations, test } from './page.ts'

test('a visitor reads the terms, writes to the support, and the operator reads it', async ({
  page,
  request,
}) => {
  await page.goto('/?popup=registration')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: 'terms of use' }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await terms.getByRole('navigation', { name: 'Contents' }).getByText('Changes').click()
  await expect(terms).toHaveURL(/\/terms#changes$/)
  await expect(terms.getByRole('heading', { name: 'Changes' })).toBeInViewport()

  await terms.getByRole('link', { name: 'Contact support' }).click()
  const subject = `My clock, ${Date.now()}`
  await terms.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await terms.getByRole('button', { name: 'Send message' }).click()
  await expect(terms.getByText('Fill in the value')).toBeVisible()
  await terms.getByRole('textbox', { name: 'Message' }).fill('It jumped by ten seconds.')
  await terms.getByRole('textbox', { name: 'Your email' }).fill('visitor@kingside.example')

  // What was typed is still there for who looks something up and comes back.
  await terms.getByRole('contentinfo').getByRole('link', { name: 'Fair play policy' }).click()
  await expect(terms.getByRole('heading', { level: 1, name: 'Fair play policy' })).toBeVisible()
  await terms.goBack()
  await expect(terms.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject)
  await expectNoViolations(terms)
  await terms.getByRole('button', { name: 'Send message' }).click()
  await expect(terms.getByText('We’ll reply to visitor@kingside.example.')).toBeVisible()

  const answer = await request.get('/operation/support', {
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  expect(await answer.json()).toMatchObject({
    messages: expect.arrayContaining([
      expect.objectContaining({
        subject,
        message: 'It jumped by ten seconds.',
        reply_to: 'visitor@kingside.example',
      }),
    ]),
  })
})
