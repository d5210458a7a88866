import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import page from '../../index.html?raw'
import { readAhead, takeAhead } from '../app/asked-ahead.ts'
import { worker } from '../testing/backend.ts'
import { startApp } from '../testing/start-app.ts'

const id = 'fld-arena-beira-mar-campo-norte'
const field = `fields/${id}`
let script = ''

beforeAll(async () => {
  script = await (await fetch('/ask-ahead.js')).text()
})

/** Runs the script at the address of a field, above the static shell of index.html. */
async function open(answer?: () => Response) {
  await startApp({ path: '/' })
  if (answer) worker.use(http.get(`*/api/${field}`, answer))
  const shell = new DOMParser().parseFromString(page, 'text/html').querySelector('.cl-shell-field')
  if (!shell) throw new Error('index.html has no shell of a field')
  document.body.append(shell)
  const { href } = location
  history.replaceState(null, '', `/field/${id}`)
  onTestFinished(async () => {
    shell.remove()
    history.replaceState(null, '', href)
    await readAhead(new QueryClient())
  })
  const element = document.createElement('script')
  Object.assign(element.dataset, { api: '/api', http: '/ask-ahead.js', areas: '' })
  element.textContent = script
  document.head.append(element)
  element.remove()
  const title = shell.querySelector('h1')
  return { shown: () => (title?.hidden === false ? title.textContent : null), leave: () => shell.remove() }
}

const named = (name: unknown) => () => HttpResponse.json({ data: { name } })

describe('the name of a field, in the static shell (decision 046)', () => {
  it('stands there once it has come', async () => {
    const { shown } = await open()
    await expect.poll(shown).toBe('Campo 1 – Gramado Norte')
  })

  it('stays a text, whatever is in it', async () => {
    const { shown } = await open(named('<img src=x onerror=alert(1)>'))
    await expect.poll(shown).toBe('<img src=x onerror=alert(1)>')
  })

  it('leaves the answer to the app', async () => {
    const { shown } = await open()
    await expect.poll(shown).not.toBeNull()
    const taken = await takeAhead(field, null)
    expect(await taken?.response.json()).toMatchObject({ data: { id } })
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ name: 'Recusado' }, { status: 404 })],
    ['an answer without a name', named(undefined)],
    ['an empty name', named('')],
    ['no JSON', () => new Response('<p>Manutenção</p>')],
    ['a lost connection', () => HttpResponse.error()],
  ])('is not there for %s, which the app tells', async (_what, answer) => {
    const { shown } = await open(answer)
    await takeAhead(field, null)
    expect(shown()).toBeNull()
  })

  it('is nothing where the app was quicker', async () => {
    const { leave, shown } = await open()
    leave()
    const taken = await takeAhead(field, null)
    expect(await taken?.response.json()).toMatchObject({ data: { id } })
    expect(shown()).toBeNull()
  })
})

describe('below /company/ (A12)', () => {
  /** Runs the script at an address; returns what it asked for. */
  async function askedAt(path: string) {
    await startApp({ path: '/' })
    const { href } = location
    history.replaceState(null, '', path)
    onTestFinished(() => history.replaceState(null, '', href))
    const element = document.createElement('script')
    Object.assign(element.dataset, { api: '/api', http: '/ask-ahead.js', areas: 'fields financial' })
    element.textContent = script
    document.head.append(element)
    element.remove()
    const asked = Object.keys(globalThis.askedAhead?.answers ?? {})
    await readAhead(new QueryClient())
    return asked
  }

  it('a public page is asked for', async () => {
    expect(await askedAt('/company/cmp-arena-beira-mar')).toEqual([
      'companies/cmp-arena-beira-mar',
      'companies/cmp-arena-beira-mar/fields?page=1&perPage=12',
      'companies/cmp-arena-beira-mar/reviews?page=1&perPage=5',
    ])
  })

  it.each(['/company/fields', '/company/financial?mes=2026-11', '/company/fields/', '/company'])(
    'nothing is asked for at %s, an area behind the login',
    async (path) => expect(await askedAt(path)).toEqual([]),
  )
})

describe('the app waits to replace the static shell', () => {
  afterEach(() => vi.useRealTimers())
  /** Starts a read that the test answers. */
  const reading = () => {
    const queryClient = new QueryClient()
    const { promise, resolve } = Promise.withResolvers<string>()
    void queryClient.query({ queryKey: ['fields'], queryFn: () => promise })
    globalThis.askedAhead = { token: null, answers: { [field]: null } }
    return { queryClient, answer: () => resolve('there'), data: () => queryClient.getQueryData(['fields']) }
  }

  it('until what came ahead is read', async () => {
    const { queryClient, answer, data } = reading()
    const read = readAhead(queryClient)
    answer()
    await read
    expect(data()).toBe('there')
    expect(globalThis.askedAhead).toBeUndefined()
  })

  it('not longer than 200 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { queryClient, data } = reading()
    const read = readAhead(queryClient)
    await vi.advanceTimersByTimeAsync(200)
    await read
    expect(data()).toBeUndefined()
  })

  it('not at all where nothing was asked ahead', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { queryClient, data } = reading()
    globalThis.askedAhead = { token: null, answers: {} }
    await readAhead(queryClient)
    expect(data()).toBeUndefined()
  })
})
