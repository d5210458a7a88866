import { expect, it } from 'vitest'
import { describeRained, describeRemedy } from './describe-rain.ts'
import type { Rain } from './rain.ts'

const rain: Rain = {
  at: '2026-11-20T13:00:00.000Z',
  offers: ['new-time', 'credit'],
  until: '2026-12-20T13:00:00.000Z',
  paidCents: 8_000,
  chosen: null,
}
const say = (rest: Partial<Rain>, reader: 'athlete' | 'company' = 'athlete', now = rain.at) =>
  describeRained(
    { status: 'rained_out', rain: { ...rain, ...rest } },
    { now, timeZone: 'America/Sao_Paulo', reader },
  )?.replaceAll('\u00a0', ' ')

it('tells the athlete what there is to choose, and until when', () => {
  expect(say({})).toBe('Escolha até dom, 20/12, às 10h: outro horário, sem custo, ou crédito de R$ 80,00.')
  expect(say({ offers: ['new-time'] })).toBe('Escolha até dom, 20/12, às 10h: outro horário, sem custo.')
  expect(say({}, 'company')).toMatch(/^O cliente escolhe até dom, 20\/12/)
})

it('tells what it has become', () => {
  expect(say({ chosen: { what: 'credit', at: rain.at } })).toBe(
    'O que foi pago virou crédito na arena: R$ 80,00.',
  )
  expect(say({}, 'athlete', rain.until)).toBe(
    'O prazo para escolher acabou: o que foi pago virou crédito na arena: R$ 80,00.',
  )
  expect(say({ paidCents: 0 }, 'athlete', rain.until)).toMatch(/Nada foi cobrado\.$/)
})

it('says nothing about any other booking', () => {
  const context = { now: rain.at, timeZone: 'America/Sao_Paulo', reader: 'athlete' as const }
  expect(describeRained({ status: 'confirmed', rain }, context)).toBeNull()
})

it('tells the company what each booking gets', () => {
  const booking = {
    id: 'a',
    code: 'RSV-7K2Q',
    customerName: 'Ana',
    customerPhone: null,
    fieldName: 'Campo 1',
    start: rain.at,
    end: rain.until,
    paidCents: 8_000,
  }
  const told = (remedy: 'offers' | 'nothing' | 'unpaid' | 'held' | 'counter', offers: Rain['offers'] = []) =>
    describeRemedy({ ...booking, remedy, offers }).replaceAll('\u00a0', ' ')
  expect(told('offers', ['credit'])).toBe('Pela regra: crédito de R$ 80,00')
  expect(told('nothing')).toMatch(/não promete nada/)
  expect(told('unpaid')).toMatch(/Nada foi pago/)
  expect(told('held')).toMatch(/não foi paga/)
  expect(told('counter')).toMatch(/avise por telefone/)
})
