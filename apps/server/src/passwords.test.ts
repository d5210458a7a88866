import type { Passwords } from '@campo-livre/backend/ports/passwords.ts'
import { expect, it, vi } from 'vitest'
import { passwordsOnce, scryptPasswords } from './passwords.ts'

it('keeps a hash that only its password matches, and another one each time', async () => {
  const [one, other] = await Promise.all([
    scryptPasswords.hash('Campo@123'),
    scryptPasswords.hash('Campo@123'),
  ])
  expect(one).not.toBe(other)
  expect(one).not.toContain('Campo')
  expect(await scryptPasswords.matches('Campo@123', one)).toBe(true)
  expect(await scryptPasswords.matches('Campo@124', one)).toBe(false)
  expect(await scryptPasswords.matches('Campo@123', other)).toBe(true)
})

it('matches nothing where no password is stored, nor a word that is no hash', async () => {
  expect(await scryptPasswords.matches('', null)).toBe(false)
  expect(await scryptPasswords.matches('Campo@123', 'Campo@123')).toBe(false)
})

it('works a hash out once for a call that starts again', async () => {
  const hash = vi.fn<Passwords['hash']>(async (password) => `${password}!`)
  const matches = vi.fn<Passwords['matches']>(async () => true)
  const once = passwordsOnce({ hash, matches })
  expect([await once.hash('a'), await once.hash('a'), await once.hash('b')]).toEqual(['a!', 'a!', 'b!'])
  await once.matches('a', 'x')
  await once.matches('a', 'x')
  expect([hash.mock.calls.length, matches.mock.calls.length]).toEqual([2, 1])
})
