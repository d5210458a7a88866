import { describe, expect, it } from 'vitest'
import { HUNDRED_DRAWS, sampleList, sampleTicket } from '../../testing/drawn-samples.ts'
import { commitmentOf, type DrawList, type DrawWish, listHashOf } from './draw.ts'
import { drawTeams } from './draw-teams.ts'
import { isAdjusted, placeByHand } from './place-by-hand.ts'
import { sha256 } from './sha256.ts'
import { recordDraw } from './record-draw.ts'
import { verifyDraw } from './verify-draw.ts'

function drawn(list: DrawList, ticket = sampleTicket) {
  const result = drawTeams(list, ticket)
  if (!result.ok) throw new Error(result.message)
  return result
}
const listOf = (skills: readonly number[], teams: number, wishes: DrawList['wishes'] = []): DrawList => ({
  teams,
  wishes,
  players: skills.map((skill, at) => ({ id: `p${at}`, skill, goalkeeper: false })),
})

describe('a draw', () => {
  it('makes even teams with a goalkeeper each, and keeps to the wishes (N3)', () => {
    const { teams, sums, spread, proven, impossible } = drawn(sampleList(2))
    expect(teams.map(({ length }) => length)).toEqual([11, 11])
    for (const team of teams) expect(team.filter((id) => id === 'p01' || id === 'p02')).toHaveLength(1)
    const of = (id: string) => teams.findIndex((team) => team.includes(id))
    expect([of('p03') === of('p04'), of('p05') === of('p06')]).toEqual([true, false])
    expect([sums[0] === sums[1], spread, proven, impossible]).toEqual([spread === 0, spread, true, []])
    expect(spread).toBeLessThan(2)
  })

  it('is the same for the same list and ticket, in any order, and another for another (N3)', () => {
    const list = sampleList(3)
    const turned = { ...list, players: list.players.toReversed(), wishes: list.wishes.toReversed() }
    expect(drawn({ ...turned, wishes: list.wishes }).teams).toEqual(drawn(list).teams)
    for (const change of [{ seed: 'outra' }, { playerNumber: 28 }, { drawNumber: 2 }])
      expect(drawn(list, { ...sampleTicket, ...change }).teams).not.toEqual(drawn(list).teams)
  })

  it('is the same a hundred times in every browser (N3)', () => {
    const all = Array.from(
      { length: 100 },
      (_, at) => drawn(sampleList(2 + (at % 3)), { ...sampleTicket, drawNumber: at }).teams,
    )
    expect(sha256(JSON.stringify(all))).toBe(HUNDRED_DRAWS)
  })

  it('does not put the three best together, and proves the least spread where luck does not find it (N3)', () => {
    const { teams, spread, proven } = drawn(listOf([100, 100, 100, 1, 1, 1, 1, 1, 1], 3))
    expect([spread, proven]).toEqual([0, true])
    for (const team of teams) expect(team.filter((id) => ['p0', 'p1', 'p2'].includes(id))).toHaveLength(1)
    expect(drawn(listOf([50, 1, 1, 1, 1, 1], 2))).toMatchObject({ spread: 49, proven: true })
  })

  it('names the wishes that cannot be fulfilled, and keeps the others (N3)', () => {
    const wish = (kind: 'together' | 'apart', one: number, other: number): DrawWish => ({
      kind,
      ids: [`p${one}`, `p${other}`],
    })
    const wishes = [
      wish('together', 0, 1),
      wish('apart', 0, 1),
      wish('apart', 2, 3),
      wish('together', 1, 4),
      wish('together', 4, 5),
      wish('together', 5, 6),
    ]
    const { impossible, teams } = drawn(listOf([1, 2, 3, 4, 5, 1, 2], 2, wishes))
    expect(impossible).toEqual([wishes[1], wishes[4]])
    expect(teams.some((team) => ['p0', 'p1', 'p4'].every((id) => team.includes(id)))).toBe(true)
  })

  it('says why it cannot be: too few, twice the same, a stranger, too many wishes (N3)', () => {
    const message = (list: DrawList) => drawTeams(list, sampleTicket)
    expect(message(listOf([3], 2))).toMatchObject({
      ok: false,
      message: 'Com 1 jogador não dá para sortear 2 times. Confirme mais gente antes.',
    })
    expect(message(listOf([3, 3], 1))).toMatchObject({ ok: false })
    const list = listOf([3, 3, 3], 2)
    expect(message({ ...list, players: [...list.players, ...list.players] })).toMatchObject({
      message: 'Tem alguém duas vezes na lista do sorteio.',
    })
    expect(message({ ...list, wishes: [{ kind: 'apart', ids: ['p0', 'x'] }] })).toMatchObject({
      message: 'Um pedido é de alguém que não está no sorteio.',
    })
    const wishes = Array.from({ length: 11 }, () => ({
      kind: 'apart' as const,
      ids: ['p0', 'p1'] as [string, string],
    }))
    expect(message({ ...list, wishes })).toMatchObject({ message: 'São até 10 pedidos por sorteio.' })
  })
})

describe('the record of a draw', () => {
  const result = recordDraw(sampleList(4), sampleTicket)
  if (!result.ok) throw new Error(result.message)
  const { record } = result

  it('can be run again by anybody (N3)', () => {
    expect(verifyDraw(record).map(({ ok }) => ok)).toEqual([true, true, true])
    expect(record.commitment).toBe(commitmentOf(sampleTicket.seed))
    expect(record.listHash).toBe(listHashOf(record.list))
  })

  it('tells another seed, another list and other teams (N3)', () => {
    const results = (changes: Partial<typeof record>) =>
      verifyDraw({ ...record, ...changes }).map(({ of, ok }) => `${of} ${ok}`)
    expect(results({ ticket: { ...sampleTicket, seed: 'outra' } })).toEqual([
      'seed false',
      'list true',
      'teams false',
    ])
    const [first, ...others] = record.list.players
    if (!first) throw new Error('a list has players')
    const players = [{ ...first, skill: 5 }, ...others]
    expect(results({ list: { ...record.list, players } })).toContain('list false')
    expect(results({ drawn: record.drawn.toReversed() })).toEqual(['seed true', 'list true', 'teams false'])
  })

  it('keeps what was drawn beside what was placed by hand (N3)', () => {
    const [one = '', other = ''] = [record.teams[0]?.[0], record.teams[1]?.[0]]
    const swapped = placeByHand(record, one, 1, other)
    expect(swapped.teams[1]).toContain(one)
    expect(swapped.teams[0]).toContain(other)
    expect([isAdjusted(record), isAdjusted(swapped)]).toEqual([false, true])
    expect(isAdjusted(placeByHand(swapped, other, 1, one))).toBe(false)
    expect(placeByHand(record, one, 1).teams.map(({ length }) => length)).toEqual([
      (record.teams[0]?.length ?? 0) - 1,
      (record.teams[1]?.length ?? 0) + 1,
      record.teams[2]?.length,
      record.teams[3]?.length,
    ])
    expect([placeByHand(record, one, 0), placeByHand(record, 'x', 1), placeByHand(record, one, 9)]).toEqual([
      record,
      record,
      record,
    ])
    expect(verifyDraw(swapped).every(({ ok }) => ok)).toBe(true)
  })
})
