import { chromium, type Page } from 'playwright'
import type { MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { median } from './median.ts'
import { openAs } from './sign-in.ts'

/** The rows that a report is promised for, over five years (H6). */
const ROWS = 100_000
const DAYS = 1826
const slowdown = 4

/** Fills an arena with as many more tabs and expenses, all paid, as make that many movements of money. */
export function fillFinances(db: MemoryDatabase, companyId: string): void {
  const tabs = db.tabs.by('companyId', companyId).filter(({ status }) => status === 'paid')
  const expenses = db.expenses.by('companyId', companyId).filter(({ payments }) => payments.length > 0)
  const ago = (instant: string, days: number) =>
    new Date(Date.parse(instant) - days * 86_400_000).toISOString()
  const more = {
    tabs: copies(tabs, (tab, id, days) => ({
      ...tab,
      id,
      code: id,
      openedAt: ago(tab.openedAt, days),
      payments: tab.payments.map((payment, index) => ({
        ...payment,
        id: `${id}-${index}`,
        paidAt: ago(payment.paidAt, days),
      })),
    })),
    expenses: copies(expenses, (expense, id, days) => ({
      ...expense,
      id,
      dueDay: addDays(expense.dueDay, -days),
      payments: expense.payments.map((payment, index) => ({
        ...payment,
        id: `${id}-${index}`,
        day: addDays(payment.day, -days),
      })),
    })),
  }
  const all = { tabs: db.tabs.all(), expenses: db.expenses.all() }
  db.tabs.clear()
  db.tabs.load([...all.tabs, ...more.tabs])
  db.expenses.clear()
  db.expenses.load([...all.expenses, ...more.expenses])
}

/**
 * Measures the report of that arena by month over five years; `ask` returns the milliseconds of a path. Returns each view
 * when it is asked for the first time, and when another period is.
 */
export async function reportFigures(
  ask: (path: string) => Promise<number>,
  today: string,
): Promise<Map<string, { first: number; again: number }>> {
  const figures = new Map<string, { first: number; again: number }>()
  for (const view of ['cash', 'accrual']) {
    const path = (days: number) =>
      `/company/financial/report?from=${addDays(today, -days)}&to=${today}&grouping=month&view=${view}`
    const first = await ask(path(DAYS))
    const again: number[] = []
    for (let run = 1; run <= 9; run++) again.push(await ask(path(DAYS - run)))
    figures.set(view, { first, again: median(again) })
  }
  return figures
}

function copies<Row>(rows: readonly Row[], copy: (row: Row, id: string, days: number) => Row): Row[] {
  if (rows.length === 0) throw new Error('there is nothing to copy')
  return Array.from({ length: ROWS / 2 }, (_, index) => {
    const row = rows[index % rows.length]
    if (row === undefined) throw new Error('there is nothing to copy')
    return copy(row, `bench-money-${index}`, index % DAYS)
  })
}

/** The milliseconds from the data of the finances on the screen to its first chart: with its code fetched, and without. */
export type ChartTimes = { first: number; again: number }

/**
 * Opens the finances at a quarter of this machine's speed, several times, and returns the best: on a busy machine the
 * others measure the rest of it. `url` is that of a build whose server is another process.
 */
export async function dataToChart(url: string, runs: number): Promise<ChartTimes> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const times = { first: [] as number[], again: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
      const page = await context.newPage()
      await page.addInitScript(watchChart)
      await openAs(page, 'empresa', url, '/company/products')
      await page.getByRole('heading', { level: 1, name: 'Produtos' }).waitFor()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      times.first.push(await openFinances(page))
      await page.getByRole('link', { name: 'Produtos', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Produtos' }).waitFor()
      times.again.push(await openFinances(page))
      await context.close()
    }
    return { first: Math.min(...times.first), again: Math.min(...times.again) }
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    chartAfterData?: () => Promise<number>
  }
}

/** Runs in the page before its own scripts. */
function watchChart(): void {
  window.chartAfterData = async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    while (document.querySelector('#fluxo') === null) await frame()
    const shown = performance.now()
    while (document.querySelector('[data-chart] .recharts-bar-rectangle') === null) await frame()
    await frame()
    return performance.now() - shown
  }
}

async function openFinances(page: Page): Promise<number> {
  const measured = page.evaluate(() => window.chartAfterData?.() ?? Promise.reject(new Error('no watch')))
  await page.getByRole('link', { name: 'Financeiro', exact: true }).first().click()
  return measured
}
