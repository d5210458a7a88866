import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageFor } from '../../apps/web/vite/linked-pages.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}
const packed = new Set(['.mp3', '.png', '.woff2'])

type Answer = { status: number; type: string; body: Buffer; cache: string }

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * Answers like a host of static files: the file, the page of that name, or the app's page for an address without one: that of its kind, where
 * there is one.
 */
function fileAnswer(dist: string, pathname: string): Answer {
  const wanted = join(dist, normalize(pathname).replace(/(.)\/$/, '$1'))
  const inside = wanted.startsWith(dist)
  if (extname(pathname) && !(inside && isFile(wanted)))
    return { status: 404, type: 'text/plain', body: Buffer.alloc(0), cache: 'no-store' }
  const pages = [`${wanted}.html`, join(wanted, 'index.html'), join(dist, pageFor(pathname))]
  const file = [...(inside ? [wanted] : []), ...pages].find(isFile) ?? join(dist, 'index.html')
  const hashed = file.startsWith(join(dist, 'assets'))
  return {
    status: 200,
    type: types[extname(file)] ?? 'application/octet-stream',
    body: readFileSync(file),
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, cache }: Answer,
): void {
  const zips =
    request.headers['accept-encoding']?.includes('gzip') &&
    ![...packed].some((end) => request.url?.endsWith(end))
  const bytes = zips ? gzipSync(body, { level: 9 }) : body
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(zips && { 'content-encoding': 'gzip' }),
  })
  response.end(bytes)
}

/** Returns a request as `fetch` knows it, with its method, headers and body. */
async function requestOf(request: IncomingMessage, url: URL): Promise<Request> {
  const method = request.method ?? 'GET'
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Uint8Array)
  return new Request(url, { method, headers, body: Buffer.concat(parts) })
}

/** Serves a build on loopback, compressed and cached as a good host does it; `api` answers the paths below `/api`. */
export async function serve(dist: string, api?: (request: Request) => Promise<Response>) {
  const answer = async (request: IncomingMessage, origin: string): Promise<Answer> => {
    const url = new URL(request.url ?? '/', origin)
    if (!api || !url.pathname.startsWith('/api/')) return fileAnswer(dist, decodeURIComponent(url.pathname))
    const response = await api(await requestOf(request, url))
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type: 'application/json', body, cache: 'no-store' }
  }
  const server = createServer((request, response) => {
    void answer(request, 'http://localhost').then((found) => send(request, response, found))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
