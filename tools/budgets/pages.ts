import type { PersonaName } from '@campo-livre/mocks/personas/persona-ids.ts'

/** A page that is opened cold, and the most that a browser may receive for it: KB of 1,024 bytes, and requests. */
export type Budget = {
  path: string
  /** The persona that opens it; null for a guest. */
  as: PersonaName | null
  scripts: number
  styles: number
  requests: number
}

/** The pages that are opened most, with what decision 106 says of each. */
export const budgets: readonly Budget[] = [
  { path: '/', as: null, scripts: 149, styles: 6, requests: 13 },
  { path: '/field/fld-arena-beira-mar-campo-norte', as: null, scripts: 186, styles: 13, requests: 20 },
  { path: '/company/cmp-arena-beira-mar', as: null, scripts: 178, styles: 11, requests: 20 },
  { path: '/login', as: null, scripts: 204, styles: 22, requests: 19 },
  { path: '/racha/convite-rch-atleta-01', as: null, scripts: 220, styles: 23, requests: 23 },
  { path: '/conta/cota-atleta-06', as: null, scripts: 165, styles: 9, requests: 18 },
  { path: '/anunciar-campo', as: null, scripts: 220, styles: 26, requests: 20 },
  { path: '/atleta/reservas', as: 'atleta', scripts: 257, styles: 45, requests: 31 },
  { path: '/atleta/rachas', as: 'atleta', scripts: 257, styles: 45, requests: 32 },
  { path: '/company', as: 'empresa', scripts: 337, styles: 44, requests: 40 },
  { path: '/company/tabs', as: 'empresa', scripts: 308, styles: 45, requests: 31 },
  { path: '/company/bookings', as: 'empresa', scripts: 346, styles: 45, requests: 34 },
  { path: '/company/financial', as: 'empresa', scripts: 327, styles: 45, requests: 35 },
]
