import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleTicket } from '../../testing/drawn-samples.ts'
import { codedList, seenDraw } from './seen-draw.ts'
import { recordDraw } from './record-draw.ts'
import { teamsText } from './teams-text.ts'

const game = {
  place: 'Campo 1, Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  start: '2026-11-20T23:00:00.000Z',
  end: '2026-11-21T01:00:00.000Z',
}
const url = 'https://campolivre.test/racha/convite-1'

function drawOf(names: readonly string[], teams: number) {
  const people = names.map((name, at) => ({ id: `p${at}`, name, goalkeeper: at < 2, skill: 3 }))
  const drawn = recordDraw(codedList(people, { teams, wishes: [] }, 'sal'), sampleTicket)
  if (!drawn.ok) throw new Error(drawn.message)
  return seenDraw(drawn.record, people, 'sal', null)
}

it('writes the teams with their bibs for the group (N3)', () => {
  const text = teamsText(game, drawOf(['Ana Lima', 'Bia Sá', 'João Pinto', 'João Reis'], 2), url)
  expect(text).toMatch(
    /^Times do racha de sexta-feira, 20 de novembro, 20h às 22h\nCampo 1, Arena Beira-Mar\n\n🔵 Azul\n1\. \S/,
  )
  expect(text).toMatch(/\n\n🟠 Laranja\n1\. [^]+\n\nO racha:\nhttps:\/\/campolivre\.test\/racha\/convite-1$/)
  for (const name of ['Ana (gol)', 'Bia (gol)', 'João P.', 'João R.']) expect(text).toContain(`. ${name}\n`)
})

it('tells two people of one name apart without a surname, however alike their names are (N3)', () => {
  const text = teamsText(game, drawOf(['João Pereira', 'João Peres', 'Ana Lima', 'Bia Sá'], 2), url)
  expect(text).toContain('João P. (gol)')
  expect(text).toContain('João P. (2) (gol)')
  expect(text).not.toMatch(/Pereira|Peres/)
})

it('has a line for each player up to 1,000 characters, and beyond one for each team (N3)', () => {
  const draw = drawOf(
    Array.from({ length: 40 }, (_, at) => `Ana${at} Lima`),
    2,
  )
  const textOf = (placeLength: number) => teamsText({ ...game, place: 'x'.repeat(placeLength) }, draw, url)
  const room = 1_000 - textOf(0).length
  expect(textOf(room)).toHaveLength(1_000)
  expect(textOf(room)).toContain('🔵 Azul\n1. ')
  expect(textOf(room + 1)).not.toContain('1. ')
  expect(textOf(room + 1)).toContain('🔵 Azul: Ana')
})

it('names as many of a team as there is room for, and counts the others (N3)', () => {
  const linesOf = (names: readonly string[]) => {
    const draw = drawOf(names, 2)
    const texts = Array.from({ length: 1_000 }, (_, length) =>
      teamsText({ ...game, place: 'x'.repeat(length) }, draw, url),
    )
    const lines = texts.flatMap((text) => /Azul: (.*)/.exec(text)?.[1] ?? [])
    const [one = '', two = '', three = ''] = draw.people.flatMap(({ name, team }) =>
      team === 0 ? [name] : [],
    )
    return { lines: [...new Set(lines.map((line) => line.replaceAll(' (gol)', '')))], one, two, three }
  }
  const names = ['Alexandrina', 'Bartolomeu', 'Constantino', 'Deodorico', 'Evangelina', 'Florisvaldo']
  const { lines, one, two, three } = linesOf(names)
  expect(lines).toEqual([
    `${one}, ${two}, ${three}`,
    `${one}, ${two} e mais 1`,
    `${one} e mais 2`,
    '3 pessoas',
  ])
  const alone = linesOf(names.slice(0, 2))
  expect(alone.lines).toEqual([alone.one, '1 pessoa'])
})

it('has every team, at most 1,000 characters and no surname, however many play (N3)', () => {
  const name = fc.tuple(
    fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
      .map((text) => text.replace(/\W/g, 'x')),
    fc.constantFrom('Albuquerque', 'Vasconcelos'),
  )
  const lists = fc.array(
    name.map((words) => words.join(' ')),
    { minLength: 4, maxLength: 60 },
  )
  fc.assert(
    fc.property(lists, fc.integer({ min: 2, max: 8 }), (names, wanted) => {
      const teams = Math.min(wanted, Math.floor(names.length / 2))
      const text = teamsText(game, drawOf(names, teams), url)
      expect(text.length).toBeLessThanOrEqual(1_000)
      expect(text.match(/🔵|🟠|🟢|⚪|⚫|🟡|🟣|🔴/gu)).toHaveLength(teams)
      expect(text).not.toMatch(/Albuquerque|Vasconcelos/)
      expect(text.endsWith(url)).toBe(true)
    }),
    { numRuns: 60 },
  )
}, 60_000)

it('says how many it leaves out where there is no room, and leaves out nobody where there is (N3)', () => {
  const long = Array.from({ length: 40 }, (_, at) => `${'Bartolomeu'.repeat(4)}${at} Lima`)
  expect(teamsText(game, drawOf(long, 2), url)).toMatch(/ e mais \d+\n/)
  const short = Array.from({ length: 90 }, (_, at) => `Ana${at} Lima`)
  const text = teamsText(game, drawOf(short, 4), url)
  for (const at of short.keys()) expect(text).toMatch(new RegExp(`[ ]Ana${at}\\b`))
})
