import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import type { Question } from './questions.tsx'
import type { Step } from './steps.tsx'
import { LanesVignette, SentenceVignette, TicketVignette, TilesVignette } from './vignettes.tsx'

/** For those who play. */
export const playing: readonly Step[] = [
  {
    title: 'Diga o que quer jogar',
    text: 'Esporte, cidade, dia e hora. A lista mostra só os campos que têm horário livre, cada um com o seu preço.',
    picture: <SentenceVignette />,
  },
  {
    title: 'Escolha o horário',
    text: 'A semana do campo aparece inteira, sem precisar de conta. Toque em um horário, ou em dois seguidos para jogar mais.',
    picture: <TilesVignette />,
  },
  {
    title: 'Pague e está reservado',
    text: 'O horário fica guardado por 15 minutos enquanto você paga por Pix. Algumas arenas também aceitam pagar no local.',
    picture: <TicketVignette />,
  },
  {
    title: 'Apareça e jogue',
    text: 'Endereço e código ficam nas suas reservas. Se precisar cancelar, você vê quanto recebe de volta antes de confirmar.',
    picture: (
      <CourtPicture title="" sport="society" surface="synthetic-grass" lengthMeters={50} widthMeters={30} />
    ),
  },
]

/** For those who run an arena. */
export const running: readonly Step[] = [
  {
    title: 'Conte da sua arena',
    text: 'Campos, esportes, horário de funcionamento e preço por hora, que pode mudar à noite e no fim de semana.',
    picture: <CourtPicture title="" sport="beach-tennis" surface="sand" lengthMeters={16} widthMeters={8} />,
  },
  {
    title: 'Seus horários entram na busca',
    text: 'Quem procura vê só o que está livre. Cada horário é de uma pessoa só, mesmo que duas toquem nele ao mesmo tempo.',
    picture: <TicketVignette paid />,
  },
  {
    title: 'O dia em uma tela',
    text: 'As reservas de hoje, campo a campo: quem joga agora, quem vem depois e o que já foi pago.',
    picture: <LanesVignette />,
  },
]

export const questions: readonly Question[] = [
  {
    question: 'Preciso de conta para ver os horários?',
    answer: 'Não. Horários e preços estão abertos para todo mundo. A conta só é pedida na hora de reservar.',
  },
  {
    question: 'Quanto custa reservar?',
    answer:
      'O preço do horário, e mais nada por cima. O total aparece antes de você confirmar e é o mesmo que chega no Pix.',
  },
  {
    question: 'Posso pagar no local?',
    answer: 'Nas arenas que aceitam, sim. A opção aparece ao lado do Pix quando você vai pagar.',
  },
  {
    question: 'E se eu precisar cancelar?',
    answer:
      'Cada arena publica até quando devolve tudo e quanto devolve depois disso. Antes de cancelar, a tela mostra o valor exato que volta para você. Se quem cancela é a arena, volta tudo.',
  },
  {
    question: 'E se chover?',
    answer: 'Em campo descoberto vale a regra de chuva da arena, que está na página do campo.',
  },
  {
    question: 'Alguém pode ficar com o meu horário?',
    answer:
      'Enquanto você paga, ele fica guardado por 15 minutos. Depois de pago, é seu. Se o tempo acabar antes do pagamento, ele volta a ficar livre.',
  },
]
