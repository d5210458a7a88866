/** The orders of the listing. `distance` needs a place. */
export const fieldSorts = ['relevance', 'price', '-price', 'rating', 'distance'] as const
export type FieldSort = (typeof fieldSorts)[number]
