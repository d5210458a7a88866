import ky, { type KyInstance } from 'ky'

/**
 * What sends the calls to the API at `baseUrl`. One layer decides about retries and time, and it is the query client
 * (D3: no timeout). It is code of its own: what the page itself has asked for ahead is shown without it (decision 040).
 */
export function createHttp(baseUrl: string): KyInstance {
  return ky.create({ prefix: baseUrl, timeout: false, retry: 0, throwHttpErrors: false })
}
