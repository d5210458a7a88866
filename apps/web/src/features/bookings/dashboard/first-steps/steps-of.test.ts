import { describe, expect, it } from 'vitest'
import { dayCompany } from '../../calendar/testing/sample-day.ts'
import { stepsOf } from './steps-of.ts'

const open = [{ opens: 480, closes: 1380 }]
const stepOf = (index: number, changes: Partial<ReturnType<typeof dayCompany>>) =>
  stepsOf({ ...dayCompany(0), ...changes })[index]

describe('the first steps of an arena (A9)', () => {
  it('say what its page lacks', () => {
    expect(stepOf(1, { description: '', whatsapp: null, phone: null, amenities: [] })).toMatchObject({
      text: 'Falta a descrição, um telefone e a estrutura.',
      state: 'open',
    })
    expect(stepOf(1, { phone: '8533334444', whatsapp: null })?.state).toBe('done')
    expect(stepOf(1, { description: '' })?.text).toBe('Falta a descrição.')
  })

  it('say when it opens', () => {
    expect(stepOf(2, { openingHours: [open, open, open, open, open, open, open] })?.text).toBe(
      'Todos os dias, 8h às 23h.',
    )
    expect(stepOf(2, { openingHours: [[], open, open, [], [], [], []] })?.text).toBe(
      '2 dias por semana, 8h às 23h.',
    )
    expect(stepOf(2, { openingHours: [[], open, [...open, ...open], [], [], [], []] })?.text).toBe(
      '2 dias por semana, cada um com seu horário.',
    )
    expect(stepOf(2, { openingHours: [[], [], [], [], [], [], []] })).toMatchObject({
      text: 'Falta dizer quando a arena abre.',
      state: 'open',
    })
  })

  it('say whether it is approved', () => {
    expect(stepOf(3, { status: 'approved' })?.state).toBe('done')
    expect(stepOf(3, { status: 'awaiting_approval' })?.state).toBe('pending')
  })

  it('lead to the first field, or on with its draft', () => {
    expect(stepOf(0, { drafts: [], status: 'approved' })).toMatchObject({
      text: 'A quadra, os horários e o preço: em poucos minutos o primeiro está no ar.',
      way: { label: 'Cadastrar o primeiro campo', to: '/company/fields/novo' },
    })
    expect(stepOf(0, { drafts: [], status: 'awaiting_approval' })?.text).toMatch(
      /assim que a arena for aprovada/,
    )
    expect(stepOf(0, { drafts: [{ id: 'f', name: 'Campo 1' }] })).toMatchObject({
      text: 'Campo 1 está em rascunho. Falta pouco para publicar.',
      way: { label: 'Continuar o cadastro', params: { id: 'f' } },
    })
  })
})
