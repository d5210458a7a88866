import { defaultSituation, type Situation } from '../situations/situation.ts'

export type Scenario = {
  label: string
  /** One sentence on what can be seen, shown in the panel. */
  description: string
  /** The path that the app opens at. */
  path: string
  situation: Situation
}

/** A field of the persona Empresa's arena, with most of its evenings taken. */
const FIELD = '/field/fld-arena-beira-mar-campo-norte'
/** 19h in Fortaleza and São Paulo, on a fixed day, so that a scenario is the same whenever it is opened. */
const FRIDAY = { at: '2026-11-20T22:00:00.000Z' } as const

/** Named situations, used alike by panel, links, stories, tests and the server. */
export const scenarios = {
  'tudo-vazio': {
    label: 'Tudo vazio',
    description: 'Ninguém anunciou um campo ainda: a busca sem nenhum resultado.',
    path: '/',
    situation: { ...defaultSituation, data: 'empty' },
  },
  'empresa-vazia': {
    label: 'Primeiro dia da arena',
    description: 'A empresa acabou de entrar: sem campos, sem reservas, sem contas.',
    path: '/company',
    situation: { ...defaultSituation, data: 'empty', persona: 'empresa' },
  },
  'dados-enormes': {
    label: 'Dados enormes',
    description: 'Dez mil campos e cinquenta mil reservas: a busca continua rápida?',
    path: '/',
    situation: { ...defaultSituation, data: 'huge' },
  },
  'agenda-enorme': {
    label: 'Agenda enorme',
    description: 'O calendário da arena de um ano cheio, com milhares de reservas.',
    path: '/company/bookings',
    situation: { ...defaultSituation, data: 'huge', persona: 'empresa' },
  },
  'balcao-cheio': {
    label: 'Balcão cheio',
    description: 'Sexta-feira, 19h, no bar da arena: 200 comandas abertas e 300 produtos.',
    path: '/company/tabs',
    situation: { ...defaultSituation, data: 'counter', clock: FRIDAY, persona: 'empresa' },
  },
  'cinco-mil-reservas': {
    label: 'Cinco mil reservas',
    description: 'A atleta que mais joga: muitas páginas, 500 avisos e um nome que não cabe.',
    path: '/atleta/reservas',
    situation: { ...defaultSituation, persona: 'intensa' },
  },
  'sexta-cheia': {
    label: 'Sexta cheia',
    description: 'Sexta-feira, 19h, na arena: todos os campos em jogo e o bar cheio de comandas.',
    path: '/company/bookings',
    situation: { ...defaultSituation, clock: FRIDAY, persona: 'empresa' },
  },
  mensalistas: {
    label: 'Mensalistas',
    description: 'Oito horários fixos: um em atraso, um em pausa, uma semana devolvida e vendida de novo.',
    path: '/company/series',
    situation: { ...defaultSituation, clock: FRIDAY, persona: 'empresa' },
  },
  'fim-do-mes': {
    label: 'Fim do mês',
    description: 'O último dia do mês, 18h: o financeiro da arena com o mês inteiro.',
    path: '/company/financial',
    situation: { ...defaultSituation, clock: 'month-end', persona: 'empresa' },
  },
  'nova-reserva-agora': {
    label: 'Nova reserva agora',
    description: 'Alguém acabou de reservar e pagar: o sino da arena avisa.',
    path: '/company',
    situation: { ...defaultSituation, persona: 'empresa', events: ['new-booking'] },
  },
  'dia-agitado': {
    label: 'Dia agitado',
    description:
      'Reserva, cancelamento, avaliação, estoque baixo e conta que vence: tudo no sino de uma vez.',
    path: '/company',
    situation: {
      ...defaultSituation,
      persona: 'empresa',
      events: ['new-booking', 'cancelled-booking', 'new-review', 'low-stock', 'expense-due'],
    },
  },
  'estoque-baixo': {
    label: 'Estoque baixo',
    description: 'O bar vendeu até o limite: o produto fica marcado e o sino avisa.',
    path: '/company/products',
    situation: { ...defaultSituation, persona: 'empresa', events: ['low-stock'] },
  },
  'pix-que-expira': {
    label: 'Pix que expira',
    description: 'Um horário guardado com só três minutos para pagar. Espere o fim, ou pague no painel.',
    path: '/atleta/reservas',
    situation: { ...defaultSituation, persona: 'atleta', events: ['pix-waiting'] },
  },
  'jogo-em-breve': {
    label: 'Jogo em breve',
    description: 'O jogo começa em menos de duas horas e o lembrete já chegou.',
    path: '/atleta/reservas',
    situation: { ...defaultSituation, clock: FRIDAY, persona: 'atleta', events: ['game-soon'] },
  },
  'racha-cheio': {
    label: 'Racha que enche',
    description:
      'Três pessoas entram no racha do atleta; quem não cabe vai para a lista de espera. O sino conta de cada uma.',
    path: '/atleta/rachas',
    situation: {
      ...defaultSituation,
      persona: 'atleta',
      events: ['racha-joined', 'racha-joined', 'racha-joined'],
    },
  },
  'conta-meio-paga': {
    label: 'Conta meio paga',
    description:
      'A conta do último jogo: cinco já pagaram, um diz que pagou em dinheiro, uma bebida sem dono.',
    path: '/atleta/contas/conta-atleta-01',
    situation: { ...defaultSituation, clock: { at: '2026-11-20T15:00:00.000Z' }, persona: 'atleta' },
  },
  'horario-em-oferta': {
    label: 'Horário em oferta',
    description:
      'As manhãs de segunda a sexta de uma quadra saem mais barato: o preço de antes fica riscado, e a oferta termina sozinha.',
    path: '/field/fld-arena-beira-mar-volei-praia',
    situation: { ...defaultSituation, clock: FRIDAY, persona: 'atleta' },
  },
  'horario-tomado': {
    label: 'Horário tomado',
    description: 'Escolha um horário e reserve: alguém foi mais rápido. A escolha não se perde.',
    path: FIELD,
    situation: { ...defaultSituation, persona: 'atleta', faults: [{ call: 'post-bookings', effect: 409 }] },
  },
  'reserva-que-falha': {
    label: 'Reserva que falha',
    description: 'Tudo funciona até reservar: aí o servidor cai. Nada do que foi escolhido se perde.',
    path: FIELD,
    situation: { ...defaultSituation, persona: 'atleta', faults: [{ call: 'post-bookings', effect: 500 }] },
  },
  'sessao-vencida': {
    label: 'Sessão vencida',
    description:
      'A sessão do atleta acabou enquanto ele estava fora: entrar de novo leva de volta às reservas.',
    path: '/atleta/reservas',
    situation: { ...defaultSituation, persona: 'atleta', expired: true },
  },
  'servidor-caindo': {
    label: 'Servidor caindo',
    description:
      'Todas as chamadas falham com erro 500: cada tela diz o que falhou e oferece tentar de novo.',
    path: '/',
    situation: { ...defaultSituation, faults: [{ call: 'all', effect: 500 }] },
  },
  manutencao: {
    label: 'Em manutenção',
    description: 'O servidor responde 503: a página de um campo diz o que falhou.',
    path: FIELD,
    situation: { ...defaultSituation, faults: [{ call: 'all', effect: 503 }] },
  },
  lento: {
    label: 'Lento',
    description: 'Cada chamada leva três segundos: os esqueletos têm a forma do que vem.',
    path: '/',
    situation: { ...defaultSituation, faults: [{ call: 'all', effect: 'slow' }] },
  },
  'sem-resposta': {
    label: 'Sem resposta',
    description: 'A busca de horários nunca responde: depois de um tempo a tela oferece parar de esperar.',
    path: FIELD,
    situation: { ...defaultSituation, faults: [{ call: 'get-fields-id-availability', effect: 'never' }] },
  },
  'sem-conexao': {
    label: 'Sem conexão',
    description: 'O aparelho está sem internet: a tela diz isso, e não culpa o servidor.',
    path: '/',
    situation: { ...defaultSituation, faults: [{ call: 'all', effect: 'offline' }] },
  },
  'muitos-pedidos': {
    label: 'Muitos pedidos',
    description: 'O servidor pede calma (429) e diz quando tentar de novo.',
    path: '/login',
    situation: { ...defaultSituation, faults: [{ call: 'post-auth-login', effect: 'throttled' }] },
  },
  'resposta-quebrada': {
    label: 'Resposta quebrada',
    description: 'As respostas chegam pela metade: nenhuma tela fica em branco nem mostra texto técnico.',
    path: FIELD,
    situation: { ...defaultSituation, faults: [{ call: 'all', effect: 'malformed' }] },
  },
  'sino-mudo': {
    label: 'Sino mudo',
    description: 'Só os avisos falham: o sino diz isso e o resto do aplicativo não sofre.',
    path: '/atleta/reservas',
    situation: {
      ...defaultSituation,
      persona: 'atleta',
      faults: [{ call: 'get-notification-messages', effect: 500 }],
    },
  },
  'conta-nova': {
    label: 'Conta nova',
    description: 'Uma atleta que acabou de confirmar o e-mail: tudo vazio e convidando a começar.',
    path: '/atleta/reservas',
    situation: { ...defaultSituation, persona: 'nova' },
  },
  'e-mail-por-confirmar': {
    label: 'E-mail por confirmar',
    description: 'Cadastro feito, e-mail ainda não confirmado. O código chega na caixa de entrada do painel.',
    path: '/verificar-email',
    situation: defaultSituation,
  },
  'perfil-desconhecido': {
    label: 'Perfil desconhecido',
    description: 'Um perfil que o aplicativo não conhece: acesso negado, sem ficar rodando em círculos.',
    path: '/company',
    situation: { ...defaultSituation, persona: 'desconhecido' },
  },
  'servidor-real': {
    label: 'Servidor real',
    description: 'As respostas no jeito do servidor de hoje: outro envelope, outros nomes, os mesmos dados.',
    path: '/atleta/perfil',
    situation: { ...defaultSituation, persona: 'atleta', dialect: 'real' },
  },
} satisfies Record<string, Scenario>
export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]

/** Returns the scenario of that name; undefined when there is none. */
export function scenarioNamed(name: string): Scenario | undefined {
  return Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined
}
