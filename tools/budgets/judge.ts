import type { Budget } from './pages.ts'
import type { Weight } from './weigh.ts'

const kilobytes = (bytes: number) => bytes / 1024

/** Returns a row of the table: the page, then what it weighs of what it may: KB of scripts and styles, requests. */
export function rowOf({ path, as, scripts, styles, requests }: Budget, weight: Weight): string[] {
  return [
    `${path}${as === null ? '' : ` (${as})`}`,
    `${kilobytes(weight.scripts).toFixed(1)} of ${scripts}`,
    `${kilobytes(weight.styles).toFixed(1)} of ${styles}`,
    `${weight.requests} of ${requests}`,
  ]
}

/** Returns a sentence for each figure of a page that is above its budget. */
export function overBudget({ path, ...may }: Budget, weight: Weight): string[] {
  const figures = [
    ['KB of scripts', kilobytes(weight.scripts), may.scripts],
    ['KB of styles', kilobytes(weight.styles), may.styles],
    ['requests', weight.requests, may.requests],
  ] as const
  return figures.flatMap(([what, is, most]) =>
    is > most ? [`${path}: ${Number(is.toFixed(1))} ${what}, and ${most} are allowed`] : [],
  )
}
