import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { Resource } from '../resource.ts'
import type { ResourceWrites, RunAction } from '../resource-writes.ts'
import type { Selection } from '../table/selection.ts'

/** The props of an action that runs through the marked rows of a list. */
export type RunProps<Row> = {
  resource: Resource<Row>
  writes: ResourceWrites<Row>
  action: RunAction<Row>
  params: ListParams
  selection: Selection<Row>
  /** The number of marked rows. */
  count: number
  onDone: () => void
}
