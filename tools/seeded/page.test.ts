import { expect, test } from 'vitest'
import { unit } from './fault.ts'
import { noticedBy, pageOf, readNoticed } from './page.ts'

const run = unit('price.test.ts')
const fault = { name: 'the price is wrong', file: 'price.ts', find: 'a', replace: 'b', run }
const subjects = [{ title: 'Rules', faults: [fault, { ...fault, name: 'the hold never ends' }] }]

test('a page says who noticed, and what has not been tried', () => {
  const page = pageOf(subjects, new Map([['the price is wrong', noticedBy(run, 'has cents')]]))
  expect(page).toContain('| the price is wrong | `price.ts` | `price.test.ts`: has cents |')
  expect(page).toContain('| the hold never ends | `price.ts` | not tried yet |')
})

test('a page reads back what it wrote, without faults that no longer exist', () => {
  const noticed = new Map([
    ['the price is wrong', noticedBy(run, 'a | b <script> * _')],
    ['the hold never ends', noticedBy({ check: 'budgets' }, 'budgets')],
    ['gone', 'x'],
  ])
  const page = pageOf(subjects, noticed)
  expect(pageOf(subjects, readNoticed(page))).toBe(page)
  expect(page).toContain(String.raw`a \| b \<script> \* \_`)
  expect(page).not.toContain('gone')
})
