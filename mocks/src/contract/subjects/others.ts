import { type Hand, once } from '../hand/hand.ts'
import type { Session } from '../hand/logins.ts'
import { NotTried } from '../not-tried.ts'

type Row = { id: string }
const PAGE = { perPage: '100' }

/** The first of a list, for calls that only read what nobody can make yet. */
export async function firstOf(hand: Hand, path: string, by: Session): Promise<string> {
  const [row] = await hand.data<Row[]>({ method: 'GET', path, by, query: { perPage: '1' } })
  if (!row) throw new NotTried('no data', `${path} is empty`)
  return row.id
}

/** One of everything of its kind, as the admin sees it, that is not in the list of the one who asks. */
export async function notIn(hand: Hand, everything: string, path: string, by: Session): Promise<string> {
  const admin = await hand.actor('admin')
  const all = await once(hand, everything, () =>
    hand.data<Row[]>({ method: 'GET', path: everything, by: admin, query: PAGE }),
  )
  const own = await ownIds(hand, path, by)
  const found = all.find(({ id }) => !own.has(id))
  if (!found) throw new NotTried('no data', `${everything} has none of anybody else`)
  return found.id
}

async function ownIds(hand: Hand, path: string, by: Session): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const rows = await hand.data<Row[]>({ method: 'GET', path, by, query: { ...PAGE, page: String(page) } })
    for (const { id } of rows) ids.add(id)
    if (rows.length < Number(PAGE.perPage)) return ids
  }
}
