/** The sports, with the names people use. */
export const sportLabels = {
  society: 'Futebol society',
  futsal: 'Futsal',
  football: 'Futebol de campo',
  'beach-tennis': 'Beach tennis',
  volleyball: 'Vôlei',
  footvolley: 'Futevôlei',
  padel: 'Padel',
  tennis: 'Tênis',
  basketball: 'Basquete',
  handball: 'Handebol',
} as const

export type Sport = keyof typeof sportLabels
export const sports = Object.keys(sportLabels) as [Sport, ...Sport[]]
