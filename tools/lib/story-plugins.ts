import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'

/**
 * Returns the plugins that make tests of stories, without the one that writes each story's source for its docs page.
 * Its source map already includes the earlier ones (`inputSourceMap: this.getCombinedSourcemap()` in addon-docs
 * 10.6.7), and Vite applies those again, which moves the line of a failure.
 */
export async function storyPlugins(configDir: string): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir })
  return plugins.filter(({ name }) => name !== 'plugin-csf')
}
