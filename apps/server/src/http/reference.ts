import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The reference of the API as it is written from the calls (`pnpm reference`). */
const documentFile = fileURLToPath(new URL('../../../../docs/api/openapi.json', import.meta.url))
const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

/** The viewer writes styles into its page; nothing comes from elsewhere. */
const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Campo Livre: the calls of the API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="calls"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
})
`

/** The addresses whose headers are those of the reference. */
export const referencePaths = ['/docs', '/docs/*']

/** Adds the reference of the API to a server: `/openapi.json`, and `/docs` to read it. */
export function addReference<E extends Env>(app: Hono<E>): void {
  app.get('/openapi.json', async (context) =>
    context.body(await readFile(documentFile, 'utf8'), 200, {
      'Content-Type': 'application/json; charset=utf-8',
    }),
  )
  app.use('/docs/*', policy)
  app.get('/docs', (context) => context.html(page))
  app.get('/docs/start.js', (context) =>
    context.body(start, 200, { 'Content-Type': files['swagger-ui-bundle.js'] }),
  )
  for (const [name, type] of Object.entries(files))
    app.get(`/docs/${name}`, async (context) =>
      context.body(await readFile(join(viewer, name), 'utf8'), 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
      }),
    )
}
