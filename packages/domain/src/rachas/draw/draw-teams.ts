import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { beginningOf, byId, type DrawList, type DrawTicket, type DrawWish, MOST_WISHES } from './draw.ts'
import { improve } from './improve.ts'
import { placeAll } from './place.ts'
import { canProve, findBetter } from './prove.ts'
import { randomOf } from './random.ts'
import { blocksOf, limitsOf, type Teams } from './teams-state.ts'

/** Teams that were drawn, with how even they are. */
export type DrawnTeams = {
  ok: true
  /** Ids of players, by team. */
  teams: string[][]
  /** The sum of skill of each team. */
  sums: number[]
  /** The difference between the largest sum and the smallest. */
  spread: number
  /** True if there is no draw with a smaller spread. */
  proven: boolean
  /** The wishes that cannot be fulfilled beside those before them, and were left out. */
  impossible: DrawWish[]
}

const MOST_TEAMS = 20
const MOST_PLAYERS = 120
/** The number of times that the search begins anew while a smaller spread is thinkable. */
const STARTS = 40

/**
 * Draws teams (N3, rule 9): sizes and goalkeepers differ by one at most, wishes hold, and the sums of skill are as even
 * as a search finds; up to three teams of six it is proven that none are more even. The same list and ticket draw the
 * same teams everywhere: whole numbers, and no chance but the ticket's.
 */
export function drawTeams(list: DrawList, ticket: DrawTicket): DrawnTeams | Refusal {
  const refusal = refuseList(list)
  if (refusal) return refusal
  const random = randomOf(beginningOf(list, ticket))
  const players = random.shuffled(list.players.toSorted(byId))
  const keepers = players.filter(({ goalkeeper }) => goalkeeper).length
  const limits = limitsOf(players.length, keepers, list.teams)
  const wishes: DrawWish[] = []
  const impossible: DrawWish[] = []
  for (const wish of list.wishes) {
    const blocks = blocksOf(players, [...wishes, wish])
    if (blocks && placeAll(blocks, limits, random)) wishes.push(wish)
    else impossible.push(wish)
  }
  const blocks = blocksOf(players, wishes) ?? []
  const total = players.reduce((sum, { skill }) => sum + skill, 0)
  const least = total % list.teams === 0 ? 0 : 1
  let best: Teams | null = null
  for (let start = 0; start < STARTS && (best === null || best.spread > least); start += 1) {
    const teams = placeAll(blocks, limits, random)
    if (!teams) continue
    improve(teams)
    if (best === null || teams.spread < best.spread) best = teams
  }
  if (best === null) return refuse('conflict', 'Não deu para montar os times com esses pedidos.')
  const proven = best.spread === least || canProve(limits)
  const better = best.spread > least && proven ? findBetter(blocks, limits, best.spread) : null
  const order = random.shuffled(Array.from({ length: list.teams }, (_, at) => at))
  const teams = order.map((team) =>
    blocks.flatMap(({ ids }, index) => ((better ?? best.teamOf)[index] === team ? ids : [])).toSorted(),
  )
  const skills = new Map(players.map(({ id, skill }) => [id, skill]))
  const sums = teams.map((team) => team.reduce((sum, id) => sum + (skills.get(id) ?? 0), 0))
  return { ok: true, teams, sums, spread: Math.max(...sums) - Math.min(...sums), proven, impossible }
}

function refuseList({ players, teams, wishes }: DrawList): Refusal | null {
  const ids = new Set(players.map(({ id }) => id))
  const count = players.length === 1 ? '1 jogador' : `${players.length} jogadores`
  if (teams < 2 || teams > MOST_TEAMS) return refuse('invalid', `O sorteio é de 2 a ${MOST_TEAMS} times.`)
  if (players.length < teams)
    return refuse('invalid', `Com ${count} não dá para sortear ${teams} times. Confirme mais gente antes.`)
  if (players.length > MOST_PLAYERS) return refuse('invalid', `O sorteio é de até ${MOST_PLAYERS} jogadores.`)
  if (ids.size < players.length) return refuse('invalid', 'Tem alguém duas vezes na lista do sorteio.')
  if (wishes.length > MOST_WISHES) return refuse('invalid', `São até ${MOST_WISHES} pedidos por sorteio.`)
  const strange = wishes.some(({ ids: [one, other] }) => one === other || !ids.has(one) || !ids.has(other))
  return strange ? refuse('invalid', 'Um pedido é de alguém que não está no sorteio.') : null
}
