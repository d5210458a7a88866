import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'

/**
 * The plugins that make tests of stories, but the one that writes each story's source for its docs page, which no test
 * reads. Its source map leads to the file already (`inputSourceMap: this.getCombinedSourcemap()` in addon-docs 10.6.7)
 * and Vite lays it over those before it once more, so that a failure was told a line or more away from where it is.
 */
export async function storyPlugins(configDir: string): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir })
  return plugins.filter(({ name }) => name !== 'plugin-csf')
}
