import { forAges, hasAges } from '@campo-livre/domain/rachas/ages.ts'
import { keptWords } from '@campo-livre/domain/rachas/invitation.ts'
import { capacityOf, freeIn, holdsPlace } from '@campo-livre/domain/rachas/places.ts'
import { keptUntil as lastOfferEnd } from '@campo-livre/domain/rachas/racha-status.ts'
import type { LinkedRacha, RachaDetail, RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { rachaStatusLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { closingOf, inLine } from '@campo-livre/domain/rachas/settle.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'

type Zoned = { timeZone: string }

/** Returns an instant in a sentence: `sex, 20/11 às 20h`. */
export const instantWords = (instant: string, { timeZone }: Zoned) =>
  `${formatShortDay(instant, timeZone)} ${formatAtTime(instant, timeZone)}`

/** Returns what a game is still short of: `Faltam 3 de linha e 1 no gol.` */
export function missingSentence(racha: RachaDetail): string {
  const line = freeIn({ ...racha, closedAt: racha.start }, 'line', 'day')
  const goal = racha.goalkeeperPlaces > 0 ? freeIn(racha, 'goal', 'regular') : 0
  const short = racha.quorum === null ? 0 : Math.max(0, racha.quorum - racha.confirmed)
  if (line + goal === 0) return fullSentence(racha, lastOfferEnd(racha.participants))
  const minimum =
    short > 0 ? ` Para o mínimo de ${racha.quorum}, ${short === 1 ? 'falta' : 'faltam'} ${short}.` : ''
  return `${freeWords({ line, goal }, racha)}${minimum}`
}

/** Returns what is still short of a game seen by its link, where goalkeepers have places of their own too. */
export function linkedSentence(racha: LinkedRacha): string {
  const { freePlaces, people } = racha
  const keepers = people.filter((each) => each.goalkeeper && holdsPlace(each)).length
  const goal = Math.min(freePlaces, Math.max(0, capacityOf(racha, 'goal') - keepers))
  if (freePlaces === 0) return fullSentence(racha, racha.keptUntil)
  return freeWords({ line: freePlaces - goal, goal }, racha)
}

function freeWords(
  { line, goal }: Readonly<Record<'line' | 'goal', number>>,
  { goalkeeperPlaces }: Pick<RachaDetail, 'goalkeeperPlaces'>,
): string {
  const parts = [
    ...(line > 0 ? [goalkeeperPlaces > 0 ? `${line} de linha` : String(line)] : []),
    ...(goal > 0 ? [`${goal} no gol`] : []),
  ]
  return `${line + goal === 1 ? 'Falta' : 'Faltam'} ${inWords(parts)}.`
}

/** Returns that no place is free, with those that are only kept: `1 lugar guardado até sex, 20/11 às 14h e 2 na lista de espera.` */
export function fullSentence(
  racha: Pick<RachaDetail, 'maxPlayers' | 'confirmed' | 'waiting' | 'timeZone'>,
  until: string | null,
): string {
  const { maxPlayers, confirmed, waiting } = racha
  const kept = keptWords(maxPlayers - confirmed, until, racha)
  const parts = [...(kept === null ? [] : [kept]), ...(waiting > 0 ? [`${waiting} na lista de espera`] : [])]
  if (kept !== null) return `${inWords(parts)}.`
  return waiting === 0 ? 'Está completo.' : `Está completo, com ${inWords(parts)}.`
}

/** Returns the state of a game as a badge says it: not full while a place is only kept. */
export function stateWords(
  racha: Pick<RachaRow, 'status' | 'maxPlayers' | 'confirmed' | 'timeZone'>,
): string {
  const { status, maxPlayers, confirmed } = racha
  const kept = status === 'full' ? keptWords(maxPlayers - confirmed, null, racha) : null
  return kept ?? rachaStatusLabels[status]
}

/** Returns what the caller has to do at the instant `now`, or how they stand. */
export function whatToDo(racha: RachaDetail, now: string): string {
  const { myStatus, myOfferUntil, start } = racha
  const me = racha.participants.find((each) => each.me)
  const closing = racha.closedAt === null ? closingOf(racha) : null
  const keptUntil =
    me?.kind === 'regular' && closing !== null
      ? ` Seu lugar fica guardado até ${instantWords(closing, racha)}.`
      : ''
  switch (myStatus) {
    case 'offered':
      return `Guardamos um lugar para você até ${instantWords(myOfferUntil ?? start, racha)}. Confirme se vai.`
    case 'confirmed':
      return confirmedSentence(racha, now)
    case 'waiting': {
      const turn = inLine(racha).findIndex(({ me: mine }) => mine) + 1
      return `Você é o ${turn}º da espera. A gente avisa quando abrir um lugar.`
    }
    case 'maybe':
      return `Você respondeu talvez.${keptUntil}`
    case 'declined':
      return 'Você não vai desta vez. Se mudar de ideia, responda de novo.'
    case 'invited':
      return me?.missedOffer
        ? 'O lugar que guardamos passou para o próximo. Ainda quer jogar?'
        : `Falta a sua resposta.${keptUntil}`
    case null:
    default:
      return 'Você organiza. Vai jogar também?'
  }
}

function confirmedSentence(racha: RachaDetail, now: string): string {
  const { start, freeOutHours } = racha
  if (freeOutHours === null) return 'Você vai. Se não puder mais, avise por aqui.'
  const until = toInstant(toMinutes(start) - freeOutHours * 60)
  return until > now
    ? `Você vai. Se não puder mais, avise até ${instantWords(until, racha)}.`
    : 'Você vai. A hora de desistir sem problema já passou; se não puder, avise logo.'
}

/** Returns the rules of a group in sentences. */
export function rulesInWords(
  racha: Pick<
    RachaDetail,
    | 'minAge'
    | 'maxAge'
    | 'priority'
    | 'goalkeeperPlaces'
    | 'regularsUntilHours'
    | 'freeOutHours'
    | 'quorum'
    | 'withoutQuorum'
    | 'start'
    | 'timeZone'
    | 'weekly'
  >,
): string[] {
  const { goalkeeperPlaces, regularsUntilHours, freeOutHours, quorum, withoutQuorum, start } = racha
  const before = (hours: number) => instantWords(toInstant(toMinutes(start) - hours * 60), racha)
  return [
    ...(hasAges(racha) ? [`É ${forAges(racha)} no dia do jogo.`] : []),
    ...(goalkeeperPlaces > 0
      ? [goalkeeperPlaces === 1 ? '1 vaga é do goleiro.' : `${goalkeeperPlaces} vagas são dos goleiros.`]
      : []),
    ...(regularsUntilHours === null
      ? []
      : [`Os mensalistas têm lugar guardado até ${before(regularsUntilHours)}.`]),
    ...(freeOutHours === null ? [] : [`Dá para desistir sem problema até ${before(freeOutHours)}.`]),
    ...(quorum === null
      ? []
      : [
          `Com menos de ${quorum} no fechamento, ${withoutQuorum === 'open' ? 'as vagas abrem para outros jogadores' : 'o racha é cancelado'}.`,
        ]),
    racha.priority === 'regulars_first'
      ? 'Na espera, mensalistas vêm primeiro; depois, quem respondeu antes.'
      : 'Na espera, vem primeiro quem respondeu antes.',
    ...(racha.weekly ? ['Repete toda semana, com os mensalistas já chamados.'] : []),
  ]
}
