import { createDraft } from '../../../../lib/storage/drafts.ts'
import type { Kind } from '../registration-address.ts'

/** Typed texts by the labels of the fields; for a select the chosen value. */
export type Typed = Readonly<Record<string, string>>

const password = { Senha: 'Campo@1234', 'Repita a senha': 'Campo@1234' }

/** The steps of an athlete. */
const athlete: readonly Typed[] = [
  {
    'Nome completo': 'Lia Torres',
    'Data de nascimento': '08/03/1995',
    Gênero: 'female',
    'CPF (opcional)': '280.012.389-38',
  },
  { 'E-mail': 'lia@exemplo.com.br', 'Celular com DDD': '(85) 99988-7766' },
  password,
]

/** The steps of an arena and its owner. Its CEP is unknown, so the address is typed. */
const arena: readonly Typed[] = [
  { 'Nome da arena': 'Arena do Prado', CNPJ: '12.ABC.345/01DE-35' },
  {
    CEP: '60000-001',
    'Rua ou avenida': 'Rua das Traves',
    Número: '100',
    Bairro: 'Centro',
    Cidade: 'Fortaleza',
    Estado: 'CE',
  },
  { 'Nome completo': 'Rita Prado', 'E-mail': 'rita@exemplo.com.br', 'Celular com DDD': '(85) 99988-7755' },
  password,
]

export const registrants = {
  atleta: { steps: athlete, send: 'Criar conta', form: 'register' },
  arena: { steps: arena, send: 'Cadastrar a arena', form: 'register-arena' },
} as const satisfies Record<Kind, unknown>

/** The fields that are kept in the draft, by their labels. */
const names: Readonly<Record<string, string>> = {
  'Nome completo': 'name',
  'Data de nascimento': 'date',
  Gênero: 'gender',
  'CPF (opcional)': 'cpf',
  'E-mail': 'email',
  'Celular com DDD': 'phone',
  'Nome da arena': 'company_name',
  CNPJ: 'cnpj',
  CEP: 'cep',
  'Rua ou avenida': 'street',
  Número: 'number',
  Bairro: 'district',
  Cidade: 'city',
  Estado: 'state',
}

/** Stores a draft with all steps before one (from 1) filled in. Returns the address to continue at. */
export function begun(kind: Kind, step: number, changes: Typed = {}): string {
  const { steps, form } = registrants[kind]
  const typed = Object.assign({}, ...steps.slice(0, step - 1)) as Typed
  const kept = Object.keys(typed).map((label) => [names[label] ?? '', changes[label] ?? typed[label] ?? ''])
  createDraft(form, Object.values(names)).keep(Object.fromEntries(kept))
  return `/registro?tipo=${kind}&etapa=${step}`
}
