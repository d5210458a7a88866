import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

/** The payment by card, whose code is loaded when it is chosen. */
export const lazyCardWay = lazyComponent(() => import('./card-way.tsx'))
