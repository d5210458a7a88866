import { expect, test } from 'vitest'
import { linkOfPage } from './link-of-page.ts'

test.each([
  ['http://localhost:5173/', 'http://localhost:5173/?cenario=dados:vazio'],
  [
    'http://localhost:5173/?cidade=Recife#agora',
    'http://localhost:5173/?cidade=Recife&cenario=dados:vazio#agora',
  ],
  ['http://localhost:5173/?cenario=dados:enorme', 'http://localhost:5173/?cenario=dados:vazio'],
])('the link of %s carries the situation as it is typed, in place of another', (page, link) => {
  expect(linkOfPage(page, 'dados:vazio')).toBe(link)
})
