import Papa from 'papaparse'

/** Returns the text of a file that is in UTF-8, with or without its mark, or else in Windows-1252. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns the cells of a CSV with semicolons, commas or tabs, in quotes or not. */
export function readCsv(bytes: ArrayBuffer): string[][] {
  const { data } = Papa.parse<string[]>(decodeText(bytes), { delimitersToGuess: [';', ',', '\t'] })
  return data
}
