const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

/** The order in which names stand in a Portuguese list: `Água` before `Belém`. */
export const compareNames = collator.compare
