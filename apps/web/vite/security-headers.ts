const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  // The critical CSS stands in the page itself.
  'style-src': "'self' 'unsafe-inline'",
  // Pictures of people and places may lie elsewhere.
  'img-src': "'self' data: blob: https:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** What the built app is served with, here by `vite preview`, so that every journey of the tests runs under it. */
export const securityHeaders = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; '),
}
