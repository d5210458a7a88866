const policyOf = (called: readonly string[]) => ({
  'default-src': "'self'",
  // The binary that reads QR codes is the app's own, and compiled in the browser.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // The critical CSS is in the page itself.
  'style-src': "'self' 'unsafe-inline'",
  // Pictures of people and places may be on other sites.
  'img-src': ["'self' data: blob: https:", ...called.map(originOf).filter(isPlain)].join(' '),
  'connect-src': ["'self'", ...called.map(originOf).filter(Boolean)].join(' '),
  // A PDF that is shown in place.
  'frame-src': "'self' blob:",
  'object-src': 'blob:',
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
})

/** Returns whether an origin is not among those that `https:` names: a server on the machine that tries it. */
const isPlain = (origin: string) => origin.startsWith('http:')

/** Returns the origin of an address on another site; empty for a path. */
function originOf(apiUrl: string): string {
  return apiUrl.startsWith('/') ? '' : new URL(apiUrl).origin
}

/**
 * Returns the headers for the built app. `vite preview` sends them, so every journey of the tests runs under them.
 * `called`: the paths and addresses that the build calls.
 */
export function securityHeaders(...called: readonly string[]): Record<string, string> {
  const policy = Object.entries(policyOf(called)).map(([what, from]) => `${what} ${from}`)
  return { 'Content-Security-Policy': policy.join('; ') }
}
