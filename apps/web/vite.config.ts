import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { writtenPaths } from './vite/addresses.ts'
import { appForTheRest } from './vite/app-for-the-rest.ts'
import { askAhead } from './vite/ask-ahead.ts'
import { screenChunks } from './vite/chunks.ts'
import { chunksFrom } from './vite/first-screen-chunks.ts'
import { firstScreen } from './vite/first-screen.ts'
import { forSearchEngines } from './vite/for-search-engines.ts'
import { liveWorker } from './vite/live-worker.ts'
import { mockWorker } from './vite/mock-worker.ts'
import { noteRoutes } from './vite/note-routes.ts'
import { oneIconEach } from './vite/one-icon-each.ts'
import { prerender } from './vite/prerender.ts'
import { securityHeaders } from './vite/security-headers.ts'
import { readSiteUrl } from './vite/site-url.ts'
import { smallPublicScripts } from './vite/small-public-scripts.ts'

const source = (path: string) => `${import.meta.dirname}/src/${path}`

/** The modules that request and show the first data: the frame and the listing. */
const start = source('main.tsx')
const screenAt = (path: string) => source(`routes/_public${path}.tsx?tsr-split=component---loader`)
const listing = ['/index', '/arenas', '/campos'].map(screenAt)
const first = [source('app/render.tsx'), ...listing]
/** Small style sheets of later files, which would be a request each (decision 046). */
const firstLooks = [
  'lib/list/pager.module.css',
  'lib/notice/notice.module.css',
  'shell/failures/connection-notice.module.css',
  'shell/slow-navigation.module.css',
].map(source)

/**
 * By the prefix of their addresses: a field and an arena, which people open from links. They include no code of the
 * areas.
 */
const venue = { '/field/': screenAt('/field.$id'), '/company/': screenAt('/company.$id') }

/** A share of a bill, which guests open from a link: no form before the first touch. */
const share = { '/conta/': screenAt('/conta.$id') }

/** The modules of the screen at the field, which survives a reload without a network (decision 090). */
const field = [
  'app/render.tsx',
  'routes/_athlete.tsx',
  'routes/_athlete/atleta.rachas.$id.tsx',
  'features/rachas/live/live-field.tsx',
].map(source)

/** Modules of the prerendered pages. Their dependencies are small and go into a file of their own. */
const ofWritten = new RegExp(`/features/marketing/|/_public(${writtenPaths.join('|')})\\.tsx\\?`)

/** The chunks of what none of the screens opened most has: other people's code, and ours. */
const shared = [
  { name: 'parts', test: /node_modules/, minShareCount: 2, priority: 2 },
  { name: 'rest', test: /(apps|packages)\/.*\.tsx?(\?|$)/, minShareCount: 2, priority: 1 },
]

/** Short class names, as they are in the CSS and in the code. */
const shortName = '[hash:base64:5]'

/**
 * Leaves out files that every page has loaded. What is seldom needed names its style sheets alone, as the start of every
 * page would carry the names of all files otherwise.
 */
const withoutStart = (_file: string, names: string[], { hostId }: { hostId: string }) =>
  names.filter(
    (name) =>
      !/\/(start|first|pager|rolldown-runtime)-/.test(name) &&
      (name.endsWith('.css') || !/\/(start|pager)-/.test(hostId)),
  )

/** `API_PROXY=http://localhost:4010` forwards `/api` to another server, and `/__mock` and `/bank`, where a mock one is controlled and takes cards. */
const { API_PROXY: target } = process.env
const proxy = target ? { '^/(api|__mock|bank)/': { target, changeOrigin: true } } : {}

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname)
  const mocks = env.VITE_MOCKS === 'on'
  const site = readSiteUrl(env.VITE_SITE_URL)
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A route's loader is in the chunk of its screen: the first screen includes no other screen's schemas.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      }),
      oneIconEach(),
      react(),
      firstScreen({ modules: first }),
      askAhead({ api: mocks ? null : (env.VITE_API_URL ?? '/api') }),
      prerender({
        site,
        frame: first,
        screen: screenAt,
        ahead: { ...venue, ...share },
        generateScopedName: shortName,
      }),
      forSearchEngines(site),
      appForTheRest(),
      smallPublicScripts('before-paint.js', 'ask-ahead.js', 'after-paint.js'),
      noteRoutes(),
      // A page has one worker: builds with the mocks have the one that answers for them.
      mocks ? mockWorker() : liveWorker(field),
    ],
    server: { proxy },
    preview: {
      proxy,
      headers: securityHeaders(
        env.VITE_API_URL ?? '/api',
        env.VITE_CEP_URL ?? '/',
        env.VITE_CARDS_URL || '/',
      ),
    },
    // React has it since 18; the router's store still imports the shim.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    css: {
      modules: { generateScopedName: command === 'build' ? shortName : '[name]__[local]_[hash:base64:4]' },
    },
    build: {
      // Every supported browser preloads modules itself.
      modulePreload: { polyfill: false, resolveDependencies: withoutStart },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...chunksFrom(
                {
                  start: [start],
                  first: [...first, ...firstLooks],
                  // The listing's pager follows its cards at once and includes no code of other screens.
                  // What hears of a lost network, or of an admin who looks, follows as early.
                  pager: [
                    source('lib/list/pager.tsx'),
                    source('shell/between-screens.tsx'),
                    source('lib/browser/use-online.ts'),
                    source('session/look-atom.ts'),
                  ],
                },
                ofWritten,
              ),
              ...screenChunks,
              ...shared,
            ],
          },
          // The first screen's code names every file of later screens, so names are short.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '' : '[name]-'}[hash:7].js`,
          assetFileNames: 'assets/[hash:6][extname]',
        },
      },
    },
  }
})
