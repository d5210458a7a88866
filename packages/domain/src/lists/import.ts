import * as z from 'zod/mini'

/** A line of a preview: what becomes of the row. */
export const importLineSchema = z.object({
  line: z.int(),
  name: z.string(),
  kind: z.enum(['created', 'changed', 'same']),
})
export type ImportLine = z.infer<typeof importLineSchema>

/** A problem in a line of a file, as a sentence; `column` is the title of the column where it is, as in the file. */
export const importProblemSchema = z.object({
  line: z.int(),
  column: z.optional(z.string()),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** The effect of an import, told before it is carried out. One with a problem does nothing. */
export const importPreviewSchema = z.object({
  lines: z.array(importLineSchema),
  problems: z.array(importProblemSchema),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>
