import { configureApi } from '@campo-livre/api/client/client.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../lib/state/store.ts'
import { toldPagesAtom } from '../../lib/live/told-pages.ts'
import { tokenAtom } from '../../session/atoms.ts'
import { keepStream } from './keep-stream.ts'

/** A stream that a browser has opened: what it asked for, and what the server sends on it. */
type Open = { url: URL; token: string | null; send: (text: string) => void; end: () => void }

const opened: Open[] = []
const spies: { mockRestore: () => void }[] = []
let refuse: (() => Response) | null = null
let stop: () => void = () => undefined
let reads = { calendar: 0, bell: 0, none: 0 }
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  spies.push(vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(Math, 'random').mockReturnValue(0.5))
  configureApi({
    baseUrl: '/api',
    token: () => store.get(tokenAtom),
    onUnauthorized: () => undefined,
  })
  opened.length = 0
  refuse = null
  reads = { calendar: 0, bell: 0, none: 0 }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request
    let out: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) })
    request.signal.addEventListener('abort', () => out.error(request.signal.reason))
    opened.push({
      url: new URL(request.url),
      token: request.headers.get('Authorization'),
      send: (text) => out.enqueue(new TextEncoder().encode(text)),
      end: () => out.close(),
    })
    const answer = () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    return Promise.resolve((refuse ?? answer)())
  })
  spies.push(fetched)
  client = new QueryClient()
  for (const [name, told] of [
    ['calendar', ['calendar']],
    ['bell', ['bell']],
    ['none', []],
  ] as const)
    new QueryObserver(client, {
      queryKey: ['bookings', name],
      queryFn: () => Promise.resolve((reads[name] += 1)),
      meta: { told },
    }).subscribe(() => undefined)
})
afterEach(() => {
  stop()
  store.set(tokenAtom, null)
  store.set(toldPagesAtom, [])
  client.clear()
  for (const spy of spies.splice(0)) spy.mockRestore()
  vi.useRealTimers()
})

/** Waits until so many timers of a length were set. */
const timersOf = (ms: number, count: number) =>
  expect.poll(() => vi.mocked(setTimeout).mock.calls.filter(([, delay]) => delay === ms).length).toBe(count)
const openStreams = (count: number) => expect.poll(() => opened.length).toBe(count)
const isTold = (yes: boolean) => expect.poll(() => unlessTold(5_000)).toBe(yes ? false : 5_000)

it('is one stream for somebody who signs in, with their token in no address; none for a guest', async () => {
  stop = keepStream(client)
  expect(opened).toEqual([])
  store.set(tokenAtom, 'secret')
  await openStreams(1)
  await isTold(true)
  expect(opened[0]?.token).toBe('Bearer secret')
  expect(opened[0]?.url.search).toBe('')
  store.set(tokenAtom, null)
  await isTold(false)
})

it('reads what is told of again and nothing else, once a second at most', async () => {
  store.set(tokenAtom, 'secret')
  stop = keepStream(client)
  await isTold(true)
  expect(reads).toEqual({ calendar: 1, bell: 1, none: 1 })
  opened[0]?.send('data: {"kind":"calendar","id":"arena"}\n\n')
  await expect.poll(() => reads.calendar).toBe(2)
  opened[0]?.send(
    'data: {"kind":"calendar"}\n\ndata: {"kind":"calendar"}\n\ndata: {"kind":"of a newer server"}\n\n',
  )
  opened[0]?.send('data: {"kind":"bell"}\n\n')
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => reads).toEqual({ calendar: 3, bell: 2, none: 1 })
})

it('asks again when the stream is lost, and takes it up again after a while, which doubles', async () => {
  store.set(tokenAtom, 'secret')
  stop = keepStream(client)
  await isTold(true)
  opened[0]?.end()
  await isTold(false)
  await expect.poll(() => reads).toEqual({ calendar: 2, bell: 2, none: 1 })
  expect(opened).toHaveLength(1)

  refuse = () => new Response(null, { status: 503 })
  await vi.advanceTimersByTimeAsync(1_000)
  await openStreams(2)
  await timersOf(2_000, 1)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(opened).toHaveLength(2)
  refuse = null
  await vi.advanceTimersByTimeAsync(100)
  await openStreams(3)
  await isTold(true)
})

it.each([204, 404, 401])('leaves a server alone that answers %i', async (status) => {
  refuse = () => new Response(null, { status })
  store.set(tokenAtom, 'secret')
  const others = vi.getTimerCount()
  stop = keepStream(client)
  await openStreams(1)
  await expect.poll(() => vi.getTimerCount()).toBe(others)
  expect(unlessTold(5_000)).toBe(5_000)
})

it('takes a stream that gives no sign of life for lost', async () => {
  store.set(tokenAtom, 'secret')
  stop = keepStream(client)
  await isTold(true)
  await vi.advanceTimersByTimeAsync(40_000)
  opened[0]?.send(':\n\n')
  await timersOf(45_000, 2)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(unlessTold(5_000)).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  await isTold(false)
})

it('names the links whose pages are shown, for a guest too', async () => {
  stop = keepStream(client)
  store.set(toldPagesAtom, ['/bill-links/group', '/bill-links/group'])
  await openStreams(1)
  expect(opened[0]?.token).toBeNull()
  expect(opened[0]?.url.searchParams.getAll('page')).toEqual(['/bill-links/group'])
})

it('ends while the tab is hidden for long, and begins again when it is shown', async () => {
  store.set(tokenAtom, 'secret')
  stop = keepStream(client)
  await isTold(true)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  spies.push(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(unlessTold(5_000)).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await isTold(false)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await openStreams(2)
  await isTold(true)
})
