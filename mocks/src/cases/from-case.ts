import { type CaseFile, readCase } from './case-file.ts'

/** The options with which a backend for tests begins with a case. */
export type CaseOptions = { now: string; case: CaseFile }

/**
 * Reads a case file as a fixture: `createMockServer(await fromCase('case.json'))`. Takes the file's path or its content
 * (`import found from './case.json'`), which works in a browser as well. The clock begins at the time of the case.
 * Throws where the case cannot be opened.
 */
export async function fromCase(file: unknown): Promise<CaseOptions> {
  const read = readCase(typeof file === 'string' ? await readJson(file) : file)
  if (!read.ok) throw new Error(read.message)
  return { now: read.file.now, case: read.file }
}

async function readJson(path: string): Promise<unknown> {
  const { readFile } = await import('node:fs/promises')
  return JSON.parse(await readFile(path, 'utf8'))
}
