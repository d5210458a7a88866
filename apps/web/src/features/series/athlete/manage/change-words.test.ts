import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import { expect, test } from 'vitest'
import { sampleSeries } from '../../testing/sample-series.ts'
import { endSentences, pauseSentences, resumeSentences, swapSentence } from './change-words.ts'

const place = { ...sampleSeries(), now: '2026-11-20T13:00:00.000Z' }
const plain = (sentences: readonly string[]) => sentences.map((each) => each.replaceAll('\u00A0', ' '))

function preview(changes: Partial<SlotPreview> = {}): SlotPreview {
  return {
    gone: [],
    back: [],
    lost: [],
    paid: [],
    lastStart: null,
    nextStart: null,
    priceCents: null,
    differenceCents: 0,
    dueCents: 0,
    leftCents: 0,
    refusal: null,
    ...changes,
  }
}

/** A game on a Thursday of December at 20h, for R$ 120,00. */
const game = (date: number, cents: { offCents: number; maybeCents?: number } = { offCents: 12_000 }) => {
  const day = `2026-12-${String(date).padStart(2, '0')}`
  const start = `${day}T23:00:00.000Z`
  return { day, start, end: `${day}T23:59:00.000Z`, priceCents: 12_000, maybeCents: 0, ...cents }
}

test('an end tells the last game, what goes, what stays or is paid for, and what is due (N8)', () => {
  const told = preview({
    gone: [game(3, { offCents: 0 }), game(10), game(17)],
    paid: [game(24)],
    lastStart: '2026-11-26T23:00:00.000Z',
    dueCents: 24_000,
    leftCents: 1_000,
  })
  expect(plain(endSentences(told, place))).toEqual([
    'Último jogo: qui, 26/11, 20h.',
    '2 datas saem: qui, 10/12; qui, 17/12. Não custam nada, e o horário fica livre para outras pessoas na hora.',
    'O prazo para devolver qui, 03/12 já passou: R$ 120,00 continuam na conta.',
    'O mês já tem pagamento, e você ainda joga: qui, 24/12.',
    'Falta pagar ao todo: R$ 240,00.',
    'R$ 10,00 foram pagos a mais: combine com a arena como recebê-los.',
  ])
  expect(plain(endSentences(preview({ gone: [game(10)] }), place))).toEqual([
    'Você não joga mais nenhuma data.',
    '1 data sai: qui, 10/12. Não custa nada, e o horário fica livre para outras pessoas na hora.',
    'Não fica nada a pagar.',
  ])
})

test('many games are named by the first and the last', () => {
  const gone = [3, 10, 17, 24, 31].map((date) => game(date))
  const more = { ...game(31), start: '2027-01-07T23:00:00.000Z' }
  expect(pauseSentences(preview({ gone }), place)[0]).toBe(
    '5 datas saem: qui, 03/12; qui, 10/12; qui, 17/12; qui, 24/12; qui, 31/12.',
  )
  expect(pauseSentences(preview({ gone: [...gone, more] }), place)[0]).toBe(
    '6 datas saem: de qui, 03/12 a qui, 07/01/2027.',
  )
})

test('a pause tells what leaves the bill, what may, and what stays on it (N8)', () => {
  const gone = [game(3, { offCents: 0 }), game(10, { offCents: 0, maybeCents: 12_000 }), game(17)]
  const nextStart = '2026-12-24T23:00:00.000Z'
  expect(plain(pauseSentences(preview({ gone, nextStart }), place)).slice(1)).toEqual([
    'R$ 120,00 saem da conta.',
    'R$ 120,00 saem da conta se outras pessoas reservarem esses horários.',
    'R$ 120,00 continuam na conta: o prazo para devolver já passou.',
    'Depois você volta a jogar: qui, 24/12, 20h.',
  ])
  const none = { ...place, terms: { ...place.terms, credit: 'none' as const } }
  expect(plain(pauseSentences(preview({ gone: [game(3, { offCents: 0 })] }), none)).slice(1)).toEqual([
    'R$ 120,00 continuam na conta: pelo combinado, devolver não dá crédito.',
    'Depois dela não há jogo marcado.',
  ])
})

test('a pause that ends early tells what comes back and what does not (N8)', () => {
  const lost = [{ ...game(17), state: 'taken' as const }]
  expect(plain(resumeSentences(preview({ back: [game(10)], lost, differenceCents: 12_000 }), place))).toEqual(
    [
      '1 data volta: qui, 10/12.',
      'Não volta, porque o horário não está mais livre: qui, 17/12.',
      'R$ 120,00 entram na conta.',
    ],
  )
  expect(plain(resumeSentences(preview(), place))).toEqual([
    'Nenhuma data dá para marcar de novo.',
    'A conta não muda.',
  ])
})

test('a swap tells what it adds to the bill of the game’s month (N8)', () => {
  const told = (differenceCents: number) =>
    plain([swapSentence(preview({ differenceCents }), '2026-12-03')])[0]
  expect(told(0)).toBe('O preço é o mesmo: a conta não muda.')
  expect(told(4_000)).toBe('R$ 40,00 a mais na conta de dezembro de 2026.')
  expect(told(-4_000)).toBe('R$ 40,00 a menos na conta de dezembro de 2026.')
})
