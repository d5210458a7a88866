/** The address of an account (A14) as the router has it: which part is open, and the code that a mail's link carries. */
export type AccountAddress = { aba?: string | undefined; codigo?: string | undefined }

/** The parts of an account, by the names of the address, in the order in which they stand. The first needs no name. */
const byRole = {
  athlete: ['inicio', 'dados', 'esportes', 'avisos', 'acesso', 'privacidade'],
  company: ['dados', 'avisos', 'acesso', 'privacidade'],
} as const

/** Who has an account of their own to look after. */
export type AccountRole = keyof typeof byRole
export type Section = (typeof byRole)[AccountRole][number]

/** Where each has their account. */
export const accountPaths = { athlete: '/atleta/perfil', company: '/company/account' } as const

export const sectionNames: Record<Section, string> = {
  inicio: 'Resumo',
  dados: 'Meus dados',
  esportes: 'Esportes',
  avisos: 'Avisos',
  acesso: 'Acesso',
  privacidade: 'Privacidade',
}

export function sectionsOf(role: AccountRole): readonly Section[] {
  return byRole[role]
}

/** Where a link to a part leads. */
export function sectionAddress(role: AccountRole, section: Section): AccountAddress {
  return section === byRole[role][0] ? {} : { aba: section }
}

/** The part that an address means. A code confirms another e-mail, which is done where one signs in. */
export function readSection(role: AccountRole, { aba, codigo }: AccountAddress): Section {
  const wanted = sectionsOf(role).find((section) => section === aba)
  return wanted ?? (codigo === undefined ? byRole[role][0] : 'acesso')
}
