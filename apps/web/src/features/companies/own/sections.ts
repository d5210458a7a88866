/** The sections in order, by the ids of their anchors. */
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
