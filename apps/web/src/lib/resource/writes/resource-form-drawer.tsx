import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { ComponentProps } from 'react'
import { lazyComponent } from '../../loading/lazy-component.tsx'
import type { ResourceForm } from '../resource-writes.ts'

const formDrawer = lazyComponent(() => import('../../form/form-drawer.tsx'))

/** Fetches the code of the forms. */
export const prefetchForm = formDrawer.prefetch

type Given = 'fields' | 'schema' | 'values' | 'mutation' | 'asked'
type Props<Target> = Omit<ComponentProps<typeof formDrawer.Component>, Given> & {
  form: ResourceForm<Target>
  /** The row, the rows; null for a new one. */
  target: Target
  /** The subjects of queries that it changes. */
  changes: readonly Subject[]
}

/** The drawer of a declared form, once its first values are known; its code comes with the first one. */
export function ResourceFormDrawer<Target>({ form, target, changes, ...drawer }: Props<Target>) {
  if (form.waits) return null
  return (
    <formDrawer.Component
      {...drawer}
      asked
      fields={form.fields}
      schema={form.schema}
      values={form.initialValues(target)}
      mutation={{ mutationFn: (body, attempt) => form.send(body, attempt, target), changes }}
    />
  )
}
