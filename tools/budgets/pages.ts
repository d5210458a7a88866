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
  { path: '/', as: null, scripts: 152, styles: 6, requests: 12 },
  { path: '/field/fld-arena-beira-mar-campo-norte', as: null, scripts: 182.6, styles: 11.7, requests: 18 },
  { path: '/company/cmp-arena-beira-mar', as: null, scripts: 179.8, styles: 11.6, requests: 21 },
  { path: '/login', as: null, scripts: 202.7, styles: 21.6, requests: 17 },
  { path: '/racha/convite-rch-atleta-01', as: null, scripts: 221.6, styles: 23.2, requests: 21 },
  { path: '/conta/cota-atleta-06', as: null, scripts: 167, styles: 8.4, requests: 16 },
  { path: '/conta/grupo-atleta-01', as: null, scripts: 167, styles: 8.4, requests: 16 },
  { path: '/anunciar-campo', as: null, scripts: 217.5, styles: 25.8, requests: 18 },
  { path: '/atleta/reservas', as: 'atleta', scripts: 263.6, styles: 46.3, requests: 31 },
  { path: '/atleta/rachas', as: 'atleta', scripts: 265, styles: 45.5, requests: 30 },
  { path: '/company', as: 'empresa', scripts: 346.1, styles: 44.5, requests: 33 },
  { path: '/company/tabs', as: 'empresa', scripts: 311.3, styles: 44, requests: 27 },
  { path: '/company/bookings', as: 'empresa', scripts: 351.4, styles: 44.5, requests: 30 },
  { path: '/company/financial', as: 'empresa', scripts: 326.7, styles: 44.5, requests: 29 },
]
