import { describe, expect, it } from 'vitest'
import { HUNDRED_DRAWS, sampleList, sampleTicket } from '../../testing/drawn-samples.ts'
import { commitmentOf, type DrawList, drawRecordSchema, listHashOf } from './draw.ts'
import { drawTeams } from './draw-teams.ts'
import { isAdjusted, placeByHand } from './place-by-hand.ts'
import { sha256 } from './sha256.ts'
import { recordDraw } from './record-draw.ts'
import { apart, together } from './testing/wishes.ts'
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

  it.each([
    { skills: [3, 7, 11, 4, 4, 7, 10, 4, 4], keepers: [], wishes: [], teams: '0 1 5 6 | 2 3 4 7 8' },
    {
      skills: [7, 19, 26, 41, 4, 46, 49, 28, 32, 37, 16],
      keepers: [],
      wishes: [apart(5, 8), together(9, 7)],
      teams: '0 5 6 | 4 7 8 9 | 1 10 2 3',
    },
    {
      skills: [50, 1, 2, 1, 3, 1, 2, 1, 1],
      keepers: [1, 2],
      wishes: [apart(0, 1), apart(0, 2), apart(0, 3), apart(1, 2), apart(1, 3), apart(2, 3)],
      teams: '2 3 6 | 0 5 7 | 1 4 8',
    },
    {
      skills: [4, 9, 4, 5, 3, 8, 6, 2, 7, 7, 5, 4, 4],
      keepers: [1, 2, 3, 4, 5],
      wishes: [together(0, 6), together(7, 8), together(9, 10), apart(6, 7), apart(8, 9), apart(10, 0)],
      teams: '5 7 8 | 0 11 4 6 | 1 12 2 | 10 3 9',
    },
    {
      skills: [5, 7, 5, 7, 7, 6, 5],
      keepers: [],
      wishes: [together(2, 0), together(4, 5)],
      teams: '0 1 2 6 | 3 4 5',
    },
  ])('is today as it was when it was published: $teams (N3)', ({ skills, keepers, wishes, teams }) => {
    const list = listOf(skills, teams.split('|').length, wishes)
    const players = list.players.map((player, at) => ({ ...player, goalkeeper: keepers.includes(at) }))
    const published = teams.split(' | ').map((team) => team.split(' ').map((at) => `p${at}`))
    expect(drawn({ ...list, players }).teams).toEqual(published)
  })

  it('does not put the three best together, and proves the least spread where luck does not find it (N3)', () => {
    const { teams, spread, proven } = drawn(listOf([100, 100, 100, 1, 1, 1, 1, 1, 1], 3))
    expect([spread, proven]).toEqual([0, true])
    for (const team of teams) expect(team.filter((id) => ['p0', 'p1', 'p2'].includes(id))).toHaveLength(1)
    expect(drawn(listOf([50, 1, 1, 1, 1, 1], 2))).toMatchObject({ spread: 49, proven: true })
  })

  it('is proven up to six a side, and with more only where the teams are as even as can be (N3)', () => {
    const star = (players: number) => [50, ...Array.from({ length: players - 1 }, () => 1)]
    expect(drawn(listOf(star(12), 2))).toMatchObject({ spread: 49, proven: true })
    expect(drawn(listOf(star(14), 2))).toMatchObject({ spread: 49, proven: false })
    expect(drawn(listOf(star(14).fill(1), 2))).toMatchObject({ spread: 0, proven: true })
  })

  it('names the wishes that cannot be fulfilled, and keeps the others (N3)', () => {
    const wishes = [together(0, 1), apart(0, 1), apart(2, 3), together(1, 4), together(4, 5), together(5, 6)]
    const { impossible, teams } = drawn(listOf([1, 2, 3, 4, 5, 1, 2], 2, wishes))
    expect(impossible).toEqual([wishes[1], wishes[4]])
    expect(teams.some((team) => ['p0', 'p1', 'p4'].every((id) => team.includes(id)))).toBe(true)
  })

  it('does not look without end for a place: a trio without a goalkeeper, where too many of the others are goalkeepers (N3)', () => {
    const list = listOf(
      Array.from({ length: 24 }, (_, at) => (at % 5) + 1),
      4,
    )
    const players = list.players.map((player, at) => ({ ...player, goalkeeper: at < 18 }))
    const wishes = [together(20, 21), together(21, 22), apart(20, 23)]
    const { impossible, teams } = drawn({ ...list, players, wishes })
    expect(impossible).toEqual([together(21, 22)])
    expect(teams.map(({ length }) => length)).toEqual([6, 6, 6, 6])
    // Where it gives up belongs to the draw: with another limit an old draw could not be checked.
    expect(sha256(teams.join(' '))).toBe('36fa6509a288b4718d84450195088331209dcdf60b623ec304bed0775f2fb8e8')
  })

  it('is of two to twenty teams and of up to 120 players (N3)', () => {
    const list = (players: number, teams: number) =>
      listOf(
        Array.from({ length: players }, () => 3),
        teams,
      )
    expect(drawn(list(120, 20)).teams.map(({ length }) => length)).toEqual(
      Array.from({ length: 20 }, () => 6),
    )
    const mixed = {
      ...list(120, 20),
      players: list(120, 20).players.map((each, at) => ({ ...each, skill: 1 + ((at * 7) % 5) })),
    }
    expect(drawn(mixed).spread).toBe(0)
    const refused = { ok: false, code: 'invalid' }
    for (const teams of [1, 21])
      expect(drawTeams(list(60, teams), sampleTicket)).toMatchObject({
        ...refused,
        message: 'O sorteio é de 2 a 20 times.',
      })
    expect(drawTeams(list(121, 20), sampleTicket)).toMatchObject({
      ...refused,
      message: 'O sorteio é de até 120 jogadores.',
    })
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
    for (const ids of [
      ['p0', 'x'],
      ['x', 'p0'],
      ['p0', 'p0'],
    ] as const)
      expect(message({ ...list, wishes: [{ kind: 'apart', ids: [...ids] }] })).toMatchObject({
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
    const read = drawRecordSchema.parse(JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
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
    expect(placeByHand(record, one, 1, record.teams[2]?.[0]).teams).toEqual(placeByHand(record, one, 1).teams)
    expect([placeByHand(record, one, 0), placeByHand(record, 'x', 1), placeByHand(record, one, 9)]).toEqual([
      record,
      record,
      record,
    ])
    expect(verifyDraw(swapped).every(({ ok }) => ok)).toBe(true)
  })
})
