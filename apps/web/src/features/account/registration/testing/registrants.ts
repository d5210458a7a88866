import { createDraft } from '../../../../session/draft.ts'
import type { Kind } from '../registration-address.ts'

/** What a person types, by the labels of the fields; what is chosen from a list, by its value. */
export type Typed = Readonly<Record<string, string>>

const password = { Senha: 'Campo@1234', 'Repita a senha': 'Campo@1234' }

/** An athlete who may register, step by step. */
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

/** An arena that may, and who answers for it. Nobody knows its CEP, so the address is typed. */
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

/** The fields that are kept while somebody types, by their labels. */
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

/** As if somebody had filled in all steps before this one (from 1) in this tab. Returns where they go on. */
export function begun(kind: Kind, step: number, changes: Typed = {}): string {
  const { steps, form } = registrants[kind]
  const typed = Object.assign({}, ...steps.slice(0, step - 1)) as Typed
  const kept = Object.keys(typed).map((label) => [names[label] ?? '', changes[label] ?? typed[label] ?? ''])
  createDraft(form, Object.values(names)).keep(Object.fromEntries(kept))
  return `/registro?tipo=${kind}&etapa=${step}`
}
