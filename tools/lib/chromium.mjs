import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { toolEnv } from './paths.mjs'
import { run } from './processes.mjs'

/** Without a window: it draws the same pages and leaves more of the machine to the tests. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isRoot = process.getuid?.() === 0

/** Flags that stop Chromium's background requests; root has no user namespaces, so its sandbox is off there. */
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

const isProgram = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

const playwrightsOwn = async () => {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined // the packages are not installed yet
  }
}

/** Returns the path of a Chromium: the one named by CHROMIUM_PATH, the system's shell, or a whole one. */
export async function findChromium() {
  return process.env.CHROMIUM_PATH ?? onPath(shell) ?? (await findWholeChromium())
}

/** Returns the path of Playwright's or the system's Chromium with a window, which alone has a back/forward cache. */
export async function findWholeChromium() {
  const own = await playwrightsOwn()
  if (own && existsSync(own)) return own
  return names.map(onPath).find(Boolean) ?? elsewhere.find(isProgram)
}

/** Returns Playwright's launch options for the Chromium that was found. */
export async function chromiumLaunch() {
  const executablePath = await findChromium()
  return { ...(executablePath && { executablePath }), args }
}

/** Returns the commands that could install a Chromium, most likely first. */
const installers = () => {
  const sudo = isRoot ? [] : ['sudo', '-n']
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const debian = [['chromium', shell], ['chromium']].map((packages) => [
    [...apt, 'update', '-qq'],
    [...apt, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
  return [
    ...(onPath('apt-get') && (isRoot || onPath('sudo')) ? debian : []),
    [['playwright', 'install', 'chromium']],
  ]
}

const starts = async (/** @type {string} */ path) =>
  (await run([path, '--version'], { timeout: 20_000 })).code === 0

/**
 * Returns the path of a Chromium that starts, and installs one when there is none. Prints a sentence and ends the
 * program when that fails.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  for (const commands of installers()) {
    process.stdout.write(`Installing Chromium by ${commands.at(-1)?.join(' ')} …\n`)
    for (const command of commands) await run(command, { env: toolEnv() })
    const installed = await findChromium()
    if (installed && (await starts(installed))) return installed
  }
  console.error(
    'The tests need Chromium and none could be installed. ' +
      'Install it by hand (`apt install chromium`, `npx playwright install chromium`), or set CHROMIUM_PATH to a Chrome.',
  )
  return process.exit(1)
}
