import { findCepSpec, type foundCepSchema } from '@campo-livre/contract/places/find-cep.ts'
import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import { cityOfCep, formatCep } from '@campo-livre/domain/places/cep-ranges.ts'
import type * as z from 'zod/mini'
import type { Database } from '../store/database.ts'
import { answer } from '../http/call.ts'

/** Well-known CEPs. */
const wellKnown: Readonly<Record<string, CepAddress>> = {
  '60165121': { street: 'Avenida Beira Mar', district: 'Meireles', city: 'Fortaleza', state: 'CE' },
  '01001000': { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
  '01310100': { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  '22070900': { street: 'Avenida Atlântica', district: 'Copacabana', city: 'Rio de Janeiro', state: 'RJ' },
  '70150900': {
    street: 'Praça dos Três Poderes',
    district: 'Zona Cívico-Administrativa',
    city: 'Brasília',
    state: 'DF',
  },
}

/** Finds the address of a CEP; answers like the public CEP service, without this API's envelope. */
export const findCep = answer(findCepSpec, ({ db, params: { cep } }) => {
  const digits = cep.replace(/\D/g, '')
  const found = wellKnown[digits] ?? addressAt(db, digits) ?? townOf(digits)
  if (!found) return { status: 200, body: { erro: true } }
  const { street, district, city, state } = found
  const body: z.infer<typeof foundCepSchema> = {
    cep: formatCep(digits),
    logradouro: street,
    bairro: district,
    localidade: city,
    uf: state,
  }
  return { status: 200, body }
})

/** Returns the address of an approved company with this CEP; no call tells of the others. */
function addressAt(db: Database, cep: string): CepAddress | undefined {
  return db.companies.by('cep', cep).find(({ status }) => status === 'approved')?.address
}

/** Returns the city of a CEP by its range, without street and district. */
function townOf(cep: string): CepAddress | undefined {
  const town = cityOfCep(cep)
  return town ? { street: '', district: '', ...town } : undefined
}
