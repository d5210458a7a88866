import { sportLabels, sports } from '@campo-livre/domain/fields/sports.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import type { Question } from './questions.tsx'
import type { Step } from './steps.tsx'
import { LanesVignette, TicketVignette, TilesVignette } from './vignettes.tsx'

/** What is different from then on. */
export const benefits: readonly Step[] = [
  {
    title: 'O horário vago aparece',
    text: 'Quem procura campo na sua cidade vê o que você tem livre, com o preço, sem precisar ligar para perguntar.',
    picture: <TilesVignette />,
  },
  {
    title: 'Ninguém marca em cima',
    text: 'Site e balcão usam a mesma agenda. O que foi reservado em um some do outro na hora.',
    picture: <LanesVignette />,
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
]

/** How it begins. */
export const beginning = [
  'Você deixa o contato da arena nesta página.',
  'A gente conversa sobre seus campos, seus horários e as condições.',
  'Seus campos entram no ar quando você disser que está tudo certo.',
] as const

const names = sports.map((sport) => sportLabels[sport].toLowerCase())

export const questions: readonly Question[] = [
  {
    question: 'Quanto custa anunciar?',
    answer:
      'Deixar o contato não custa nada. As condições são combinadas com você antes de qualquer campo entrar no ar.',
  },
  {
    question: 'Continuo atendendo por telefone e WhatsApp?',
    answer:
      'Sim. A reserva que chega pelo balcão ocupa o mesmo horário na agenda, e ele some da busca. O WhatsApp da arena aparece na página dela.',
  },
  {
    question: 'Posso cobrar mais caro à noite?',
    answer:
      'Pode. O preço muda por dia da semana e por faixa de horário, e o jogador vê o total antes de confirmar.',
  },
  {
    question: 'E quando alguém cancela?',
    answer:
      'Vale a sua política: até quantas horas antes volta tudo, e quanto volta depois disso. O horário fica livre na mesma hora para outra pessoa.',
  },
  {
    question: 'E se chover?',
    answer: 'Você publica a regra de chuva dos campos descobertos, e ela aparece para quem vai reservar.',
  },
  {
    question: 'Que tipo de campo posso anunciar?',
    answer: `Campos e quadras de ${new Intl.ListFormat('pt-BR').format(names)}, cobertos ou não.`,
  },
]
