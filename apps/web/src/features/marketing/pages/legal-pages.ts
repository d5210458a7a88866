import type { PublicPage } from './public-page.ts'

/** The terms of use. */
export const termsPage: PublicPage = {
  path: '/termos',
  title: 'Termos de uso',
  description:
    'O que vale entre você, as arenas e o Campo Livre: conta, reserva, pagamento, cancelamento e reembolso, em português claro.',
  questions: [],
}

/** The privacy notice (LGPD). */
export const privacyPage: PublicPage = {
  path: '/privacidade',
  title: 'Aviso de privacidade',
  description:
    'Que dados o Campo Livre usa, para quê, por quanto tempo, com quem divide e como você baixa, corrige ou apaga os seus (LGPD).',
  questions: [],
}
