import type { Plugin } from 'vite'

const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * Makes the tests of a browser run on the production build of React and its libraries: less work, and the code that
 * people get (decision 047). The stories in light run on the development build, which warns.
 */
export function productionReact(): Plugin {
  return {
    name: 'production-react',
    enforce: 'pre',
    config: () => ({
      define,
      oxc: { jsx: { runtime: 'automatic', development: false } },
      optimizeDeps: { rolldownOptions: { transform: { define } } },
    }),
  }
}
