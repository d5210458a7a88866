import { onlineWays } from '@campo-livre/domain/payments/online-ways.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import { takesCards } from '../../shared/payments/form/cards-address.ts'
import type { Step } from './parts/steps.tsx'
import { BillVignette } from './vignettes/bill-vignette.tsx'
import { ExpensesVignette } from './vignettes/expenses-vignette.tsx'
import { LanesVignette } from './vignettes/lanes-vignette.tsx'
import { TabVignette } from './vignettes/tab-vignette.tsx'
import { SentenceVignette, TicketVignette, TilesVignette } from './vignettes/vignettes.tsx'

/** Returns the steps of players. */
export const playing = (): readonly Step[] => [
  {
    title: 'Diga o que quer jogar',
    text: 'Esporte, cidade, dia e hora. A lista mostra só os campos que têm horário livre, cada um com o seu preço.',
    picture: <SentenceVignette />,
  },
  {
    title: 'Escolha o horário',
    text: 'A semana do campo aparece inteira, sem precisar de conta. Escolha um horário, ou dois seguidos para jogar mais.',
    picture: <TilesVignette />,
  },
  {
    title: 'Pague e está reservado',
    text: `O horário fica guardado por 15 minutos enquanto você paga, por ${onlineWays(takesCards())}. Algumas arenas também aceitam pagar no local.`,
    picture: <TicketVignette />,
  },
  {
    title: 'Apareça e jogue',
    text: 'Endereço e código ficam nas suas reservas. Se precisar cancelar, você vê quanto recebe de volta antes de confirmar.',
    picture: (
      <CourtPicture title="" sport="society" surface="synthetic-grass" lengthMeters={50} widthMeters={30} />
    ),
  },
  {
    title: 'Divida a conta',
    text: 'Campo e comanda em uma conta só, dividida entre quem jogou, até o centavo. O goleiro pode ficar de fora, e dá para ver quem já pagou.',
    picture: <BillVignette />,
  },
]

/** The steps of arenas. */
export const running: readonly Step[] = [
  {
    title: 'Conte da sua arena',
    text: 'Campos, esportes, horário de funcionamento e preço por hora, que pode mudar à noite e no fim de semana.',
    picture: <CourtPicture title="" sport="beach-tennis" surface="sand" lengthMeters={16} widthMeters={8} />,
  },
  {
    title: 'Receba as reservas',
    text: 'Site, balcão e mensalista na mesma agenda: quem joga agora, quem vem depois e o que já foi pago. Cada horário é de uma pessoa só.',
    picture: <LanesVignette />,
  },
  {
    title: 'Venda no balcão',
    text: 'Dois toques, e o item está na comanda de quem está em campo. O estoque baixa sozinho, e a comanda fecha com o jogo.',
    picture: <TabVignette />,
  },
  {
    title: 'Saiba o que sobra',
    text: 'As despesas que vencem e as que já foram pagas, ao lado do que entrou. O mês já vem somado.',
    picture: <ExpensesVignette />,
  },
]

/** The known prices; no fee is decided yet. */
export const costs = [
  ['Procurar e criar a conta', 'Nada.'],
  ['Reservar', 'O preço do horário, e mais nada por cima. O total aparece antes de você confirmar.'],
  [
    'Ter sua arena aqui',
    'O cadastro não pede cartão nem pagamento. A gente mostra o preço antes de você publicar.',
  ],
] as const
