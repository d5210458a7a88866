/** A kind of address that ends in a secret, with what is said of every one alike: its page is one file (decision 087). */
export type LinkedPage = {
  /** The beginning of its addresses. */
  start: string
  file: string
  /** The title of the tab, until its screen has a better one. */
  tab: string
  title: string
  description: string
  /** A picture of this site, 1200 × 630. */
  picture: { path: string; alt: string }
}

/** The pages behind a link that somebody was sent: an invitation to a racha, a share of a bill, a booking that is passed on, the card of an athlete (A13). */
export const linkedPages: readonly LinkedPage[] = [
  {
    start: '/racha/',
    file: 'racha.html',
    tab: 'Racha',
    title: 'Bora jogar?',
    description: 'Diga se você vai. Abra para ver dia, horário e lugar; dá para responder sem se cadastrar.',
    picture: { path: '/og-racha.png', alt: 'Um campo visto de cima. Bora jogar? Diga se você vai.' },
  },
  {
    start: '/conta/',
    file: 'conta.html',
    tab: 'Sua parte da conta',
    title: 'Sua parte da conta',
    description: 'Abra para ver do que é, quanto falta e como pagar.',
    picture: { path: '/og.png', alt: 'O canto de um campo, com o nome Campo Livre.' },
  },
  {
    start: '/passar/',
    file: 'passar.html',
    tab: 'Uma reserva para você',
    title: 'Fica com a minha reserva?',
    description: 'Abra para ver campo, dia e horário, e o que já está pago.',
    picture: { path: '/og.png', alt: 'O canto de um campo, com o nome Campo Livre.' },
  },
  {
    start: '/atletas/',
    file: 'atleta.html',
    tab: 'Cartão de atleta',
    title: 'Cartão de atleta',
    description: 'Abra para ver como e onde essa pessoa joga.',
    picture: { path: '/og.png', alt: 'O canto de um campo, com o nome Campo Livre.' },
  },
]
