import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { medians } from './median.ts'

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number }

/** Runs Lighthouse once with its default settings for a phone; returns scores from 0 to 100. */
async function runOnce(url: string): Promise<Scores> {
  const { executablePath, args } = await chromiumLaunch()
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    const categories = result?.lhr.categories ?? {}
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    }
  } finally {
    chrome.kill()
  }
}

/** Returns the median scores of `runs` runs. */
export async function lighthouseScores(url: string, runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(url))
  return medians(all)
}
