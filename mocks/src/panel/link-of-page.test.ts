import { expect, test } from 'vitest'
import { linkOfPage } from './link-of-page.ts'

test.each([
  ['http://localhost:5173/', 'http://localhost:5173/?situacao=dados:vazio'],
  [
    'http://localhost:5173/?cidade=Recife#agora',
    'http://localhost:5173/?cidade=Recife&situacao=dados:vazio#agora',
  ],
  ['http://localhost:5173/?situacao=dados:enorme', 'http://localhost:5173/?situacao=dados:vazio'],
])('the link of %s carries the situation as it is typed, in place of another', (page, link) => {
  expect(linkOfPage(page, 'dados:vazio')).toBe(link)
})
