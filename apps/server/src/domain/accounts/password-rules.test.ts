import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const dana = { email: 'dana.serik@kingside.example', firstName: 'Dana', lastName: 'Serikbay' }

describe('S-54: a new password', () => {
  it.each([
    ['Ab1', 'password_too_short'],
    ['😀😀😀😀Ab1', 'password_too_short'],
    ['1234567890', 'password_entirely_numeric'],
    ['Password', 'password_too_common'],
    ['Password123!', 'password_too_common'],
    ['P@ssw0rd1', 'password_too_common'],
    ['Qwerty12345', 'password_too_common'],
    ['aaaaaaaa1', 'password_too_common'],
    ['Шахматы2026', 'password_too_common'],
    ['Dana.Serik@kingside.example', 'password_too_similar'],
    ['Serikbay1990', 'password_too_similar'],
    ['SERIK20266', 'password_too_similar'],
    ['OnlyLettersHere', 'password_too_weak'],
    ['12345678!?', 'password_too_weak'],
    ['lower1case9letters', 'password_too_weak'],
    ['Rook7takesE4', null],
    ['Ладья7бьётЕ4', null],
  ] as const)('%s: %s', (password, problem) => {
    expect(passwordProblem(password, dana, 'sign-up')).toBe(problem)
  })

  it('needs both cases at sign-up only', () => {
    expect(passwordProblem('rook7takese4', dana, 'sign-up')).toBe('password_too_weak')
    expect(passwordProblem('rook7takese4', dana, 'change')).toBeNull()
  })
})
