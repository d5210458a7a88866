import { http, HttpResponse } from 'msw'

/** Returns `parameters` of a story: a list answered with one row that the seed does not have. */
export function listOf(path: string, row: object, { total = 1, page = 1 } = {}) {
  const body = { data: [row], meta: { page, perPage: 20, total } }
  return { msw: { handlers: [http.get(`/api/${path}`, () => HttpResponse.json(body))] } }
}
