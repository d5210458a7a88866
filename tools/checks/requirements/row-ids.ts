/**
 * The number of rows in each section of the specification that is built in full; other sections are added once built.
 */
const sections = { A: 15, B: 9, C: 8, D: 11, E: 11, F: 6, G: 5 }

/** The areas of the marketplace that are built in full. */
const areas = ['H4', 'H5', 'H6', 'H7', 'H9', 'H10', 'H11', 'H12', 'H13', 'H14']

/** The rows about ways of working. I2, that Storybook shows everything, has a check of its own (stories:missing). */
const working = ['I1', 'I3', 'I4', 'I5']

/** Every row that needs a test: `A1` to `G5` with `G1a`, the areas, the ways of working. */
export const rowIds: readonly string[] = [
  ...Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}${index + 1}`).flatMap((id) =>
      id === 'G1' ? ['G1', 'G1a'] : [id],
    ),
  ),
  ...areas,
  ...working,
]
