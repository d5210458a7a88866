import { MAX_ITEM_CENTS } from '@campo-livre/domain/splits/command.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describe, expect, it } from 'vitest'
import { type Draft, type DraftItem, type DraftPerson, workOut } from './draft.ts'

const item = (amount: string, changes: Partial<DraftItem> = {}): DraftItem => ({
  id: 'field',
  kind: 'field',
  name: 'Campo',
  amount,
  payers: { of: 'all' },
  source: null,
  ...changes,
})
const person = (as: DraftPerson['as'], value: string): DraftPerson => ({
  id: 'ana',
  name: 'Ana',
  sameAs: null,
  as,
  value,
  paidCents: 0,
})
const draft = (changes: Partial<Draft>): Draft => ({
  items: [item('100,00')],
  people: [person('rest', '')],
  ...changes,
})

describe('a draft of a bill (H10)', () => {
  it('fits where every cent has somebody', () => {
    expect(workOut(draft({}))).toMatchObject({ totalCents: 10_000, sentence: null, rows: new Map() })
  })

  it.each([
    ['', 'Informe o valor, como 20,00.', true],
    ['abc', 'Informe o valor, como 20,00.', false],
    ['0', 'Informe o valor, como 20,00.', false],
    ['-5', 'O valor não pode ser negativo.', false],
    ['12000000', `Use até ${formatCents(MAX_ITEM_CENTS)} por gasto.`, false],
  ])('says at an item of %j what is wrong: %s', (amount, sentence, missing) => {
    const { rows } = workOut(draft({ items: [item(amount)] }))
    expect(rows.get('field')).toEqual({ sentence, missing })
  })

  it.each([
    ['percent', '', 'Use um número inteiro, de 1 a 100.', true],
    ['percent', '101', 'Use um número inteiro, de 1 a 100.', false],
    ['percent', '33,33', 'Use um número inteiro, de 1 a 100.', false],
    ['amount', 'abc', 'Informe o valor, como 20,00.', false],
    ['amount', '-0', 'O valor não pode ser negativo.', false],
  ] as const)('says at a person who pays %s %j what is wrong: %s', (as, value, sentence, missing) => {
    const { rows, sentence: all } = workOut(draft({ people: [person(as, value)] }))
    expect(rows.get('ana')).toEqual({ sentence, missing })
    expect(all).toBe('Complete o que falta acima.')
  })

  it('asks for a name before an amount', () => {
    expect(workOut(draft({ items: [item('', { name: ' ' })] })).rows.get('field')?.sentence).toBe(
      'Escreva o que é.',
    )
  })
})
