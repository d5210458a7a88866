import type { ImportPreview } from '@campo-livre/domain/lists/import.ts'
import type { ImportPlan } from '@campo-livre/domain/products/import/plan-import.ts'

/** Returns a plan as answers have it. */
export function toImportPreview({ lines, problems }: ImportPlan): ImportPreview {
  return {
    lines: lines.map(({ row: { line }, facts: { name }, kind }) => ({ line, name, kind })),
    problems,
  }
}
