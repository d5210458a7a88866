import { expect, it } from 'vitest'
import type { Edit } from './edit.ts'
import { judge } from './judge.ts'

const edit = (name: string, from: string): Edit => ({
  file: `packages/domain/src/${name}.ts`,
  from,
  to: `${from}, changed`,
})
const all = 'packages/domain/src'
const survived = (each: Edit) => ({ edit: each, isKilled: false })
const killed = (each: Edit) => ({ edit: each, isKilled: true })
const explain = (...edits: Edit[]) => [{ why: 'It only makes it slower.', edits }]

it('tells which survivors nobody has explained', () => {
  const tried = [survived(edit('a', 'one')), survived(edit('a', 'two')), killed(edit('a', 'three'))]
  expect(judge(tried, all, explain(edit('a', 'one')))).toEqual({
    unexplained: [edit('a', 'two')],
    outdated: [],
  })
})

it('tells which are explained for nothing: killed by now, or gone', () => {
  const tried = [killed(edit('a', 'one')), survived(edit('a', 'two'))]
  const known = explain(edit('a', 'one'), edit('a', 'two'), edit('b', 'three'))
  expect(judge(tried, all, known)).toEqual({
    unexplained: [],
    outdated: [edit('a', 'one'), edit('b', 'three')],
  })
})

it('says nothing of files that were not tried', () => {
  const known = explain(edit('time/zone', 'one'), edit('timeline/row', 'two'))
  expect(judge([], `${all}/time`, known).outdated).toEqual([edit('time/zone', 'one')])
  expect(judge([], `${all}/time/zone.ts`, known).outdated).toEqual([edit('time/zone', 'one')])
})

it('tells two changes of the same line apart', () => {
  const other = { ...edit('a', 'one'), to: 'something else' }
  expect(judge([survived(other)], all, explain(edit('a', 'one')))).toEqual({
    unexplained: [other],
    outdated: [edit('a', 'one')],
  })
})
