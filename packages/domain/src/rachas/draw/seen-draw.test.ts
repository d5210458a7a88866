import { expect, it } from 'vitest'
import { sampleTicket } from '../../testing/drawn-samples.ts'
import { bibOf } from '../bibs.ts'
import { codedList, codeOf, seenDraw } from './seen-draw.ts'
import { recordDraw } from './record-draw.ts'
import { verifyDraw } from './verify-draw.ts'

const people = ['Bia', 'Ana', 'Caio', 'Davi', 'Enzo', 'Fábio'].map((name, at) => ({
  id: `p${at}`,
  name,
  goalkeeper: at < 2,
  skill: (at % 5) + 1,
}))
const list = codedList(people, { teams: 2, wishes: [{ kind: 'apart', ids: ['p2', 'p3'] }] }, 'sal')
const result = recordDraw(list, sampleTicket)
if (!result.ok) throw new Error(result.message)
const { record } = result

it('a draw is run again without anybody reading whose skill is whose (N3)', () => {
  const seen = seenDraw(record, people, 'sal', 'p1')
  const shown = JSON.stringify(seen.record)
  for (const { id, name } of people)
    expect([shown.includes(`"${id}"`), shown.includes(name)]).toEqual([false, false])
  expect(verifyDraw(seen.record).every(({ ok }) => ok)).toBe(true)
  expect(seen.people.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Enzo', 'Fábio'])
  expect(codeOf('outro sal', 'p1')).not.toBe(codeOf('sal', 'p1'))
})

it('a code is short enough to be compared by eye, and no two people of a draw have the same (N3)', () => {
  const codes = Array.from({ length: 120 }, (_, at) => codeOf('sal', `p${at}`))
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{12}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

it('neither the order of the list nor a goalkeeper tells a level (N3)', () => {
  const codes = record.list.players.map(({ id }) => id)
  expect(codes).toEqual(codes.toSorted())
  expect(codes).not.toEqual(people.map(({ id }) => codeOf('sal', id)))
  const levels = record.list.players.flatMap(({ goalkeeper, skill }) => (goalkeeper ? [skill] : []))
  expect(levels).toEqual([3, 3])
})

it('each knows their own code, and checks that it is in their team (N3)', () => {
  const { own, people: shown } = seenDraw(record, people, 'sal', 'p1')
  const team = shown.find(({ id }) => id === 'p1')?.team ?? -1
  expect(own).toEqual({ code: codeOf('sal', 'p1'), team })
  if (!own) throw new Error('Ana is in the draw')
  expect(verifyDraw(record, own).at(-1)).toEqual({
    of: 'own',
    ok: true,
    text: `Seu código está no ${bibOf(team).name}.`,
  })
  expect(verifyDraw(record, { ...own, team: 1 - team }).at(-1)).toEqual({
    of: 'own',
    ok: false,
    text: `Seu código não está no ${bibOf(1 - team).name}.`,
  })
  expect(seenDraw(record, people, 'sal', null).own).toBeNull()
  expect(seenDraw(record, people.slice(1), 'sal', 'p0').own).toBeNull()
})
