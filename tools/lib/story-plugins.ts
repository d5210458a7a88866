import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'

/**
 * Returns the plugins that make tests of stories, without the one that writes each story's source for its docs page.
 * Its source map already includes the earlier ones (`inputSourceMap: this.getCombinedSourcemap()` in addon-docs
 * 10.6.7), and Vite applies those again, which moves the line of a failure. `include` limits them to the stories with one
 * of these tags.
 */
export async function storyPlugins(configDir: string, include: readonly string[] = []): Promise<Plugin[]> {
  const tags = include.length > 0 ? { tags: { include: [...include] } } : {}
  const plugins = await storybookTest({ configDir, ...tags })
  return plugins.filter(({ name }) => name !== 'plugin-csf')
}

const pinned = ['Phone', 'SmallPhone', 'Zoomed']

/**
 * Leaves out the tests of stories that are another one at a width of their own, by marking them as none. The look in
 * light tests their widths, and the story that they repeat is tested in the colours of the other look.
 */
export function withoutPinnedWidths(): Plugin {
  return {
    name: 'campo-livre:without-pinned-widths',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => {
        const found = pinned.filter((name) => code.includes(`export const ${name}:`))
        // No line moves, so the source map stays as it is.
        return { code: [code, ...found.map((name) => `${name}.tags = ['!test']`)].join('\n'), map: null }
      },
    },
  }
}

/** The tags of the stories that assert something: those with a play function (Storybook's own tag), and the main ones. */
export const mainStories = ['play-fn', 'main'] as const

/** Marks the main state of each screen, its story `Default`, for the tests of every change (decision 062). */
export function markMainStories(): Plugin {
  return {
    name: 'campo-livre:mark-main-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => {
        const isMain = code.includes("title: 'Screens/") && code.includes('export const Default:')
        return { code: isMain ? `${code}\nDefault.tags = ['main']` : code, map: null }
      },
    },
  }
}
