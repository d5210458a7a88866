import { handOverTabSpec } from '@campo-livre/contract/splits/hand-over-tab.ts'
import { proposeSplit } from '@campo-livre/domain/splits/propose.ts'
import { shortName } from '@campo-livre/domain/rachas/short-name.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, SplitRecord, TabRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { broughtTo } from './bring-to-arena.ts'
import { carryOutSplit } from './carry-out.ts'
import { gameOf, sourcesOf, splitOfGame } from './game-of.ts'

/** Puts a tab on the bill of the racha in its booking (N1). */
export const handOverTab = answer(handOverTabSpec, async ({ db, now, user, params, body: { id } }) => {
  const company = requireCompany(db, user)
  const tab = db.tabs.find(params.id)
  if (!tab || tab.companyId !== company.id) throw notFound()
  if (tabSum(tab).dueCents === 0 || tab.status === 'cancelled')
    throw new Refused('tab_closed', 'Não falta pagar nada dessa comanda.')
  const racha = tab.bookingId === null ? undefined : rachaOf(db, tab.bookingId)
  const organizer = racha && db.users.find(racha.organizerId)
  if (!racha || !organizer)
    throw new Refused('conflict', 'A comanda não está na reserva de um racha. Ligue a reserva antes.')
  const split = await openedFor(db, { now, organizer, racha, tab, commandId: id })
  const cents = tabSum(tab).dueCents + broughtTo(split, tab)
  const handed = await carryOutSplit(
    db,
    { now, by: { id: user.id, name: company.name }, ownerId: organizer.id },
    {
      type: 'hand_tab',
      id,
      splitId: split.id,
      itemId: `tab-${tab.id}`,
      tabId: tab.id,
      name: `Comanda ${tab.code}`,
      cents,
    },
  )
  return ok(
    { title: handed.title, organizerName: shortName(organizer.name) },
    { message: `A comanda está na conta do racha de ${shortName(organizer.name)}.` },
  )
})

const rachaOf = (db: Database, bookingId: string): RachaRecord | undefined =>
  db.rachas.by('bookingId', bookingId).find(({ cancelledAt }) => cancelledAt === null)

type Opening = { now: string; organizer: UserRecord; racha: RachaRecord; tab: TabRecord; commandId: string }

/** Returns the bill of a racha; where there is none it is opened as its organiser would find it proposed. */
async function openedFor(
  db: Database,
  { now, organizer, racha, tab, commandId }: Opening,
): Promise<SplitRecord> {
  const game = gameOf(db, organizer.id, 'racha', racha.id)
  if (!game) throw notFound()
  const live = splitOfGame(db, organizer.id, game)
  if (live) return live
  const sources = sourcesOf(db, game, undefined).filter(({ source }) => source.id !== tab.id)
  const { people, items } = proposeSplit({ organizer, sources, racha })
  const handed = {
    id: `tab-${tab.id}`,
    kind: 'tab' as const,
    name: `Comanda ${tab.code}`,
    cents: tabSum(tab).dueCents,
    payers: { of: 'all' as const },
    source: null,
  }
  return carryOutSplit(
    db,
    { now, by: { id: organizer.id, name: organizer.name }, ownerId: organizer.id },
    {
      type: 'open',
      id: `open-${commandId}`,
      splitId: `conta-${racha.id}`,
      origin: { kind: 'racha', id: racha.id },
      edits: [
        ...people.map((person) => ({ do: 'person' as const, person })),
        ...(items.length > 0 ? items : [handed]).map((item) => ({ do: 'item' as const, item })),
      ],
    },
  )
}
