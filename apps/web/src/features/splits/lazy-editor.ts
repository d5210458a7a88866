import { lazyComponent } from '../../lib/loading/lazy-component.tsx'

/** The editor of a bill, which is loaded when one is entered. */
export const lazyEditor = lazyComponent(() => import('./editor/split-editor.tsx'))
