/** How many rows each section of the specification has that is built in full; the others follow with their work. */
const sections = { A: 15, B: 9, C: 8, D: 11, E: 11, F: 6, G: 5 }

/** Of the marketplace, area by area as it is built in full. */
const areas = ['H11', 'H13', 'H14']

/** Of the ways of working; that designers find everything in Storybook (I2) is a check of its own (stories:missing). */
const working = ['I1', 'I3', 'I4', 'I5']

/** Every numbered row that needs a test: `A1` to `G5`, the one that was put in between, the areas, the ways of working. */
export const rowIds: readonly string[] = [
  ...Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}${index + 1}`).flatMap((id) =>
      id === 'G1' ? ['G1', 'G1a'] : [id],
    ),
  ),
  ...areas,
  ...working,
]
