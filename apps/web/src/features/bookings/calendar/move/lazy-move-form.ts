import { lazyComponent } from '../../../../lib/loading/lazy-component.tsx'

/** The form of `Mover para…`, which is fetched when somebody points at its link or opens it. */
export const lazyMoveForm = lazyComponent(async () => {
  const { MoveForm } = await import('./move-form.tsx')
  return { default: MoveForm }
})
