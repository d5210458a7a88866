import { browserStore } from '@campo-livre/mocks/persistence/browser-store.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const NAME = 'browser-store-test'

afterEach(() => browserStore(NAME).write({}, ''))

test('what was written is found after a reload, and what was taken out is not', async () => {
  await browserStore(NAME).write({ head: '1', 'row/a': '2', 'row/b': '3', rows: '4' })
  await browserStore(NAME).write({ 'row/b': null, head: '5' })
  const store = browserStore(NAME)
  expect(await store.read('head')).toBe('5')
  expect(await store.read('row/b')).toBeNull()
  expect([...(await store.readAll('row/'))]).toEqual([['row/a', '2']])
  await store.write({ 'row/c': '6' }, 'row/')
  expect([...(await store.readAll('row'))]).toEqual([
    ['row/c', '6'],
    ['rows', '4'],
  ])
})

test('what cannot be read is an error and not nothing, and is there when it can', async () => {
  const store = browserStore(NAME)
  await store.write({ head: '1' })
  const broken = () => {
    throw new DOMException('The disk is gone.', 'UnknownError')
  }
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(broken)
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(broken)
  onTestFinished(() => {
    get.mockRestore()
    getAll.mockRestore()
  })
  await expect(store.read('head')).rejects.toThrow('The disk is gone.')
  await expect(store.readAll('he')).rejects.toThrow('The disk is gone.')
  get.mockRestore()
  getAll.mockRestore()
  expect(await store.read('head')).toBe('1')
})

test('a connection that the browser has closed is opened once more; where that fails, it is an error', async () => {
  const store = browserStore(NAME)
  await store.write({ head: '1' })
  const closed = () => {
    throw new DOMException('The connection is closing.', 'InvalidStateError')
  }
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(closed)
  onTestFinished(() => begin.mockRestore())
  expect(await store.read('head')).toBe('1')
  begin.mockImplementationOnce(closed)
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(closed)
  onTestFinished(() => open.mockRestore())
  await expect(store.read('head')).rejects.toThrow('The connection is closing.')
  open.mockRestore()
  expect(await store.read('head')).toBe('1')
})

test('where the browser forbids it there is nothing, nothing is kept, and it is tried again', async () => {
  await browserStore(NAME).write({ head: '1' })
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The site may not.', 'SecurityError')
  })
  onTestFinished(() => open.mockRestore())
  const store = browserStore(NAME)
  expect(await store.read('head')).toBeNull()
  expect([...(await store.readAll(''))]).toEqual([])
  await expect(store.write({ head: '2' })).rejects.toThrow('The site may not.')
  open.mockRestore()
  expect(await store.read('head')).toBe('1')
})
