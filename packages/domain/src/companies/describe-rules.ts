import { fold } from '../text/fold.ts'
import { onlineWays } from '../payments/online-ways.ts'
import { moneyBack } from '../payments/money-back.ts'
import { type ArenaRules, asksDeposit, type RainOffer } from './arena-rules.ts'
import { lastRefundPercent } from './cancellation-policy.ts'

/** One matter of an arena's rules, as visitors read it. */
export type DescribedRule = { about: 'pay' | 'cancel' | 'late' | 'rain'; title: string; text: string }

type Place = {
  acceptsPayAtVenue: boolean
  /** True where rain can fall on the field, or on one of the arena's fields. */
  uncovered: boolean
  /** True where a bank takes cards by the site. */
  takesCards: boolean
}

/** Describes the rules of an arena in sentences, a text for each matter on which there is something to say. */
export function describeRules(
  rules: ArenaRules,
  { acceptsPayAtVenue, uncovered, takesCards }: Place,
): readonly DescribedRule[] {
  const noShow = describeNoShow(rules)
  const described: DescribedRule[] = [
    {
      about: 'pay',
      title: 'Como pagar',
      text: describePaying(rules, acceptsPayAtVenue, onlineWays(takesCards)),
    },
    {
      about: 'cancel',
      title: 'Se precisar cancelar',
      text: joined([
        describePolicy(rules),
        moneyBack('pix').sentence,
        takesCards ? moneyBack('card').sentence : null,
      ]),
    },
    {
      about: 'late',
      title: noShow === null ? 'Se atrasar' : 'Se atrasar ou faltar',
      text: joined([describeTolerance(rules), noShow]),
    },
    { about: 'rain', title: 'Regra de chuva', text: uncovered ? describeRain(rules) : '' },
  ]
  return described.filter(({ text }) => text !== '')
}

/** Describes what comes back by cancelling, and until when. */
export function describePolicy(rules: Pick<ArenaRules, 'cancellationPolicy' | 'depositPercent'>): string {
  const { fullRefundHours, lateRefundPercent, graceMinutes = 0 } = rules.cancellationPolicy
  const [all, ofIt] = asksDeposit(rules) ? ['o sinal', ' do sinal'] : ['tudo', '']
  if (lastRefundPercent(rules.cancellationPolicy) === 100)
    return `Cancele até o início e receba ${all} de volta.`
  const full = `Cancele até ${fullRefundHours} h antes e receba ${all} de volta.`
  const late =
    lateRefundPercent === 0
      ? 'Depois disso não há devolução.'
      : `Depois disso, até o início, você recebe ${lateRefundPercent}%${ofIt}.`
  const grace = `Reservou e mudou de ideia? Em até ${graceMinutes} min, antes do início, volta ${all}.`
  return joined([full, late, graceMinutes === 0 ? null : grace])
}

function describePaying(rules: ArenaRules, acceptsPayAtVenue: boolean, ways: string): string {
  if (asksDeposit(rules))
    return `Pague ${rules.depositPercent}% por ${ways} na hora de reservar, como sinal, e o resto no local.`
  return acceptsPayAtVenue
    ? `Pague por ${ways} na hora de reservar, ou no local.`
    : `Pague por ${ways} na hora de reservar.`
}

function describeTolerance({ toleranceMinutes }: ArenaRules): string {
  return toleranceMinutes === 0
    ? 'Não há tolerância para atrasos.'
    : `A arena espera até ${toleranceMinutes} min. O jogo termina na hora marcada.`
}

/** Describes the cost of a no-show; null where the policy has already said that nothing comes back. */
function describeNoShow(rules: ArenaRules): string | null {
  const { cancellationPolicy, depositPercent, noShowPercent } = rules
  if (lastRefundPercent(cancellationPolicy) === 0) return null
  if (noShowPercent >= depositPercent) return 'Se ninguém aparecer, nada volta.'
  const deposit = asksDeposit(rules)
  if (noShowPercent === 0)
    return deposit ? 'Se ninguém aparecer, o sinal volta.' : 'Se ninguém aparecer, o que foi pago volta.'
  return deposit
    ? `Se ninguém aparecer, a arena fica com ${noShowPercent}% do preço e devolve o resto do sinal.`
    : `Se ninguém aparecer, a arena fica com ${noShowPercent}% do que foi pago e devolve o resto.`
}

const rainSentences: Readonly<Record<RainOffer, string | null>> = {
  none: null,
  credit: 'Choveu e não deu para jogar? O que você pagou vira crédito na arena.',
  'new-time': 'Choveu e não deu para jogar? Você marca outro horário, sem custo.',
  either: 'Choveu e não deu para jogar? Você escolhe: outro horário, sem custo, ou crédito na arena.',
}

/** Joins what `rain` says and the arena's own words, which are left out where they say the same. */
function describeRain({ rain, rainNote }: ArenaRules): string {
  const said = rainSentences[rain]
  return joined([said, said !== null && rainNote !== null && isSame(said, rainNote) ? null : rainNote])
}

const letters = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const isSame = (one: string, other: string) => letters(one) === letters(other)

const joined = (sentences: readonly (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ')
