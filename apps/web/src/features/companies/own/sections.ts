/** The parts of the public page, in their order: how an address names each, and what it is called. */
export const sectionNames = {
  logo: 'Logo',
  sobre: 'Sobre a arena',
  contato: 'Contato',
  endereco: 'Endereço',
  estrutura: 'Estrutura',
  horarios: 'Horários',
  combinados: 'Combinados',
  divulgacao: 'Divulgação',
} as const
export type SectionName = keyof typeof sectionNames
