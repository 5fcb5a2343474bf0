import { expect, it } from 'vitest'
import { storiesOfStates } from './storiesOfStates.ts'

const source = `
const meta = {
  title: 'Features/SignIn',
  component: SignIn,
}
export default meta

export const Editing: Story = { parameters: { state: 'sign-in/editing' } }
export const Other: Story = {}
export const Both: Story = {
  parameters: {
    state: ['sign-in/failed', 'sign-in/locked'],
  },
}
`

it('finds the states that the stories of a file show', () => {
  expect(storiesOfStates(source)).toEqual([
    { state: 'sign-in/editing', exportName: 'Editing', title: 'Features/SignIn' },
    { state: 'sign-in/failed', exportName: 'Both', title: 'Features/SignIn' },
    { state: 'sign-in/locked', exportName: 'Both', title: 'Features/SignIn' },
  ])
})

it('finds nothing in a file without a title or without states', () => {
  expect(storiesOfStates(`export const Editing: Story = { parameters: { state: 'a/b' } }`)).toEqual(
    [],
  )
  expect(storiesOfStates(`const meta = {\n  title: 'A',\n}\nexport const B: Story = {}`)).toEqual(
    [],
  )
})
