const policyOf = (called: readonly string[]) => ({
  'default-src': "'self'",
  'script-src': "'self'",
  // The critical CSS stands in the page itself.
  'style-src': "'self' 'unsafe-inline'",
  // Pictures of people and places may lie elsewhere.
  'img-src': "'self' data: blob: https:",
  'connect-src': ["'self'", ...called.map(originOf).filter(Boolean)].join(' '),
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
})

/** Where the calls go, when that is another site. */
function originOf(apiUrl: string): string {
  return apiUrl.startsWith('/') ? '' : new URL(apiUrl).origin
}

/**
 * What the built app is served with, here by `vite preview`, so that every journey of the tests runs under it. `called`:
 * the paths and addresses that the build calls.
 */
export function securityHeaders(...called: readonly string[]): Record<string, string> {
  const policy = Object.entries(policyOf(called)).map(([what, from]) => `${what} ${from}`)
  return { 'Content-Security-Policy': policy.join('; ') }
}
