import { onlineWays } from '@campo-livre/domain/payments/online-ways.ts'
import type { PublicPage } from './public-page.ts'

/** The page that explains the product (A5, H14). `takesCards`: whether a bank takes cards by the site. */
export const howItWorksPage = (takesCards: boolean): PublicPage => ({
  path: '/como-funciona',
  title: 'Como funciona',
  description: `Ache um campo livre, reserve em um minuto, pague por ${onlineWays(takesCards)} e divida a conta. Veja como o Campo Livre funciona para quem joga e para quem tem arena.`,
  questions: [
    {
      question: 'Preciso de conta para ver os horários?',
      answer:
        'Não. Horários e preços estão abertos para todo mundo. A conta só é pedida na hora de reservar.',
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
      question: 'Alguém pode ficar com o meu horário?',
      answer:
        'Enquanto você paga, ele fica guardado por 15 minutos. Depois de pago, é seu. Se o tempo acabar antes do pagamento, ele volta a ficar livre.',
    },
    {
      question: 'E se eu precisar cancelar?',
      answer: `Cada arena publica até quando devolve tudo e quanto devolve depois disso. Antes de cancelar, a tela mostra o valor exato que volta para você, e até quando. Se quem cancela é a arena, volta tudo. O Pix volta em até 1 dia útil${takesCards ? ' e o cartão, em até 2 faturas' : ''}; o que foi pago no local, a arena devolve.`,
    },
    {
      question: 'E se chover?',
      answer: 'Em campo descoberto vale a regra de chuva da arena, que está na página do campo.',
    },
    {
      question: 'Quem joga precisa ter conta para dividir?',
      answer:
        'Não. Entra na divisão quem jogou, com conta ou sem. A soma das partes bate com o total até o centavo, e ninguém é cobrado sem ser avisado.',
    },
    {
      question: 'Tenho uma arena. Preciso trocar o meu jeito de trabalhar?',
      answer:
        'Não. O que chega por telefone ou no balcão entra na mesma agenda. O que muda é que ninguém marca em cima, e o dia inteiro fica em uma tela.',
    },
  ],
})
