import { expect, it } from 'vitest'
import { isGuessable } from './is-guessable.ts'

const owner = { name: 'Rosa Lind', email: 'rosa.lind@example.org' }

it.each([
  'password1',
  'PassWord123',
  '12345678',
  'aaaaaaaa',
  'abababab',
  'rosa lind',
  'RosaLind99',
  'rosa.lind@example.org',
  'rosa.lind1',
  'contraseña',
])('refuses %s', (password) => expect(isGuessable(password, owner)).toBe(true))

it.each(['quiet-river-42', 'lindenbaum-am-see', 'rosa.lind tanzt gern', 'ünïcödé wörds'])(
  'takes %s',
  (password) => expect(isGuessable(password, owner)).toBe(false),
)
