import { expect, it } from 'vitest'
import { splitPaper } from './split-paper.ts'
import { AFTERNOON, itemOf, ledger, personOf } from './testing/sample-split.ts'
import { toSplitDetail } from './to-view.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
function paperOf(bill: ReturnType<typeof ledger>) {
  const detail = { ...toSplitDetail(bill.split, AFTERNOON), sources: [], contacts: [] }
  const { about, parts } = splitPaper(detail, AFTERNOON)
  return {
    about: about.map(plain),
    parts: parts.map((part) =>
      'lines' in part ? part.lines.map(({ text, value }) => plain(`${text}: ${value}`)) : [],
    ),
  }
}
function opened() {
  const bill = ledger()
  bill.open([personOf('olga', { sameAs: 'olga' }), personOf('bia')], [itemOf('field', 3_000)])
  return bill
}

it('a bill on paper has what was spent, who pays what, and what is open while something is (H10)', () => {
  const bill = opened()
  bill.send({ type: 'receive', personId: 'bia' })
  expect(paperOf(bill)).toEqual({
    about: ['Racha de sábado', expect.stringMatching(/^Aberta em /) as string],
    parts: [
      ['Gasto field: R$ 30,00'],
      ['Nome olga – Falta pagar: R$ 15,00', 'Nome bia – Pagou: R$ 15,00'],
      ['Total: R$ 30,00', 'Pago: R$ 15,00', 'Falta pagar: R$ 15,00'],
    ],
  })
  bill.send({ type: 'receive', personId: 'olga' })
  expect(paperOf(bill).parts.at(-1)).toEqual(['Total: R$ 30,00', 'Pago: R$ 30,00'])
})

it('a cancelled bill says so on paper (H10)', () => {
  const bill = opened()
  bill.send({ type: 'cancel', reason: 'Choveu' })
  expect(paperOf(bill).about[1]).toMatch(/^Cancelada em /)
})
