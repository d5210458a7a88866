import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { writtenPaths } from './vite/addresses.ts'
import { appForTheRest } from './vite/app-for-the-rest.ts'
import { askAhead } from './vite/ask-ahead.ts'
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
const firstLooks = ['lib/list/pager.module.css', 'lib/notice/notice.module.css'].map(source)

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

/** Code that later screens share goes into a few files, instead of one for every pair of screens. */
const shared = [
  { name: 'written', test: /\/features\/marketing\//, minShareCount: 2, priority: 4 },
  { name: 'areas', test: /routes\/_\w+\.tsx\?tsr-split|\/themed(-outlet)?\.tsx$/, priority: 3 },
  { name: 'narrowing', test: /features\/fields\/(active-filters|listing-empty|filters)/, priority: 3 },
  {
    name: 'signs',
    test: /\/(access-denied|error|not-found)-screen|_public\/(acesso-negado|erro)\.tsx\?/,
    priority: 3,
  },
  // Screens that are opened from links, and the notifications of every signed-in one, need these parts, but not all of
  // Mantine nor each other's code.
  {
    name: 'changes',
    test: /react-query.*useMutation|query-core.*mutationObserver|\/(use-abortable|use-idempotency-key|loading-title)\.tsx?$|ui\/src\/(empty-state|drawing)\/|domain\/src\/payments\/(card\/(brand|card|card-kind|card-step)|money-methods)\.ts/,
    priority: 93,
  },
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2, priority: 3 },
  { name: 'controls', test: /node_modules/, minShareCount: 2, priority: 2 },
  // The calendar is its own file, which the dashboard has too; what its address means is known to the start.
  {
    name: 'parts',
    test: /(apps|packages)\/(?!.*features\/bookings\/calendar\/)(?!.*shared\/payments\/form\/(?!lazy|pay-)).*\.tsx?(\?|$)/,
    minShareCount: 2,
    priority: 1,
  },
  // Only screens on which something is paid have the form of a payment.
  {
    name: 'payment',
    test: /shared\/payments\/form\/(?!lazy|pay-)/,
    minShareCount: 2,
    priority: 0,
  },
  {
    name: 'calendar',
    test: /features\/bookings\/calendar\/(?!calendar-search|lane-kinds)/,
    priority: 0,
  },
]

/** Short class names, as they are in the CSS and in the code. */
const shortName = '[hash:base64:5]'

/** Leaves out files that the first screen has loaded. */
const withoutStart = (_file: string, names: string[]) =>
  names.filter((name) => !/\/(start|first|rolldown-runtime)-/.test(name))

/** `API_PROXY=http://localhost:4010` forwards `/api` to another server, and `/__mock`, where a mock one is controlled. */
const { API_PROXY: target } = process.env
const proxy = target ? { '^/(api|__mock)/': { target, changeOrigin: true } } : {}

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
    preview: { proxy, headers: securityHeaders(env.VITE_API_URL ?? '/api', env.VITE_CEP_URL ?? '/') },
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
                    source('lib/browser/use-online.ts'),
                    source('session/look-atom.ts'),
                  ],
                  basics: writtenPaths.map(screenAt),
                  venue: Object.values(venue),
                  share: Object.values(share),
                },
                ofWritten,
              ),
              ...shared,
            ],
          },
          // The first screen's code names every file of later screens, so names are short.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '' : '[name]-'}[hash:7].js`,
          assetFileNames: 'assets/[hash:7][extname]',
        },
      },
    },
  }
})
