import { sportLabels, sports } from '@campo-livre/domain/fields/sports.ts'
import type { PublicPage } from './public-page.ts'

const names = new Intl.ListFormat('pt-BR').format(sports.map((sport) => sportLabels[sport].toLowerCase()))

/** The page for arenas (A4, H13). */
export const advertisePage: PublicPage = {
  path: '/anunciar-campo',
  title: 'Anunciar seu campo',
  description:
    'Seus horários livres na frente de quem quer jogar: agenda, Pix, comanda e despesas em um lugar só. Faça a conta do mês e cadastre sua arena.',
  questions: [
    {
      question: 'Quanto custa anunciar?',
      answer:
        'Cadastrar a arena não pede cartão nem pagamento. A gente mostra o preço e as condições antes de você publicar o primeiro campo. Se não servir, é só não publicar.',
    },
    {
      question: 'Depois do cadastro, quando meus campos aparecem?',
      answer:
        'A gente confere os dados da empresa e avisa por e-mail. Aprovada a arena, cada campo aparece na busca quando você publicar.',
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
      answer: `Campos e quadras de ${names}, cobertos ou não.`,
    },
  ],
}
