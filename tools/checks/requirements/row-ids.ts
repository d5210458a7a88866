/** How many rows each section of the specification has that is built in full; the others follow with their work. */
const sections = { A: 15, B: 9, C: 8, D: 11, E: 11, F: 6, G: 5 }

/** Every numbered row that needs a test: `A1` to `G5`, and the one that was put in between. */
export const rowIds: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}${index + 1}`).flatMap((id) =>
    id === 'G1' ? ['G1', 'G1a'] : [id],
  ),
)
