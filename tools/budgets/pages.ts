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
  { path: '/field/fld-arena-beira-mar-campo-norte', as: null, scripts: 183.1, styles: 10.9, requests: 17 },
  { path: '/company/cmp-arena-beira-mar', as: null, scripts: 170.6, styles: 10.1, requests: 19 },
  { path: '/login', as: null, scripts: 199.6, styles: 21.6, requests: 16 },
  { path: '/racha/convite-rch-atleta-01', as: null, scripts: 218.5, styles: 23.2, requests: 20 },
  { path: '/conta/cota-atleta-06', as: null, scripts: 167.1, styles: 8.3, requests: 16 },
  { path: '/conta/grupo-atleta-01', as: null, scripts: 167.1, styles: 8.3, requests: 16 },
  { path: '/anunciar-campo', as: null, scripts: 216.8, styles: 25.7, requests: 18 },
  { path: '/atleta/reservas', as: 'atleta', scripts: 255.7, styles: 44.1, requests: 29 },
  { path: '/atleta/rachas', as: 'atleta', scripts: 258.4, styles: 44.1, requests: 30 },
  { path: '/company', as: 'empresa', scripts: 321.5, styles: 43.2, requests: 32 },
  { path: '/company/tabs', as: 'empresa', scripts: 306.5, styles: 42.7, requests: 28 },
  { path: '/company/bookings', as: 'empresa', scripts: 329.2, styles: 43.2, requests: 30 },
  { path: '/company/financial', as: 'empresa', scripts: 318.4, styles: 43.2, requests: 29 },
]
