import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { saveFile } from '../../browser/save-file.ts'
import { toCsv } from './csv.ts'
import { fetchMarked, type MarkedOptions } from './fetch-marked.ts'
import type { Column, Exported } from '../resource.ts'
import { slug } from '../slug.ts'

type Options<Row> = MarkedOptions<Row> & { resource: Exported<Row>; columns: readonly Column<Row>[] }

/** Writes marked rows into a CSV, downloads it, and returns the file's name. Rejects when a page of rows fails. */
export async function exportRows<Row extends object>(options: Options<Row>): Promise<string> {
  const { resource, columns } = options
  const rows = await fetchMarked(options)
  const file = `${slug(resource.noun.many)}-${localDay('America/Sao_Paulo', serverNow())}.csv`
  saveFile(file, 'text/csv;charset=utf-8', toCsv(resource, columns, rows))
  return file
}
