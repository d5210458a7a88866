import { type CaseFile, readCase } from './case-file.ts'

/** What a backend for tests takes to begin with a case. */
export type CaseOptions = { now: string; case: CaseFile }

/**
 * A case file as a fixture: `createMockServer(await fromCase('case.json'))`. Takes the file's path, or what is in it
 * (`import found from './case.json'`), which works in a browser as well. The clock stands where it stood.
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
