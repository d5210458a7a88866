import ky, { type KyInstance } from 'ky'
import { refusedWrite } from './read-only.ts'

/**
 * Creates the client of the API at `baseUrl`. It neither retries nor times out: the query client decides about both
 * (D3). It is loaded apart, so that answers requested ahead by the page are shown without it (decision 040).
 */
export function createHttp(baseUrl: string): KyInstance {
  return ky.create({
    prefix: baseUrl,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    hooks: { beforeRequest: [({ request }) => refusedWrite(request)] },
  })
}
