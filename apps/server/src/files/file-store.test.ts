import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeS3 } from '../testing/fake-s3.ts'
import { testFiles } from '../testing/test-files.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const keys = { region: 'sa-east-1', key: 'campo', secret: 'segredo/+=' }
const { folder, remove } = testFiles()
let bucket: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  bucket = await startFakeS3(keys)
})
afterAll(async () => {
  remove()
  await bucket.stop()
})

const nameOf = (letter: string, width = 320) => `photo-${letter.repeat(64)}-${width}.webp`
const bytes = (text: string) => new TextEncoder().encode(text)
const stores: Record<'folder' | 's3', () => FileStore> = {
  folder: () => folderStore(join(folder, 'deep', 'files')),
  s3: () => s3Store({ ...keys, url: bucket.url }),
}
async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.toSorted()
}

describe.each(['folder', 's3'] as const)('a place for files (%s)', (kind) => {
  const store = () => stores[kind]()

  it('is empty at first', async () => {
    expect(await namesIn(store())).toEqual([])
    expect(await store().read(nameOf('a'))).toBeNull()
    expect(await store().writtenAt(nameOf('a'))).toBeNull()
    await store().remove(nameOf('a'))
  })

  it('has what was written, as it was, until it is removed', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => nameOf(letter))
    const all = new Uint8Array(Array.from({ length: 256 }, (_, at) => at))
    for (const name of names) await store().write(name, name === names[0] ? all : bytes(name))
    await store().write(names[1] ?? '', bytes(names[1] ?? ''))
    expect(await namesIn(store())).toEqual(names)
    expect([...((await store().read(names[0] ?? '')) ?? [])]).toEqual([...all])
    expect(await store().writtenAt(names[0] ?? '')).toBeGreaterThan(1_000_000_000_000)
    await store().remove(names[0] ?? '')
    expect(await namesIn(store())).toEqual(names.slice(1))
    expect(await store().read(names[0] ?? '')).toBeNull()
  })

  it('has a list of databases, which is no file', async () => {
    const before = await namesIn(store())
    expect(await store().readDatabases()).toBe('')
    await store().writeDatabases('one\n')
    expect(await store().readDatabases()).toBe('one\n')
    expect(await namesIn(store())).toEqual(before)
  })
})

it('a folder lists nothing but files of ours, and takes no other name', async () => {
  const place = join(folder, 'mixed')
  mkdirSync(place)
  for (const name of ['.DS_Store', 'nota.txt', `photo-${'a'.repeat(64)}-320.webp.part`])
    writeFileSync(join(place, name), 'x')
  const store = folderStore(place)
  await store.write(nameOf('a'), bytes('a'))
  expect(await namesIn(store)).toEqual([nameOf('a')])
  await expect(store.write('../x.webp', bytes('x'))).rejects.toThrow(/another kind/)
  expect(() => store.read('nota.txt')).toThrow(/another kind/)
  expect(readdirSync(place)).toHaveLength(4)
})

it('a file of a folder is its owner’s alone, and new again when it is written again', async () => {
  const place = join(folder, 'again')
  const store = folderStore(place)
  await store.write(nameOf('a'), bytes('a'))
  const path = join(place, nameOf('a'))
  expect(statSync(path).mode & 0o077).toBe(0)
  utimesSync(path, new Date(0), new Date(0))
  expect(await store.writtenAt(nameOf('a'))).toBe(0)
  await store.write(nameOf('a'), bytes('a'))
  expect(await store.writtenAt(nameOf('a'))).toBeGreaterThan(1_000_000_000_000)
})

it('a folder keeps nothing of a file that could not be written, and loses what a process left unfinished', async () => {
  const place = join(folder, 'unfinished')
  const store = folderStore(place)
  // A folder in the place of the file is never replaced.
  mkdirSync(join(place, nameOf('a')), { recursive: true })
  await expect(store.write(nameOf('a'), bytes('a'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(place)).toEqual([nameOf('a')])
  const left = ['.0f0e0d0c-0b0a-4998-8877-665544332211', '.1f0e0d0c-0b0a-4998-8877-665544332211']
  for (const name of [...left, '.DS_Store']) writeFileSync(join(place, name), 'x')
  for (const name of [left[0], '.DS_Store']) utimesSync(join(place, name ?? ''), new Date(0), new Date(0))
  await store.removeUnfinished(1000)
  expect(readdirSync(place).toSorted()).toEqual([left[1], '.DS_Store', nameOf('a')])
})

it('a bucket refuses who has another secret: nothing is written, and nothing read', async () => {
  const stranger = s3Store({ ...keys, secret: 'outro', url: bucket.url })
  await expect(stranger.write(nameOf('f'), bytes('f'))).rejects.toThrow('the S3 of the files answers 403')
  await expect(stranger.read(nameOf('b'))).rejects.toThrow('the S3 of the files answers 403')
  expect(bucket.kept.has(nameOf('f'))).toBe(false)
})
