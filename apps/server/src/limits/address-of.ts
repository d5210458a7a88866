import { isIPv6 } from 'node:net'

/** The ways by which a request came: the address of its socket, what `X-Forwarded-For` says, and how many of the nearest are proxies of ours. */
export type Came = { socket: string; forwarded: string | null; proxies: number }

/**
 * Returns the address that a request came from. Each proxy adds the one that it was asked by, so only what our own have
 * added is believed: without proxies it is the socket's, whatever the request says.
 */
export function addressOf({ socket, forwarded, proxies }: Came): string {
  const told = (forwarded ?? '').split(',').map((each) => each.trim())
  const way = [...told.filter((each) => each !== ''), socket]
  return way[Math.max(0, way.length - 1 - proxies)] ?? socket
}

/** Returns what is counted together: an IPv4 address, or the network of 64 bits that one customer of IPv6 has. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  const groups = [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
