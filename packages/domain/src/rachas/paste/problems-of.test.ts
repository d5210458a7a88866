import { describe, expect, it } from 'vitest'
import { pastedPerson } from '../testing/pasted-person.ts'
import type { PastedPerson, Roster } from './pasted-list.ts'
import { problemsOf } from './problems-of.ts'

const person = (name: string, hostName: string | null = null) => pastedPerson(name, { hostName })
const of = (...people: PastedPerson[]): Roster => ({
  heading: [],
  groups: [{ section: 'players', title: null, empty: 0, people }],
  remarks: null,
})
const many = (count: number) => of(...Array.from({ length: count }, (_, at) => person(`P${at}`)))
const fine = { phones: 0, tooLong: 0, length: 10 }

describe('what to look at of a pasted list (N4)', () => {
  it('is nothing of a usual one', () => {
    expect(problemsOf(many(60), { ...fine, length: 20_000 })).toEqual([])
  })

  it('is that there is no name, or a text that is far longer than a list', () => {
    expect(problemsOf(of(), fine)).toEqual([expect.stringMatching(/^Nenhum nome por aqui/)])
    expect(problemsOf(many(1), { ...fine, length: 20_001 })).toEqual([
      expect.stringMatching(/^O texto é bem maior/),
    ])
  })

  it('is that there are more names than a racha has, or may have', () => {
    expect(problemsOf(many(61), fine)).toEqual([expect.stringMatching(/^São 61 nomes, mais do que cabe/)])
    expect(problemsOf(many(200), fine)).toEqual([expect.stringMatching(/^São 200 nomes, mais do que cabe/)])
    expect(problemsOf(many(201), fine)).toEqual([
      expect.stringMatching(/^São 201 nomes, e um racha tem no máximo 200/),
    ])
  })

  it('is each name that comes more than once, but for guests', () => {
    const twice = of(
      person('João'),
      person('joao'),
      person('Ana'),
      person('Ana', 'João'),
      person('Zé'),
      person('ZE'),
      person('Zé'),
    )
    expect(problemsOf(twice, fine)).toEqual([
      'João aparece 2 vezes. Se são pessoas diferentes, diga quem é quem no nome.',
      'Zé aparece 3 vezes. Se são pessoas diferentes, diga quem é quem no nome.',
    ])
  })

  it('is what was left out: telephones, and lines with too long a name', () => {
    expect(problemsOf(many(1), { ...fine, phones: 1, tooLong: 1 })).toEqual([
      '1 linha numerada ficou de fora: o nome passa de 60 letras. Encurte e confira de novo.',
      '1 telefone ficou de fora da lista.',
    ])
    expect(problemsOf(many(1), { ...fine, phones: 2, tooLong: 2 })).toEqual([
      '2 linhas numeradas ficaram de fora: o nome passa de 60 letras. Encurte e confira de novo.',
      '2 telefones ficaram de fora da lista.',
    ])
  })
})
