import type { FileKind, Files } from '@campo-livre/backend/ports/files.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { World } from '../http/answer-call.ts'
import { FilesFirst, withFiles } from './files-first.ts'
import { transact } from '../store/transact.ts'

/** A kind of rows that may still have pictures in them: how they are found, and how one gets its files out. */
type Holder = {
  ids: string
  /** Moves the files of a row; returns whether there was one that could be read. */
  move: (db: Database, id: string, files: Files) => Promise<boolean>
}

type OnePicture = 'users' | 'companies'

const isInRow = (address: string) => address.startsWith('data:')

const holders: readonly Holder[] = [
  { ids: "select id from users where image_path like 'data:%'", move: pictureOf('users') },
  { ids: "select id from companies where image_path like 'data:%'", move: pictureOf('companies') },
  {
    ids: "select id from products where photo like 'data:%'",
    move: async (db, id, files) => {
      const photo = await movedOut(db.products.find(id)?.photo, 'small', files)
      if (photo !== null) await db.products.update(id, { photo })
      return photo !== null
    },
  },
  {
    ids: "select id from expense_receipts where file like 'data:%'",
    move: async (db, id, files) => {
      const file = await movedOut(db.expenseReceipts.find(id)?.file, 'receipt', files)
      if (file !== null) await db.expenseReceipts.update(id, { file })
      return file !== null
    },
  },
  {
    ids: `select id from fields where photos::text like '%"data:%'`,
    move: async (db, id, files) => {
      const before = db.fields.find(id)?.photos ?? []
      const moving = before.map(async (photo) => {
        const url = await movedOut(photo.url, 'photo', files)
        return url === null ? photo : { ...photo, url }
      })
      const photos = await Promise.all(moving)
      const moved = photos.some((photo, at) => photo !== before[at])
      if (moved) await db.fields.update(id, { photos })
      return moved
    },
  },
]

function pictureOf(table: OnePicture): Holder['move'] {
  return async (db, id, files) => {
    const imagePath = await movedOut(db[table].find(id)?.imagePath, 'small', files)
    if (imagePath !== null) await db[table].update(id, { imagePath })
    return imagePath !== null
  }
}

/** Returns the address of a file that was in a row; null where there is none, or it cannot be read: that one stays. */
async function movedOut(
  address: string | null | undefined,
  kind: FileKind,
  files: Files,
): Promise<string | null> {
  return address && isInRow(address) ? files.keep(address, kind) : null
}

/** The rounds of a process: the rows whose pictures it could not read, and who is told of a row that failed. */
export type Rounds = { unreadable: Set<string>; failed: (error: unknown) => void }

/**
 * Moves the pictures and receipts that stand in rows into files, each row in a transaction of its own; returns the number
 * of rows. One that fails waits for the next round, and the others go on.
 */
export async function movePictures(world: World, { unreadable, failed }: Rounds): Promise<number> {
  let count = 0
  for (const { ids, move } of holders)
    for (const { id } of await world.sql.ask(ids)) {
      const row = `${ids} ${String(id)}`
      if (unreadable.has(row)) continue
      try {
        if (await moveRow(world, move, String(id))) count += 1
        else unreadable.add(row)
      } catch (error) {
        failed(error)
      }
    }
  return count
}

async function moveRow({ sql, clock, startedAt, files }: World, move: Holder['move'], id: string) {
  const kept = files.begin()
  const { result } = await withFiles(kept, sql, () =>
    transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
      const moved = await move(db, id, kept.files)
      if (moved && (await kept.isWaiting())) throw new FilesFirst()
      return moved
    }),
  )
  return result
}
