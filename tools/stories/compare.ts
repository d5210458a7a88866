// `pnpm stories:compare <revision>`: pictures of all stories at a revision and in the working tree, side by side.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { serve } from '../lib/server.ts'
import { buildSite, checkOut } from './build-site.ts'
import { openDiffer } from './differ.ts'
import { figures, type Pair, pairPictures } from './pair.ts'
import { openAlbum } from './album.ts'
import { reportPage, type Reported } from './report.ts'
import { darkPhone, light } from './storybook-page.ts'

stopAllOnSignal()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: join('.cache', 'stories-compare.html') },
  },
})
const [revision] = positionals
if (revision === undefined) {
  console.error('pnpm stories:compare <revision> [--all] [--only <part of an id>] [--out <file>]')
  process.exit(2)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
process.env.CHROMIUM_PATH = await ensureChromium()

const folder = mkdtempSync(join(tmpdir(), 'stories-compare-'))
const workspace = join(folder, 'workspace')
// Also on Ctrl-C: nothing is left behind, neither files nor a worktree that git remembers.
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
})

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const sites = { before: join(folder, 'before'), after: join(folder, 'after') }

try {
  say(`Building the stories of ${revision} and of the working tree …`)
  await Promise.all([
    checkOut(commit, workspace).then(() => buildSite(workspace, sites.before)),
    buildSite(root, sites.after),
  ])

  const browser = await chromium.launch({
    ...(await chromiumLaunch()),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const hosts = await Promise.all([serve(sites.before), serve(sites.after)])
  const looks = values.all ? [light, darkPhone] : [light]
  const wanted = (id: string) => id.includes(values.only)
  say('Taking the pictures …')
  const [older, newer] = await Promise.all([
    openAlbum(browser, hosts[0].url, looks, wanted),
    openAlbum(browser, hosts[1].url, looks, wanted),
  ])

  const differ = await openDiffer(browser)
  /** Taken once more, each alone: what a story before it left behind, or a slow moment, is no change. */
  const examine = async (pair: Pair, tries = 2): Promise<Reported> => {
    if (pair.kind !== 'changed') return { ...pair, differing: 0, picture: null }
    const again = { before: await older.retake(pair.before), after: await newer.retake(pair.after) }
    const { differing, picture } = await differ(again.before.png, again.after.png)
    if (differing === 0) return { ...again, kind: 'same', differing, picture: null }
    return tries > 1 ? examine(pair, tries - 1) : { ...again, kind: 'changed', differing, picture }
  }
  const reported: Reported[] = []
  for (const pair of pairPictures(older.pictures, newer.pictures)) reported.push(await examine(pair))

  const out = resolve(root, values.out)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, reportPage(`Stories: ${commit.slice(0, 7)} → working tree`, reported))
  say(`${figures(reported)}\n${out}`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
