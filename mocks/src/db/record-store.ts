import { Collection } from '@mswjs/data'
import type * as z from 'zod/mini'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { yieldToPage } from './yield-to-page.ts'
import { CheckedRow, type RowCollection, rowSchema } from './checked-row.ts'
import { deepFreeze } from '@campo-livre/backend/store/deep-freeze.ts'
import type { RowIndex } from './row-index.ts'

/**
 * Called when a row was written (`row`) or removed (null); `before` is the row as it was, null where there was none.
 */
export type OnChange<T> = (id: string, row: T | null, before: T | null) => void

/** The number of rows in a `Collection`, which looks through all of its own at every update and removal. */
const PAGE = 256
/** The number of pages of seeded rows after which other tasks get a turn. */
const BREATH = 4

export type RecordStoreOptions<T extends Row> = {
  schema: z.ZodMiniType<T, T>
  index: RowIndex<T>
  onChange: OnChange<T>
}

/**
 * Creates the storage of a table's rows, in as many `Collection`s as they need. The index follows their hooks, whoever
 * writes to them. Seeded rows can be read at once and are in the collections a little later; a write waits for that
 * (decision 031).
 */
export function createRecordStore<T extends Row>({ schema, index, onChange }: RecordStoreOptions<T>) {
  type Page = RowCollection<T>
  const checked = rowSchema(schema)
  let pages: Page[] = []
  let pageOf = new Map<string, Page>()
  let collected = Promise.resolve()
  /** The rows being updated: the hook of a `Collection` runs before it has updated one. */
  const updating = new Map<string, Page>()
  /** The ids of rows that come back to their position. */
  const returning = new Set<string>()
  /**
   * The pages of seeded rows that are unchanged, with their rows. They outlive `clear`: the same seed often returns.
   */
  const untouched = new Map<Page, readonly T[]>()

  const put = (record: T, page: Page): void => {
    const before = index.find(record.id) ?? null
    pageOf.set(record.id, page)
    index.put(deepFreeze(record), returning.delete(record.id))
    onChange(record.id, record, before)
  }
  const createPage = (): Page => {
    const page: Page = new Collection({ schema: checked })
    pages.push(page)
    return page
  }
  const follow = (page: Page): Page => {
    page.hooks.on('create', ({ data: { record } }) => {
      untouched.delete(page)
      put(record, page)
    })
    page.hooks.on('update', ({ data: { prevRecord } }) => {
      untouched.delete(page)
      updating.set(prevRecord.id, page)
    })
    page.hooks.on('delete', ({ data: { deletedRecord: row } }) => {
      untouched.delete(page)
      // Another row may have taken its place.
      if (index.find(row.id) !== row) return
      pageOf.delete(row.id)
      index.drop(row)
      onChange(row.id, null, row)
    })
    return page
  }
  const lastPage = (): Page => {
    const last = pages.at(-1)
    return last && last.count() < PAGE ? last : follow(createPage())
  }
  const pageOfSeeded = async (rows: readonly T[]): Promise<Page> => {
    const page: Page = new Collection({ schema: checked })
    await page.createMany(rows.length, (at) => new CheckedRow(rows[at] as T))
    for (const record of page.all()) Object.freeze(record)
    return follow(page)
  }
  /** Puts the rows of the index into collections, unless the table is cleared meanwhile. */
  const collect = async (rows: readonly T[], mine: Page[]): Promise<void> => {
    const spare = new Map([...untouched].map(([page, held]) => [held[0], { page, held }]))
    untouched.clear()
    for (let first = 0; first < rows.length; first += PAGE) {
      if ((first / PAGE) % BREATH === 0) await yieldToPage()
      if (pages !== mine) return
      const part = rows.slice(first, first + PAGE)
      const known = spare.get(part[0])
      const same = known?.held.length === part.length && known.held.every((row, at) => row === part[at])
      const page = known && same ? known.page : await pageOfSeeded(part)
      if (pages !== mine) return
      untouched.set(page, part)
      pages.push(page)
    }
    for (const page of pages) {
      const gone = page.all().filter(({ id }) => !index.find(id))
      for (const record of gone) page.delete(record)
      for (const record of page.all()) {
        pageOf.set(record.id, page)
        index.put(record)
      }
    }
  }
  /** Adds a checked row; replaces the one with its id. */
  const take = async (row: T): Promise<void> => {
    const [before, page] = [index.find(row.id), pageOf.get(row.id)]
    await lastPage().create(new CheckedRow(row))
    if (before) page?.delete((query) => query.where((each: T) => each === before))
  }

  return {
    get collections(): readonly Page[] {
      return pages
    },
    /** Resolves when the collections hold every row. */
    collected: (): Promise<void> => collected,
    /** Applies to the index the updates whose hooks have run. */
    settle: (): void => {
      for (const [id, page] of updating) {
        const record = page.findFirst((query) => query.where((each: Row) => each.id === id))
        if (!record || record === index.find(id)) continue
        updating.delete(id)
        put(record, page)
      }
    },
    insert: (row: T): Promise<T> => lastPage().create(row),
    update: async (row: T, patch: Partial<T>): Promise<T> => {
      const page = pageOf.get(row.id)
      if (!page) throw new Error(`no collection holds ${row.id}`)
      const change = { data: (draft: unknown) => void Object.assign(draft as T, patch) }
      try {
        const record = await page.update<true>((query) => query.where((each: T) => each === row), {
          ...change,
          strict: true,
        })
        put(record, page)
        return record
      } finally {
        updating.delete(row.id)
      }
    },
    remove: (row: T): void => {
      const page = pageOf.get(row.id)
      if (page) return void page.delete((query) => query.where((each: T) => each === row))
      index.drop(row)
      onChange(row.id, null, row)
    },
    take,
    /** Adds a checked row, in its place where it was removed; replaces the one with its id. */
    restore: (row: T): Promise<void> => {
      returning.add(row.id)
      return take(row)
    },
    /** Adds checked rows to an empty table without calling `onChange`. */
    load: (rows: readonly T[]): void => {
      for (const row of rows) {
        if (index.find(row.id)) throw new Error(`${row.id} exists already`)
        index.put(deepFreeze(row))
      }
      collected = collect(rows, pages)
    },
    clear: (): void => {
      pages = []
      pageOf = new Map()
      collected = Promise.resolve()
      updating.clear()
      returning.clear()
      index.clear()
    },
  }
}
