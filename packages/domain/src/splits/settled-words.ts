/** Says how many of those who pay a bill owe nothing more: `1 de 4 já pagou`. */
export function settledWords({ settledPeople, people }: { settledPeople: number; people: number }): string {
  return `${settledPeople} de ${people} já ${settledPeople === 1 ? 'pagou' : 'pagaram'}`
}
