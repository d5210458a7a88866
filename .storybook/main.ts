import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { type InlineConfig, mergeConfig, type Plugin, type PluginOption } from 'vite'
import { mockWorker } from '../apps/web/vite/mock-worker.ts'
import { oneIconEach } from '../apps/web/vite/one-icon-each.ts'
import { iconsInUse } from './icons-in-use.ts'

/** Limits docs pages to components: screens would be thirteen apps on one page, and dialogs would cover it. */
function withDocsOfComponents(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const entries = await indexer.createIndex(fileName, options)
      return entries.map((entry) =>
        entry.title?.startsWith('Components/')
          ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
          : entry,
      )
    },
  }
}

/** Limits the reading of types, half of the time of a start, to components, which alone have a docs page. */
function readOnlyComponents({ plugins = [], ...vite }: InlineConfig): InlineConfig {
  const isReader = (plugin: PluginOption): plugin is Plugin =>
    Boolean(plugin) && (plugin as Plugin).name === 'storybook:react-docgen-plugin'
  const only = (plugin: PluginOption): PluginOption =>
    isReader(plugin) && typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: /packages\/ui\/src\/.*\.tsx$/ }, handler: plugin.transform } }
      : plugin
  return { ...vite, plugins: plugins.map(only) }
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './guide/**/*.mdx',
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    // The scheme of the toolbar has its own surfaces.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // The table of a component's properties is made from its types.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => indexers.map(withDocsOfComponents),
  viteFinal: (vite) =>
    mergeConfig(readOnlyComponents(vite), {
      plugins: [
        oneIconEach(),
        iconsInUse(fileURLToPath(new URL('..', import.meta.url))),
        react(),
        mockWorker(),
      ],
      // The mock backend has a bank of cards.
      define: { 'import.meta.env.VITE_CARDS_URL': JSON.stringify('/bank') },
      // The wrappers of stories are scanned too, so that no library is discovered in the middle of a run.
      optimizeDeps: { entries: ['.storybook/preview.tsx', '.storybook/app-at.tsx'] },
    }),
}

export default config
