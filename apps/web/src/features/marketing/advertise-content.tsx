import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import type { Step } from './parts/steps.tsx'
import { BillVignette } from './vignettes/bill-vignette.tsx'
import { ExpensesVignette } from './vignettes/expenses-vignette.tsx'
import { LanesVignette } from './vignettes/lanes-vignette.tsx'
import { TabVignette } from './vignettes/tab-vignette.tsx'
import { TicketVignette, TilesVignette } from './vignettes/vignettes.tsx'

/** The steps that the product joins: calendar, till and pickup games. */
export const joined: readonly Step[] = [
  {
    title: 'Site, balcão e mensalista na mesma agenda',
    text: 'O dia inteiro em uma tela, campo a campo. O que foi reservado no site some do balcão na hora, e o contrário também. Ninguém marca em cima.',
    picture: <LanesVignette />,
  },
  {
    title: 'A comanda anda junto com o jogo',
    text: 'Água, isotônico, porção: dois toques, e o item está na comanda de quem está em campo. O estoque baixa sozinho, e o preço é o do momento.',
    picture: <TabVignette />,
  },
  {
    title: 'O racha inteiro em uma conta só',
    text: 'Campo e comanda somados e divididos entre quem jogou, até o centavo. O goleiro fica de fora se o grupo quiser, e todo mundo vê quem já pagou.',
    picture: <BillVignette />,
  },
]

/** The benefits after a month. */
export const benefits: readonly Step[] = [
  {
    title: 'O horário vago aparece',
    text: 'Quem procura campo na sua cidade vê o que você tem livre, com o preço, sem precisar ligar para perguntar.',
    picture: <TilesVignette />,
  },
  {
    title: 'Pix antes do jogo',
    text: 'Quem reserva pelo site tem 15 minutos para pagar, ou o horário volta a ficar livre. Pagar no local, só se você aceitar.',
    picture: <TicketVignette paid />,
  },
  {
    title: 'As regras são suas',
    text: 'Preço por dia e hora, antecedência, intervalo entre jogos, cancelamento: você decide, e o jogador lê antes de pagar.',
    picture: <CourtPicture title="" sport="tennis" surface="clay" lengthMeters={24} widthMeters={11} />,
  },
  {
    title: 'O mês já vem somado',
    text: 'Luz, manutenção, rede nova: o que vence e o que já foi pago, ao lado do que entrou. Você sabe o que sobra sem esperar o dia 30.',
    picture: <ExpensesVignette />,
  },
]

/** The first steps. */
export const firstSteps = [
  'Cadastre a arena: CNPJ, endereço e quem responde por ela.',
  'A gente confere os dados e avisa você.',
  'Ponha campos, horários e preços. Você vê as condições e publica quando quiser.',
] as const

/** The known prices; no fee is decided yet. */
export const costs = [
  ['Cadastrar a arena', 'Sem cartão e sem pagamento.'],
  ['Publicar seus campos', 'A gente mostra o preço e as condições antes. Se não servir, é só não publicar.'],
  ['Para quem joga', 'O preço que você pôs no horário, e mais nada por cima.'],
] as const
