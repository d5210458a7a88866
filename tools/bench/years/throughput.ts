import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pinnedNode, root } from '../../lib/paths.mjs'

/** A call that somebody makes over HTTP. */
export type Asked = { readonly path: string; readonly token: string; readonly body: object }

/** The calls that were answered in a second, and how long the slower ones took. */
export type Throughput = {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  /** The answers of each status. */
  readonly statuses: Readonly<Record<number, number>>
}

/** Starts processes of the server on a database, each on a port of its own; returns what ends them. */
export async function startProcesses(
  databaseUrl: string,
  ports: readonly number[],
): Promise<() => Promise<void>> {
  const started = await Promise.all(ports.map((port) => startProcess(databaseUrl, port)))
  return async () => {
    const ended = started.map((each) => new Promise<void>((done) => each.once('exit', () => done())))
    for (const each of started) each.kill('SIGTERM')
    await Promise.all(ended)
  }
}

async function startProcess(databaseUrl: string, port: number): Promise<ChildProcess> {
  const started = spawn(pinnedNode, [join('apps', 'server', 'src', 'main.ts'), '--port', String(port)], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      CALLS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return started
    if (started.exitCode !== null) throw new Error(`the process on ${port} has ended`)
    await setTimeout(100)
  }
}

/** Has so many clients ask, each one call after the other, for some seconds; those of the first second do not count. */
export async function throughput(
  ports: readonly number[],
  clients: readonly Iterator<Asked>[],
  seconds: number,
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length })
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const from = performance.now() + 1000
  const until = from + seconds * 1000
  await Promise.all(
    clients.map(async (calls, client) => {
      const port = ports[client % ports.length] ?? 0
      while (performance.now() < until) {
        const next = calls.next()
        if (next.done) throw new Error('there is nothing left to ask for')
        const began = performance.now()
        const status = await post(agent, port, next.value)
        const ended = performance.now()
        if (began < from || ended > until) continue
        times.push(ended - began)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }),
  )
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))])
  return { perSecond: times.length / seconds, p50, p95, statuses }
}

/** Posts a body, and returns the status of the answer. */
function post(agent: Agent, port: number, { path, token, body }: Asked): Promise<number> {
  const text = JSON.stringify(body)
  return new Promise((done, failed) => {
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/api${path}`,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
          Authorization: `Bearer ${token}`,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
      },
    )
    asking.once('error', failed)
    asking.end(text)
  })
}
