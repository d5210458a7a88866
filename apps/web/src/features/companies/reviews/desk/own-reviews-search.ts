/**
 * The search of an arena's own reviews (A14), as texts: the page, and the review that is being answered. They are read here,
 * as the router, which every visitor loads, has no code for that.
 */
export type OwnReviewsSearch = { pagina?: string | undefined; responder?: string | undefined }

/** Returns the list that a page of the screen asks for; the first where the address names none. */
export function ownReviewsParams({ pagina }: OwnReviewsSearch) {
  const page = Number(pagina)
  return { page: Number.isInteger(page) && page > 0 ? page : 1, perPage: 20, filters: [] }
}
