import { describe, expect, it, vi } from 'vitest'
import { createPhotoQueue } from './photo-queue.ts'

/** A queue whose steps end when the test says so. */
function queue() {
  type Open = {
    resolve: () => void
    reject: (error: Error) => void
    signal: AbortSignal
    onProgress: (part: number) => void
  }
  const open = new Map<string, Open>()
  const quiet = vi.fn<(result: { sent: number; failed: number; watched: boolean }) => void>()
  const busy = vi.fn<(busy: boolean) => void>()
  const keys: string[] = []
  let count = 0
  const made = createPhotoQueue({
    newId: () => `key-${(count += 1)}`,
    prepare: async (file) => {
      if (file.name === 'nota.pdf') throw new Error('não é uma foto')
      return `data:${file.name}`
    },
    send: (image, { signal, idempotencyKey, onProgress }) => {
      keys.push(idempotencyKey)
      return new Promise<void>((resolve, reject) => open.set(image, { resolve, reject, signal, onProgress }))
    },
    failureOf: (error) => ({ sentence: (error as Error).message, again: true }),
    onQuiet: quiet,
    onBusy: busy,
  })
  const add = (...names: string[]) => made.add(names.map((name) => new File(['x'], name)))
  const phases = () => made.uploads().map(({ name, phase }) => `${name} ${phase}`)
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const sending = (name: string) => {
    const found = open.get(`data:${name}`)
    if (!found) throw new Error(`${name} is not sent`)
    return found
  }
  return { ...made, add, phases, settle, sending, keys, open, quiet, busy }
}

describe('the queue of pictures (H1)', () => {
  it('sends two at once, the next when one is there', async () => {
    const { add, phases, settle, sending } = queue()
    add('a', 'b', 'c')
    await settle()
    expect(phases()).toEqual(['a sending', 'b sending', 'c waiting'])
    sending('b').resolve()
    await settle()
    expect(phases()).toEqual(['a sending', 'c sending'])
  })

  it('tells how far each is, and begins anew with another try', async () => {
    const { add, settle, sending, uploads, retry } = queue()
    add('a', 'b')
    await settle()
    sending('a').onProgress(0.4)
    expect(uploads().map(({ progress }) => progress)).toEqual([0.4, 0])
    sending('a').reject(new Error('sem conexão'))
    await settle()
    retry('key-1')
    await settle()
    expect(uploads()[0]?.progress).toBe(0)
  })

  it('keeps one that fails, and tries it again by itself under its key; the others go on', async () => {
    const { add, phases, settle, sending, uploads, retry, keys } = queue()
    add('a', 'b')
    await settle()
    sending('a').reject(new Error('sem conexão'))
    await settle()
    expect(phases()).toEqual(['a failed', 'b sending'])
    expect(uploads()[0]).toMatchObject({ problem: 'sem conexão', again: true, id: 'key-1' })
    retry('key-1')
    await settle()
    expect(phases()).toEqual(['a sending', 'b sending'])
    expect(keys).toEqual(['key-1', 'key-2', 'key-1'])
    sending('a').resolve()
    await settle()
    expect(phases()).toEqual(['b sending'])
  })

  it('says of a file that is no picture why', async () => {
    const { add, phases, settle, uploads } = queue()
    add('nota.pdf', 'a')
    await settle()
    expect(phases()).toEqual(['nota.pdf failed', 'a sending'])
    expect(uploads()[0]?.problem).toBe('não é uma foto')
  })

  it('cancels one, also while it is sent, and goes on with the next', async () => {
    const { add, phases, settle, sending, cancel } = queue()
    add('a', 'b', 'c')
    await settle()
    const { signal, reject } = sending('a')
    cancel('key-1')
    reject(new Error('aborted'))
    await settle()
    expect(signal.aborted).toBe(true)
    expect(phases()).toEqual(['b sending', 'c sending'])
  })

  it('does not send one that is cancelled while it is made small', async () => {
    const { add, phases, settle, open, cancel } = queue()
    add('a')
    cancel('key-1')
    await settle()
    expect([...open.keys()]).toEqual([])
    expect(phases()).toEqual([])
  })

  it('tells how it ended, and whether somebody watched', async () => {
    const { add, settle, sending, quiet, busy, watch } = queue()
    const leave = watch(() => undefined)
    add('a', 'b')
    await settle()
    leave()
    sending('a').resolve()
    sending('b').reject(new Error('não'))
    await settle()
    expect(quiet.mock.calls).toEqual([[{ sent: 1, failed: 1, watched: false }]])
    expect(busy.mock.calls).toEqual([[true], [false]])
  })
})
