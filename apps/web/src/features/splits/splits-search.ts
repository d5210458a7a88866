/**
 * Types the search of the screens about bills, as texts (A14). They read it themselves, as the router, which every visitor
 * loads, has no code for that.
 */
export function splitSearch(raw: {
  /** The booking, tab or racha that a new bill is opened from. */
  reserva?: string
  comanda?: string
  racha?: string
  /** The part that is open in a bill: `mudar`, `grupo`, `renovar` or `cancelar`. */
  fazer?: string
  /** The person whose drawer is open. */
  pessoa?: string
}) {
  return raw
}
