import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

/** The drawer that imports products. */
export const productsImport = lazyComponent(() => import('./import-drawer.tsx'))
