import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { heapAfterCollection } from './load.ts'
import { median } from './median.ts'
import { openAs } from './sign-in.ts'

/** An evening on the field, noted on a phone. */
export type LiveEvening = {
  /** The growth of the heap after collection, from its first minute to its end, in MB. */
  growth: number
  /** The median and the longest time from a touch to the frame after the one that shows the goal, in milliseconds. */
  goal: number
  longest: number
  /** The commands that a server has after the network is back. */
  settled: number
  noted: number
}

declare global {
  interface Window {
    /** Runs what runs each second once. */
    passSecond: () => void
  }
}

/** Two hours, in seconds between two goals. */
const GOALS = 200
const BETWEEN = 7_200 / GOALS
const slowdown = 4
const path = '/atleta/rachas/rch-atleta-01'

/**
 * Plays two hours with 200 goals on a phone at a quarter of this machine's speed, without a network, and lets it come back.
 * Seconds pass as fast as they are drawn. `url` is that of a production build with the mock backend beside it, so that the
 * heap is the app's alone.
 */
export async function liveEvening(url: string): Promise<LiveEvening> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'pt-BR' })
    const page = await context.newPage()
    const begun = performance.timeOrigin + performance.now()
    await page.clock.setFixedTime(begun)
    await page.addInitScript(handClock)
    await openField(page, url)
    const sent = watchSent(page)
    await context.setOffline(true)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const scored = async (turn: number) => {
      await page.clock.setFixedTime(begun + turn * BETWEEN * 1000)
      return page.evaluate(play, BETWEEN)
    }
    await scored(1)
    await scored(2)
    const before = await heapAfterCollection(cdp)
    const times: number[] = []
    for (let turn = 3; turn <= GOALS + 2; turn += 1) times.push(await scored(turn))
    const growth = ((await heapAfterCollection(cdp)) - before) / 1024 / 1024
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const noted = await page.evaluate(keptCommands)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Voltar ao racha' }).click()
    await page.getByRole('heading', { name: 'Quem vai' }).waitFor()
    await settle(page, sent, noted)
    return { growth, goal: median(times), longest: Math.max(...times), settled: sent.size, noted }
  } finally {
    await browser.close()
  }
}

/** Draws three teams and opens their evening on the field. */
async function openField(page: Page, url: string): Promise<void> {
  await openAs(page, 'atleta', url, path)
  await page.getByRole('link', { name: 'Sortear os times' }).click()
  await page.getByRole('radio', { name: '3 times' }).check({ force: true })
  await page.getByRole('button', { name: 'Sortear' }).click()
  await page.getByRole('link', { name: 'Ir para o campo' }).click()
  await page.getByRole('button', { name: 'Começar a partida' }).waitFor()
}

/** Makes what runs each second wait for `passSecond`. */
function handClock(): void {
  const each = new Map<number, () => void>()
  const realSet = window.setInterval.bind(window)
  const realClear = window.clearInterval.bind(window)
  let next = 1_000_000_000
  window.setInterval = ((run: () => void, ms?: number) => {
    if (ms !== 1000) return realSet(run, ms)
    each.set((next += 1), run)
    return next
  }) as typeof window.setInterval
  window.clearInterval = ((id?: number) => {
    if (!each.delete(id ?? 0)) realClear(id)
  }) as typeof window.clearInterval
  window.passSecond = () => {
    for (const run of each.values()) run()
  }
}

/** Lets seconds pass, then scores; a match is ended and the next one begun where they are due. Returns the time of the goal. */
async function play(seconds: number): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const find = (begin: string) =>
    [...document.querySelectorAll<HTMLElement>('main button')].find((each) =>
      (each.ariaLabel ?? each.textContent).startsWith(begin),
    )
  const total = () => document.querySelector<HTMLElement>('main [data-goals]')?.dataset.goals
  for (let second = 1; second <= seconds; second += 1) {
    window.passSecond()
    if (second % 4 === 0) await frame()
  }
  const said = [...document.querySelectorAll('main [role=status]')]
  if (said.some((each) => each.textContent.startsWith('Acabou'))) {
    find('Encerrar a partida')?.click()
    await frame()
    const end = find('Saem os dois') ?? find('Sai quem está') ?? find('Encerrar')
    end?.click()
    await frame()
  }
  find('Começar a partida')?.click()
  await frame()
  const scorer = find('Gol de ')
  if (!scorer) throw new Error('nobody to score')
  const before = total()
  const begun = performance.now()
  scorer.click()
  while (total() === before) await frame()
  await frame()
  return performance.now() - begun
}

function keptCommands(): number {
  const kept = Object.entries(localStorage).find(([key]) => key.endsWith('.live'))?.[1] ?? '{"commands":[]}'
  return (JSON.parse(kept) as { commands: unknown[] }).commands.length
}

/** Collects the ids of the commands that a server took, as they are sent. */
function watchSent(page: Page): Set<string> {
  const sent = new Set<string>()
  page.on('response', (response) => {
    const body = response.request().postData()
    if (body === null || !response.ok()) return
    const { commands = [] } = JSON.parse(body) as { commands?: { id: string }[] }
    for (const { id } of commands) sent.add(id)
  })
  return sent
}

/** Waits until a server has taken so many commands; at most ten seconds. */
async function settle(page: Page, sent: ReadonlySet<string>, noted: number): Promise<void> {
  for (let turn = 0; turn < 20 && sent.size < noted; turn += 1) await page.waitForTimeout(500)
}
