import { describe, expect, it } from 'vitest'
import { dayCompany } from '../../calendar/testing/sample-day.ts'
import { nextStepsOf, stepsOf } from './steps-of.ts'

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

describe('the steps after the first field is on air (A9)', () => {
  const titles = (products: number, changes: Partial<ReturnType<typeof dayCompany>> = {}) =>
    nextStepsOf({ ...dayCompany(2), ...changes }, products).map(({ text, state }) => [state, text])

  it('name the fields without a photo, and lead to the first of them', () => {
    const [photos] = nextStepsOf(dayCompany(2), 0)
    const [one, two] = dayCompany(2).fields
    expect(photos).toMatchObject({
      text: `Falta foto: ${one?.name} e ${two?.name}.`,
      state: 'open',
      way: { params: { id: one?.id } },
    })
    const photo = { id: 'p', path: '/p.webp', widths: [] }
    const fields = dayCompany(2).fields.map((field) => ({ ...field, photos: [photo as never] }))
    expect(nextStepsOf({ ...dayCompany(2), fields }, 0)[0]?.state).toBe('done')
  })

  it('ask for products until there are some, and tell where a Pix goes', () => {
    expect(titles(0)[2]?.[0]).toBe('open')
    expect(titles(3)[2]).toEqual(['done', 'As comandas já têm o que vender.'])
    expect(titles(0, { cnpj: '12345678000190' })[3]?.[1]).toBe('O Pix cai na chave CNPJ 12.345.678/0001-90.')
    expect(titles(0, { cnpj: null })[3]?.[1]).toBe('O Pix cai na chave da arena.')
  })
})
