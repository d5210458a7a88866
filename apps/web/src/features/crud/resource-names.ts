/** The admin's lists (H12) in groups, by their names in the address, with their labels. */
export const resourceGroups = [
  {
    label: 'Gente',
    lists: {
      usuarios: 'Pessoas',
      contatos: 'Contatos',
      avisos: 'Avisos',
      emails: 'E-mails',
      auditoria: 'Auditoria',
    },
  },
  { label: 'Arenas', lists: { empresas: 'Empresas', campos: 'Campos', avaliacoes: 'Avaliações' } },
  { label: 'Jogos', lists: { reservas: 'Reservas', mensalistas: 'Mensalistas', rachas: 'Rachas' } },
  { label: 'Bar', lists: { comandas: 'Comandas', produtos: 'Produtos', movimentos: 'Estoque' } },
  {
    label: 'Dinheiro',
    lists: {
      pagamentos: 'Pagamentos',
      contas: 'Contas divididas',
      caixas: 'Caixas',
      cupons: 'Cupons',
      despesas: 'Despesas',
    },
  },
] as const

export type ResourceGroup = { label: string; lists: Partial<Record<ResourceName, string>> }
type Lists = (typeof resourceGroups)[number]['lists']
export type ResourceName = Lists extends infer Each ? (Each extends object ? keyof Each : never) : never

export const resourceLabels = Object.assign({}, ...resourceGroups.map(({ lists }) => lists)) as Readonly<
  Record<ResourceName, string>
>
const resourceNames = Object.keys(resourceLabels) as ResourceName[]

/** Returns the list that an address names; null for none, or an unknown name (A14): the home then. */
export function toResourceName(name: unknown): ResourceName | null {
  return resourceNames.find((resource) => resource === name) ?? null
}

/** Returns the group that a list belongs to. */
export function groupOf(name: ResourceName): ResourceGroup | undefined {
  const groups: readonly ResourceGroup[] = resourceGroups
  return groups.find(({ lists }) => Object.hasOwn(lists, name))
}
