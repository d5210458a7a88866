// `pnpm stories:compare <revision>`: pictures of all stories at a revision and in the working tree, side by side.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureChromium } from '../lib/chromium.mjs'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { serve } from '../lib/server.ts'
import { type Album, openAlbum } from './album.ts'
import { buildSite, checkOut } from './build-site.ts'
import { openDiffer } from './differ.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import { openBrowser } from './open-browser.ts'
import { figures, type Pair, pairPictures } from './pair.ts'
import { type Reported, reportPage } from './report.ts'
import { darkPhone, light } from './storybook-page.ts'

const { flags, operand: revision = 'HEAD' } = commandLine({
  name: 'pnpm stories:compare',
  does: 'Takes pictures of all stories at a revision and in the working tree, side by side in one page.',
  operand: { name: '<revision>', says: 'what the working tree is compared with', needed: true },
  flags: {
    all: { says: 'dark on a phone too' },
    only: {
      takes: '<parts>',
      otherwise: '',
      says: 'the stories whose id has this in it, or one of these, with commas between',
    },
    out: { takes: '<file>', otherwise: join('.cache', 'stories-compare.html'), says: 'where the page goes' },
  },
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
process.env.CHROMIUM_PATH = await ensureChromium()

/** Builds both Storybooks below `folder` and serves them: first the revision's, then the working tree's. */
async function serveBoth(folder: string): Promise<[string, string]> {
  const workspace = join(folder, 'workspace')
  const before = join(folder, 'before')
  const after = join(folder, 'after')
  await Promise.all([
    checkOut(commit, workspace).then(() => buildSite(workspace, before)),
    buildSite(root, after),
  ])
  const hosts = await Promise.all([serve(before), serve(after)])
  return [hosts[0].url, hosts[1].url]
}

type Compare = Awaited<ReturnType<typeof openDiffer>>

/** Photographs a changed pair again, each story alone: leftovers of an earlier story or a slow moment are no change. */
async function examine(
  pair: Pair,
  older: Album,
  newer: Album,
  compare: Compare,
  tries = 2,
): Promise<Reported> {
  if (pair.kind !== 'changed') return { ...pair, differing: 0, picture: null }
  const first = await compare(pair.before.png, pair.after.png)
  if (first.differing === 0) return { ...pair, kind: 'same', ...first, picture: null }
  const again = { before: await older.retake(pair.before), after: await newer.retake(pair.after) }
  const { differing, picture } = await compare(again.before.png, again.after.png)
  if (differing === 0) return { ...again, kind: 'same', differing, picture: null }
  if (tries > 1) return examine(pair, older, newer, compare, tries - 1)
  return { ...again, kind: 'changed', differing, picture }
}

await inTemporaryFolder(
  // Git forgets the worktree once its folder is gone.
  { name: 'stories-compare', afterwards: () => git('worktree', 'prune') },
  async (folder) => {
    say(`Building the stories of ${revision} and of the working tree …`)
    const [olderUrl, newerUrl] = await serveBoth(folder)

    say('Taking the pictures …')
    const browser = await openBrowser()
    const looks = flags.all ? [light, darkPhone] : [light]
    const parts = flags.only.split(',')
    const wanted = (id: string) => parts.some((part) => id.includes(part))
    const [older, newer] = await Promise.all([
      openAlbum(browser, olderUrl, looks, wanted, (how) => say(`  before: ${how}`)),
      openAlbum(browser, newerUrl, looks, wanted, (how) => say(`  after: ${how}`)),
    ])

    const compare = await openDiffer(browser)
    const reported: Reported[] = []
    for (const pair of pairPictures(older.pictures, newer.pictures))
      reported.push(await examine(pair, older, newer, compare))

    const out = resolve(root, flags.out)
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, reportPage(`Stories: ${commit.slice(0, 7)} → working tree`, reported))
    say(`${figures(reported)}\n${out}`)
    return 0
  },
)
