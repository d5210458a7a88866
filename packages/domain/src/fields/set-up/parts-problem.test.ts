import fc from 'fast-check'
import { expect, it } from 'vitest'
import { combinations } from '../../testing/combinations.ts'
import type { GroundField } from './ground-field.ts'
import { partsProblem } from './parts-problem.ts'

const field = (id: string, parts: string[] = [], status: GroundField['status'] = 'active') => ({
  id,
  name: `Quadra ${id.toUpperCase()}`,
  status,
  parts,
})
const fields = [
  field('a'),
  field('b'),
  field('c'),
  field('old', [], 'archived'),
  field('gone', [], 'archived'),
  field('whole', ['a', 'b', 'old']),
]

it.each([
  ['two courts', 'c', ['a', 'b'], null],
  ['the same place as another', 'c', ['a'], null],
  ['other courts than before', 'whole', ['b', 'c'], null],
  ['an archived court that was one of its parts', 'whole', ['a', 'old'], null],
  ['nothing', 'whole', [], null],
  ['nothing, for a part', 'a', [], null],
  ['itself', 'a', ['a'], 'Um campo não pode ser parte dele mesmo.'],
  ['another company’s field', 'c', ['a', 'elsewhere'], 'Escolha só campos da sua arena.'],
  [
    'what is made of it',
    'a',
    ['whole'],
    'O campo Quadra WHOLE já usa o espaço deste. Tire este da lista dele antes.',
  ],
  [
    'a court, while it is a part itself',
    'b',
    ['c'],
    'O campo Quadra WHOLE já usa o espaço deste. Tire este da lista dele antes.',
  ],
  [
    'what has parts',
    'c',
    ['whole'],
    'O campo Quadra WHOLE já é feito de outros. Escolha aqueles de que ele é feito.',
  ],
  ['an archived court', 'c', ['gone'], 'O campo Quadra GONE está arquivado. Traga-o de volta antes.'],
])('says whether a field can be made of %s', (_what, id, parts, problem) => {
  const chosen = fields.find((each) => each.id === id) ?? field(id)
  const others = fields.filter((each) => each.id !== id)
  expect(partsProblem(chosen, parts, others)).toBe(problem)
})

it('lets nothing through that is more than one level deep', () => {
  const seen = { refused: 0, accepted: 0 }
  fc.assert(
    fc.property(
      combinations,
      fc.nat(6),
      fc.subarray(['a', 'b', 'c', 'combined-0', 'combined-1']),
      (combined, pick, parts) => {
        const all = combined.map((each) => field(each.id, each.parts))
        const chosen = all[pick % all.length] ?? field('a')
        const others = all.filter(({ id }) => id !== chosen.id)
        const refused = partsProblem(chosen, parts, others) !== null
        seen[refused ? 'refused' : 'accepted']++
        if (refused) return
        const after = [...others, { ...chosen, parts }]
        const wholes = after.filter((each) => each.parts.length > 0)
        const used = new Set(wholes.flatMap((each) => each.parts))
        expect(wholes.filter(({ id }) => used.has(id))).toEqual([])
      },
    ),
    { numRuns: 500 },
  )
  expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(50)
})
