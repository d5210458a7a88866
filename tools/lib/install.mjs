import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, pnpm, root } from './paths.mjs'
import { run } from './processes.mjs'

const stamp = join(root, 'node_modules', '.installed')

/** The files that decide which packages are installed. */
const manifests = () => [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'mocks/package.json',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  ),
]

const fingerprint = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of manifests()) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

const isFresh = () =>
  existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === fingerprint()

const causes = /** @type {[RegExp, string][]} */ ([
  [
    /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH/,
    'pnpm-lock.yaml does not fit the package.json files. Run `npx pnpm install` and commit the lockfile.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i,
    'The npm registry did not answer. Check the connection (or the proxy), then run the command again.',
  ],
  [/ENOSPC/, 'The disk is full.'],
  [/EACCES|EPERM/, 'A file or folder may not be written. Check who owns this folder and node_modules.'],
  [
    /IGNORED_BUILDS/,
    'A package wants to run a build script: decide it under allowBuilds in pnpm-workspace.yaml.',
  ],
])

/**
 * Returns the reason why an install failed, in one sentence.
 * @param {string} output
 */
export const explainInstallFailure = (output) =>
  causes.find(([pattern]) => pattern.test(output))?.[1] ?? 'The reason stands in the lines above.'

/**
 * Installs the packages unless exactly these are installed already; prints a sentence and ends the program when it
 * fails.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) return fail(`Campo Livre needs Node 20 or newer; this is ${process.version}.`)
  if (isFresh()) return
  process.stdout.write('Installing the packages …\n')
  const { code, output } = await run([...pnpm, 'install', '--frozen-lockfile'], { cwd: root, echo: true })
  if (code !== 0) return fail(`The packages could not be installed. ${explainInstallFailure(output)}`)
  writeFileSync(stamp, fingerprint())
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
