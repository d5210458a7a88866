import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { nameBeside, tellApart } from './tell-apart.ts'

const first = fc.constantFrom('João', 'Joao', 'Ana', 'José', 'Zé', 'João 2', 'Convidado de Ana')
const word = fc.oneof(
  fc.constantFrom('Silva', 'Silveira', 'Souza', 'Sá', 'de', 'da', 'S', 'S.', 'Pereira', 'Júnior', '(2)'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
)
const name = fc
  .tuple(first, fc.array(word, { maxLength: 3 }))
  .map(([short, rest]) => [short, ...rest].join(' ').trim().split(/\s+/).join(' '))
const names = fc.array(name, { minLength: 1, maxLength: 30 })

it('no two people are called alike, whatever their names (N2)', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (people, surnames) => {
      const called = tellApart(people, surnames)
      expect(called).toHaveLength(people.length)
      expect(new Set(called.map(fold)).size).toBe(people.length)
    }),
    { numRuns: 500 },
  )
})

it('who has a first name for themselves is called by it alone (N2)', () => {
  fc.assert(
    fc.property(names, (people) => {
      const all = [...people.filter((each) => !fold(each).startsWith('wagner')), 'Wagner Lima da Silva']
      expect(tellApart(all).at(-1)).toBe('Wagner')
    }),
  )
})

it('people whose full names differ need no number, and are called the same in any order (N2)', () => {
  const written = fc.tuple(
    fc.constantFrom('João', 'Ana', 'José', 'Zeca'),
    fc.array(fc.constantFrom('Silva', 'Silveira', 'Souza', 'Sales', 'Pereira', 'Pinto', 'Reis', 'Lima'), {
      maxLength: 3,
    }),
  )
  const distinct = fc.uniqueArray(
    written.map(([short, rest]) => [short, ...rest].join(' ')),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(distinct, (people) => {
      const called = new Map(tellApart(people).map((each, at) => [people[at], each]))
      const turned = people.toReversed()
      for (const [at, each] of tellApart(turned).entries()) {
        expect(each).toBe(called.get(turned[at]))
        expect(each).not.toContain('(')
      }
    }),
    { numRuns: 500 },
  )
})

it('a text for the group has no surname (N2)', () => {
  const surname = fc.constantFrom('Silva', 'Silveira', 'Souza', 'Sá', 'Pereira', 'Júnior')
  const person = fc
    .tuple(fc.constantFrom('João', 'Ana', 'Zeca'), fc.array(surname, { maxLength: 3 }))
    .map(([short, rest]) => [short, ...rest].join(' '))
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), (people) => {
      for (const called of tellApart(people, false))
        expect(called).not.toMatch(/Silva|Silveira|Souza|Sá|Pereira|Júnior/)
    }),
  )
})

it('who comes late is called otherwise than anybody there (N2)', () => {
  fc.assert(
    fc.property(names, name, (people, late) => {
      const called = tellApart(people)
      expect(called.map(fold)).not.toContain(fold(nameBeside(late, called)))
    }),
    { numRuns: 500 },
  )
})
