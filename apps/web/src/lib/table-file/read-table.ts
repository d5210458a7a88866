import type { FileRow, FileTable } from '@campo-livre/domain/text/file-row.ts'
import Papa from 'papaparse'
import { possibleTexts } from './decode-text.ts'

/** The separators of columns, the usual ones of Brazilian spreadsheets first. */
const separators = [';', '\t', ',', '|']

/** The rows among which the titles of the columns are looked for: a report has some lines of its own above them. */
const PROBED = 30

type Reading = { text: string; separator: string }

/**
 * Reads the table of a CSV or text file. The encoding, the separator and the row of titles are those with the most
 * columns that are known (`countKnown` of the cells of a row); lines above the titles, as `sep=;`, are passed over. Where
 * no reading has a known column, it is the one with the most columns.
 */
export function readTable(bytes: ArrayBuffer, countKnown: (titles: readonly string[]) => number): FileTable {
  const readings = possibleTexts(bytes).flatMap((text) => {
    const plain = text.replaceAll(/\r\n?/gu, '\n')
    return separators.map((separator): Reading => ({ text: plain, separator }))
  })
  const probed = readings.flatMap((reading) =>
    rowsOf(reading, PROBED).rows.map((row) => ({
      reading,
      line: row.line,
      known: countKnown(row.cells),
      width: row.cells.length,
    })),
  )
  const [best] = probed.toSorted((a, b) => b.known - a.known || b.width - a.width)
  if (best === undefined) return { head: { line: 1, cells: [], raw: '' }, rows: [], unclosed: [] }
  const { rows, unclosed } = rowsOf(best.reading)
  const place = rows.findIndex(({ line }) => line === best.line)
  const head = rows[place] ?? { line: 1, cells: [], raw: '' }
  return { head, rows: rows.slice(place + 1), unclosed }
}

/** Returns the rows of a text that are not empty, all of them or the first ones, from a line on. */
function rowsOf({ text, separator }: Reading, preview = 0, first = 1): Pick<FileTable, 'rows' | 'unclosed'> {
  const rows: FileRow[] = []
  let [line, from] = [first, 0]
  const quotes: number[] = []
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    preview,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) quotes.push(from)
      else if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells: data, raw: text.slice(from, meta.cursor).trim() })
      line += countBreaks(text, from, meta.cursor)
      from = meta.cursor
    },
  })
  const [opened] = quotes
  if (opened === undefined) return { rows, unclosed: [] }
  // A quote that is never closed takes no more than its own line.
  const [raw = '', ...below] = text.slice(opened).split('\n')
  const at = first + countBreaks(text, 0, opened)
  const rest = rowsOf({ text: below.join('\n'), separator }, preview, at + 1)
  return {
    rows: [...rows, ...rest.rows],
    unclosed: [{ line: at, cells: [], raw: raw.trim() }, ...rest.unclosed],
  }
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}
