/** The search of an account (A14): the open section, and the code of a mail's link. */
export type AccountAddress = { aba?: string | undefined; codigo?: string | undefined }

/** The sections of each kind of account, named as in the address, in order. The first is the default. */
const byRole = {
  athlete: ['inicio', 'dados', 'esportes', 'cartao', 'avisos', 'buscas', 'agenda', 'acesso', 'privacidade'],
  company: ['dados', 'avisos', 'acesso', 'privacidade'],
} as const

/** The roles with an account screen. */
export type AccountRole = keyof typeof byRole
export type Section = (typeof byRole)[AccountRole][number]

/** The path of each role's account. */
export const accountPaths = { athlete: '/atleta/perfil', company: '/company/account' } as const

export const sectionNames: Record<Section, string> = {
  inicio: 'Resumo',
  dados: 'Meus dados',
  esportes: 'Esportes',
  cartao: 'Meu cartão',
  avisos: 'Avisos',
  buscas: 'Buscas salvas',
  agenda: 'Agenda',
  acesso: 'Acesso',
  privacidade: 'Privacidade',
}

export function sectionsOf(role: AccountRole): readonly Section[] {
  return byRole[role]
}

/** Returns the search of a section. */
export function sectionAddress(role: AccountRole, section: Section): AccountAddress {
  return section === byRole[role][0] ? {} : { aba: section }
}

/** Returns the section of an address. A code confirms a new e-mail, which belongs to `acesso`. */
export function readSection(role: AccountRole, { aba, codigo }: AccountAddress): Section {
  const wanted = sectionsOf(role).find((section) => section === aba)
  return wanted ?? (codigo === undefined ? byRole[role][0] : 'acesso')
}
