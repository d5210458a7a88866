import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { pinnedNode, root, toolEnv } from '../lib/paths.mjs'
import { run, startGroup } from '../lib/processes.mjs'

/** Runs a command; returns the seconds it took and its output. Throws when it ends with a failure. */
export async function timed(command: string[], cwd = root): Promise<{ seconds: number; output: string }> {
  const started = performance.now()
  const { code, output } = await run(command, { cwd, env: toolEnv() })
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, output }
}

/** Measures the seconds from the start of a dev server with a cold cache to the first paint and to the first card. */
export async function devServer(ready: string): Promise<{ firstPaint: number; ready: number }> {
  const browser = await chromium.launch(await chromiumLaunch())
  const page = await browser.newPage({ locale: 'pt-BR' })
  const started = performance.timeOrigin + performance.now()
  const server = startGroup([pinnedNode, join(root, 'tools', 'bench', 'dev-server.ts')], {
    cwd: root,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()))
      server.once('exit', () => reject(new Error('the dev server ended')))
    })
    await page.goto(address)
    await page.waitForSelector(ready, { timeout: 60_000 })
    const seen = await page.evaluate(() => ({
      paint:
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      now: performance.timeOrigin + performance.now(),
    }))
    return { firstPaint: (seen.paint - started) / 1000, ready: (seen.now - started) / 1000 }
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await browser.close()
  }
}
