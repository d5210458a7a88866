import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'

/** Returns whether somebody beside the reader still owes a share of a bill: to ask them is its main act then. */
export function doOthersOwe({ people }: Pick<SplitDetail, 'people'>): boolean {
  return people.some(({ me, openCents }) => !me && openCents > 0)
}
