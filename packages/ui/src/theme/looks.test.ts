import { expect, test } from 'vitest'
import { looksCss, mantineLooksCss } from './looks.ts'
import { tokens } from './read-tokens.ts'

test('writes what each choice changes to a file (F2)', async () => {
  await expect(looksCss(tokens)).toMatchFileSnapshot('./looks.css')
})

test('writes the same for Mantine’s scales to a file', async () => {
  await expect(mantineLooksCss()).toMatchFileSnapshot('./mantine-looks.css')
})

test('paper is light in every look: nothing dark is set but on a screen', () => {
  for (const css of [tokens.text.dark, looksCss(tokens)])
    expect(css).not.toMatch(/^\S*(app-dark|color-scheme: dark)/m)
  expect(tokens.text.light).toMatch(/@media screen \{\s*$/)
})
