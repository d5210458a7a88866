/** The fixed ids of the personas one can sign in as; the seed refers to them. */
export const personaIds = {
  atleta: 'usr-atleta',
  nova: 'usr-nova',
  intensa: 'usr-intensa',
  empresa: 'usr-empresa',
  empresaNova: 'usr-empresa-nova',
  admin: 'usr-admin',
  pendente: 'usr-pendente',
  desconhecido: 'usr-desconhecido',
  bloqueada: 'usr-bloqueada',
} as const

export type PersonaName = keyof typeof personaIds
export const personaNames = Object.keys(personaIds) as [PersonaName, ...PersonaName[]]
