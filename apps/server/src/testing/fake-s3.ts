import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'

/** The names and the secret by which requests to a bucket are signed. */
type Keys = { region: string; key: string; secret: string }

type Kept = { bytes: Buffer; at: Date; type: string }

/** The entries that one page of a list has: so few that two pages are needed. */
const PER_PAGE = 2

/** Starts a bucket in memory that answers as an S3 does, and nobody but who signs with the right secret. */
export async function startFakeS3(keys: Keys) {
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => {
    const answer = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body)
    void bytesOf(request).then((bytes) => {
      if (!isSigned(request, bytes, keys))
        return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
      const url = new URL(request.url ?? '', 'http://s3')
      const name = url.pathname.replace('/campo', '').replace(/^\//, '')
      if (name === '') return answer(200, pageOf(kept, url.searchParams.get('continuation-token')))
      if (request.method === 'PUT') {
        kept.set(name, { bytes, at: new Date(NOW), type: request.headers['content-type'] ?? '' })
        return answer(200)
      }
      if (request.method === 'DELETE') return answer(kept.delete(name) ? 204 : 404)
      const found = kept.get(name)
      if (!found) return answer(404)
      return answer(200, found.bytes, { 'Content-Type': found.type, 'Last-Modified': found.at.toUTCString() })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/campo`,
    kept,
    stop: () => new Promise((done) => server.close(done)),
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function pageOf(kept: Map<string, Kept>, after: string | null): string {
  const names = [...kept.keys()].toSorted().filter((name) => after === null || name > after)
  const page = names.slice(0, PER_PAGE)
  const entries = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${kept.get(name)?.at.toISOString()}</LastModified></Contents>`,
  )
  const more = names.length > PER_PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`
}

/** Returns whether a request is signed as Signature Version 4 of AWS says. */
function isSigned(request: IncomingMessage, bytes: Buffer, { region, key, secret }: Keys): boolean {
  const { authorization = '', host = '' } = request.headers
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const date = String(request.headers['x-amz-date'])
  const day = date.slice(0, 8)
  const hash = String(request.headers['x-amz-content-sha256'])
  if (scope !== `${key}/${day}/${region}/s3/aws4_request`) return false
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== digest(bytes)) return false
  const url = new URL(request.url ?? '', `http://${host}`)
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope.slice(key.length + 1), digest(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${secret}`,
  )
  return createHmac('sha256', signing).update(toSign).digest('hex') === signature
}

const digest = (of: Buffer | string) => createHash('sha256').update(of).digest('hex')
