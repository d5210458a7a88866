import { expect, it } from 'vitest'
import { overBudget, rowOf } from './judge.ts'

const budget = { path: '/', as: null, scripts: 148, styles: 6, requests: 14 }
const weight = { scripts: 148 * 1024, styles: 6 * 1024, requests: 14, files: [] }

it('says nothing of a page that weighs what it may', () => {
  expect(overBudget(budget, weight)).toEqual([])
  expect(rowOf(budget, weight)).toEqual(['/', '148.0 of 148', '6.0 of 6', '14 of 14'])
})

it('tells each figure that is above its budget', () =>
  expect(overBudget(budget, { ...weight, scripts: 150 * 1024, styles: 7 * 1024, requests: 15 })).toEqual([
    '/: 150 KB of scripts, and 148 are allowed',
    '/: 7 KB of styles, and 6 are allowed',
    '/: 15 requests, and 14 are allowed',
  ]))
