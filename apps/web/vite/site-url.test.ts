import { expect, it } from 'vitest'
import { readSiteUrl } from './site-url.ts'

it.each([
  ['https://campolivre.example', 'https://campolivre.example'],
  ['https://campolivre.example/', 'https://campolivre.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('takes %s', (setting, site) => expect(readSiteUrl(setting)).toBe(site))

it.each([
  undefined,
  '',
  'campolivre.example',
  '/',
  'ftp://x',
  'https://x.example/site',
  'https://x.example?a',
])('says what is wrong with %s', (setting) =>
  expect(() => readSiteUrl(setting)).toThrow(/^VITE_SITE_URL precisa ser/),
)
