import { bibOf } from '../bibs.ts'
import { commitmentOf, type DrawRecord, listHashOf } from './draw.ts'
import type { SeenDraw } from '../play.ts'
import { drawTeams } from './draw-teams.ts'

export type DrawCheck = { of: 'seed' | 'list' | 'teams' | 'own'; ok: boolean; text: string }

/**
 * Runs a draw again, and tells what of it is as it was published (N3: “Conferir”). With the code and the team of whoever
 * asks it says whether they are together.
 */
export function verifyDraw(
  { list, ticket, commitment, listHash, drawn, teams: now }: DrawRecord,
  own: SeenDraw['own'] = null,
): DrawCheck[] {
  const seed = commitmentOf(ticket.seed) === commitment
  const same = listHashOf(list) === listHash
  const again = drawTeams(list, ticket)
  const teams = again.ok && JSON.stringify(again.teams) === JSON.stringify(drawn)
  return [
    {
      of: 'seed',
      ok: seed,
      text: seed
        ? 'O segredo é o que foi guardado antes do sorteio.'
        : 'O segredo não é o que foi guardado antes do sorteio.',
    },
    {
      of: 'list',
      ok: same,
      text: same ? 'A lista é a que foi fechada.' : 'A lista mudou depois de fechada.',
    },
    {
      of: 'teams',
      ok: teams,
      text: teams ? 'O sorteio de novo deu os mesmos times.' : 'O sorteio de novo deu outros times.',
    },
    ...(own === null ? [] : [ownCheck(own, now)]),
  ]
}

function ownCheck({ code, team }: NonNullable<SeenDraw['own']>, teams: DrawRecord['teams']): DrawCheck {
  const ok = teams[team]?.includes(code) === true
  return { of: 'own', ok, text: `Seu código ${ok ? 'está' : 'não está'} no ${bibOf(team).name}.` }
}
