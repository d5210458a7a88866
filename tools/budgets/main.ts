// Opens the pages of `pages.ts` in Chromium on the production build, each with an empty cache, and fails when one
// receives more than it may (decision 106).
import { join } from 'node:path'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { serve } from '../lib/server.ts'
import { testClock } from '../lib/test-clock.ts'
import { table } from '../test/report.ts'
import { overBudget, rowOf } from './judge.ts'
import { type Budget, budgets } from './pages.ts'
import { weigh } from './weigh.ts'

stopAllOnSignal()
process.env.CHROMIUM_PATH = await ensureChromium()

const { now } = testClock()
const backend = await createBackend({
  seed: buildSeed,
  clock: createClock(() => Date.parse(now) + performance.now()),
})
const host = await serve(join(root, 'apps', 'web', 'dist'), (request) => backend.handle(request))
const browser = await chromium.launch(await chromiumLaunch())

/** Returns the token of a new session; null for a guest. */
async function tokenOf(as: Budget['as']): Promise<string | null> {
  if (as === null) return null
  const session = newSession(personaIds[as], backend.db.clock.now(), null)
  return (await backend.db.sessions.insert(session)).id
}

const rows = [['page, cold', 'KB of scripts', 'KB of styles', 'requests']]
const above: string[] = []
for (const budget of budgets) {
  const token = await tokenOf(budget.as)
  const weight = await weigh(browser, new URL(budget.path, host.url).href, { token, now })
  rows.push(rowOf(budget, weight))
  above.push(...overBudget(budget, weight))
}
await browser.close()
host.close()

process.stdout.write(`${table(rows)}\n`)
for (const sentence of above) console.error(sentence)
process.exit(above.length > 0 ? 1 : 0)
