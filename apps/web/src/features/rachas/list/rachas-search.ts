/**
 * Types the search of the screens about rachas, as texts (A14). They read it themselves, as the router, which every visitor
 * loads, has no code for that.
 */
export function rachaSearch(raw: {
  /** The page of the list. */
  pagina?: string
  /** The position and the level for which an open place is looked for. */
  posicao?: string | undefined
  nivel?: string | undefined
  /** The city, the day, the sport and the fewest places for which one is looked for. */
  cidade?: string | undefined
  dia?: string | undefined
  esporte?: string | undefined
  vagas?: string | undefined
  /** `sim` for the own level; the most kilometres from the own place. */
  meu?: string | undefined
  raio?: string | undefined
  /** The dialog that is open in a racha, or `campo` for its evening on the field. */
  fazer?: string
  /** The person whose drawer is open. */
  pessoa?: string
  /** The booking in which a new one is played. */
  reserva?: string
}) {
  return raw
}

/** Types the search of the link of a racha: `chegada` is the code that was read at the field. */
export function linkedRachaSearch(raw: { chegada?: string }) {
  return raw
}
