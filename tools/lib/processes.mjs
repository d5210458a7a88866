import { spawn } from 'node:child_process'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<ChildProcess>} */
const running = new Set()

/** Signals a child and everything it started: each child leads a process group of its own. */
const signalGroup = (/** @type {ChildProcess} */ child, /** @type {NodeJS.Signals} */ signal) => {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}

/**
 * Starts a program in a process group of its own, so that it can be ended with all its descendants.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startGroup([program, ...args], options) {
  const child = spawn(String(program), args, { ...options, detached: true })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    signalGroup(child, 'SIGKILL')
  })
  child.once('error', () => running.delete(child))
  return child
}

/** Ends every group that is still running: with SIGTERM, and after two seconds with SIGKILL. */
export async function stopAll() {
  const left = [...running]
  const gone = left.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of left) signalGroup(child, 'SIGTERM')
  const kill = setTimeout(() => left.forEach((child) => signalGroup(child, 'SIGKILL')), 2000)
  await Promise.all(gone)
  clearTimeout(kill)
}

/** Ends all children on Ctrl-C, a closed terminal or `kill`. */
export function stopAllOnSignal() {
  for (const signal of signals) {
    process.on(signal, () => void stopAll().then(() => process.exit(signal === 'SIGINT' ? 130 : 143)))
  }
}

/**
 * Runs a program to its end and hands back what it printed. `onStart` is told its id.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions & { echo?: boolean, onStart?: (id: number) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, { echo = false, onStart, ...options } = {}) {
  return new Promise((resolve) => {
    const child = startGroup(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (child.pid) onStart?.(child.pid)
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk
      if (echo) process.stdout.write(chunk)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
