import type { PersonaName } from '@campo-livre/mocks/personas/persona-ids.ts'
import type { ScenarioName } from '@campo-livre/mocks/scenarios/scenarios.ts'

/** The names of the mock backend's personas in the toolbars, which are for those who build the product. */
export const personaTitles: Record<PersonaName, string> = {
  atleta: 'Athlete',
  nova: 'New athlete',
  intensa: 'Busy athlete',
  empresa: 'Company',
  empresaNova: 'New company',
  admin: 'Admin',
  pendente: 'Unverified',
  desconhecido: 'Unknown profile',
  bloqueada: 'Blocked',
}

/** The names of its scenarios in the toolbars. Their keys stand beside, since stories and links use those. */
export const scenarioTitles: Record<ScenarioName, string> = {
  'tudo-vazio': 'All empty',
  'empresa-vazia': 'First day of a company',
  'dados-enormes': 'Huge data',
  'agenda-enorme': 'Huge schedule',
  'balcao-cheio': 'Full counter',
  'cinco-mil-reservas': '5,000 bookings',
  'sexta-cheia': 'Full Friday',
  mensalistas: 'Fixed slots',
  'fim-do-mes': 'End of the month',
  'nova-reserva-agora': 'A booking just now',
  'dia-agitado': 'Busy day',
  'estoque-baixo': 'Low stock',
  'pix-que-expira': 'Pix about to expire',
  'jogo-em-breve': 'Game soon',
  'racha-cheio': 'Racha fills up',
  'conta-meio-paga': 'Bill half paid',
  'horario-em-oferta': 'Slot on offer',
  'horario-tomado': 'Slot taken',
  'reserva-que-falha': 'Booking fails',
  'sessao-vencida': 'Session expired',
  'servidor-caindo': 'Server down',
  manutencao: 'Maintenance',
  lento: 'Slow',
  'sem-resposta': 'No answer',
  'sem-conexao': 'Offline',
  'muitos-pedidos': 'Too many requests',
  'resposta-quebrada': 'Broken answers',
  'sino-mudo': 'Bell fails',
  'conta-nova': 'New account',
  'e-mail-por-confirmar': 'E-mail to verify',
  'perfil-desconhecido': 'Unknown profile',
  'servidor-real': 'Real server',
}
