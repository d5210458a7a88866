import { type TestClient, once } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import { NotTried } from '../not-tried.ts'

type Row = { id: string }
const PAGE = { perPage: '100' }

/** Returns the id of the first row of a list, for reads of things that no call makes yet. */
export async function firstOf(client: TestClient, path: string, by: Session): Promise<string> {
  const [row] = await client.data<Row[]>({ method: 'GET', path, by, query: { perPage: '1' } })
  if (!row) throw new NotTried('no data', `${path} is empty`)
  return row.id
}

/** Returns the id of a row of the admin's list that is not in the user's. */
export async function notIn(
  client: TestClient,
  everything: string,
  path: string,
  by: Session,
): Promise<string> {
  const admin = await client.actor('admin')
  const all = await once(client, everything, () =>
    client.data<Row[]>({ method: 'GET', path: everything, by: admin, query: PAGE }),
  )
  const own = await ownIds(client, path, by)
  const found = all.find(({ id }) => !own.has(id))
  if (!found) throw new NotTried('no data', `${everything} has none of anybody else`)
  return found.id
}

async function ownIds(client: TestClient, path: string, by: Session): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const rows = await client.data<Row[]>({ method: 'GET', path, by, query: { ...PAGE, page: String(page) } })
    for (const { id } of rows) ids.add(id)
    if (rows.length < Number(PAGE.perPage)) return ids
  }
}
