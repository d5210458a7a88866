import { formatOpenDay } from '@campo-livre/domain/companies/opening-hours.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { maskCnpj } from '../../../../lib/form/masks.ts'

export type Step = {
  title: string
  text: string
  /** `pending`: somebody else has to act. */
  state: 'done' | 'open' | 'pending'
  way?: { label: string } & (
    | { to: '/company/profile'; hash?: string }
    | { to: '/company/fields/novo' }
    | { to: '/company/products' }
    | { to: '/company/fields/$id'; params: { id: string } }
  )
}

/** Returns the steps that an arena takes until players find its fields, with their states. */
export function stepsOf(company: OwnCompany): Step[] {
  return [fieldsStep(company), pageStep(company), hoursStep(company), approvalStep(company)]
}

function pageStep({ description, whatsapp, phone, amenities }: OwnCompany): Step {
  const missing = [
    ...(description === '' ? ['a descrição'] : []),
    ...(whatsapp === null && phone === null ? ['um telefone'] : []),
    ...(amenities.length === 0 ? ['a estrutura'] : []),
  ]
  return {
    title: 'Completar a página da arena',
    text: missing.length === 0 ? 'Descrição, contato e estrutura estão lá.' : `Falta ${inWords(missing)}.`,
    state: missing.length === 0 ? 'done' : 'open',
    way: { label: missing.length === 0 ? 'Rever a página' : 'Completar a página', to: '/company/profile' },
  }
}

function hoursStep({ openingHours }: OwnCompany): Step {
  const open = openingHours.filter((day) => day.length > 0)
  const [first] = open
  const alike = open.every((day) => formatOpenDay(day) === formatOpenDay(first ?? []))
  const days = open.length === 7 ? 'Todos os dias' : `${open.length} dias por semana`
  const hours = alike && first ? `${days}, ${formatOpenDay(first)}.` : `${days}, cada um com seu horário.`
  return {
    title: 'Conferir horários e combinados',
    text: first ? hours : 'Falta dizer quando a arena abre.',
    state: first ? 'done' : 'open',
    way: { label: 'Ver os horários', to: '/company/profile', hash: 'horarios' },
  }
}

function approvalStep({ status }: OwnCompany): Step {
  const title = 'Aprovação da arena'
  if (status === 'approved') return { title, text: 'Sua página está no ar.', state: 'done' }
  return { title, text: 'Um e-mail avisa você. A página vai ao ar na hora.', state: 'pending' }
}

function fieldsStep({ drafts: [draft], status }: OwnCompany): Step {
  const title = 'Cadastrar os campos'
  const state = 'open'
  if (draft)
    return {
      title,
      text: `${draft.name} está em rascunho. Falta pouco para publicar.`,
      state,
      way: { label: 'Continuar o cadastro', to: '/company/fields/$id', params: { id: draft.id } },
    }
  return {
    title,
    text:
      status === 'approved'
        ? 'A quadra, os horários e o preço: em poucos minutos o primeiro está no ar.'
        : 'A quadra, os horários e o preço. O campo aparece na busca assim que a arena for aprovada.',
    state,
    way: { label: 'Cadastrar o primeiro campo', to: '/company/fields/novo' },
  }
}

/** Returns the steps after the first field is on air, with their states: what brings players, and what they buy. */
export function nextStepsOf({ fields, cnpj }: OwnCompany, products: number): Step[] {
  const bare = fields.filter(({ photos }) => photos.length === 0)
  const [first] = bare
  return [
    {
      title: 'Mostrar os campos em fotos',
      text: first ? `Falta foto: ${inWords(bare.map(({ name }) => name))}.` : 'Todos os campos têm foto.',
      state: first ? 'open' : 'done',
      ...(first && {
        way: { label: 'Pôr fotos', to: '/company/fields/$id' as const, params: { id: first.id } },
      }),
    },
    {
      title: 'Divulgar a página',
      text: 'O link para o grupo da turma, o QR code para a entrada e o balcão.',
      state: 'open',
      way: { label: 'Ver link e QR code', to: '/company/profile', hash: 'divulgacao' },
    },
    {
      title: 'Cadastrar o que o bar vende',
      text: products > 0 ? 'As comandas já têm o que vender.' : 'Com produtos, a comanda sai em dois toques.',
      state: products > 0 ? 'done' : 'open',
      way: { label: products > 0 ? 'Ver os produtos' : 'Cadastrar produtos', to: '/company/products' },
    },
    {
      title: 'Conferir como você recebe',
      text: cnpj === null ? 'O Pix cai na chave da arena.' : `O Pix cai na chave CNPJ ${maskCnpj(cnpj)}.`,
      state: 'done',
      way: { label: 'Ver os combinados', to: '/company/profile', hash: 'combinados' },
    },
  ]
}

/** Joins words: `a descrição, um telefone e a estrutura`. */
function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} e ${last}`
}
