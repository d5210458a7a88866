import { describe, expect, it } from 'vitest'
import { usualRules } from './arena-rules.ts'
import { companyProfileSchema } from './company-profile.ts'

const open = [{ opens: 480, closes: 1380 }]

/** Builds a company profile as a form sends it: a valid one with `changes` laid over it. */
function profile(changes: object = {}) {
  return {
    name: ' Arena Beira-Mar ',
    description: 'Areia fina.',
    whatsapp: '(85) 90123-4567',
    phone: null,
    address: {
      cep: '60165-121',
      street: 'Avenida Beira-Mar',
      number: '1200',
      district: 'Meireles',
      city: 'Fortaleza',
      state: 'CE',
    },
    amenities: ['parking'],
    openingHours: [[], open, open, open, open, open, open],
    holidays: [],
    rules: usualRules,
    acceptsPayAtVenue: true,
    maxInstalments: 3,
    ...changes,
  }
}

/** Returns the path and the message of each problem that the schema reports. */
function problemsOf(changes: object): [string, string][] {
  const read = companyProfileSchema.safeParse(profile(changes))
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('what a company says of itself in public (H8)', () => {
  it('is kept as digits and without blanks around', () => {
    expect(companyProfileSchema.parse(profile())).toMatchObject({
      name: 'Arena Beira-Mar',
      whatsapp: '85901234567',
      address: { cep: '60165121' },
    })
  })

  it('has opening hours that do not cross, told at their day', () => {
    const crossed = [{ opens: 480, closes: 720 }, ...open]
    expect(problemsOf({ openingHours: [[], [], crossed, [], [], [], []] })).toEqual([
      ['openingHours.2', 'Os horários 8h às 12h e 8h às 23h se cruzam. Mude um deles.'],
    ])
  })

  it.each([
    [{ name: ' ' }, ['name', 'Informe o nome da arena.']],
    [{ description: 'a'.repeat(2001) }, ['description', 'Use no máximo 2.000 letras.']],
    [{ whatsapp: '123' }, ['whatsapp', 'Informe o telefone com DDD, como (85) 90123-4567.']],
    [
      { rules: { ...usualRules, rainNote: 'a'.repeat(501) } },
      ['rules.rainNote', 'Use no máximo 500 letras.'],
    ],
    [
      { rules: { ...usualRules, depositPercent: 30 } },
      ['acceptsPayAtVenue', 'Com sinal, ninguém reserva sem pagar nada antes. Escolha um dos dois.'],
    ],
  ])('cannot be %j', (changes, problem) => expect(problemsOf(changes)).toEqual([problem]))
})
