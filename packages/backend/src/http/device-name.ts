/** Patterns of browsers; the first that fits counts, as each also claims to be those after it. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([looks]) => looks.test(text))?.[1]

/**
 * Returns the name of a device, such as `Chrome no Android`, from a `User-Agent`; null for one that tells neither
 * browser nor system.
 */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? null
}

/**
 * Returns the name of the device that makes a request. A request inside the page has no such header: the page's own is
 * used.
 */
export function deviceOf(headers: Headers): string | null {
  return deviceName(headers.get('User-Agent') ?? navigator.userAgent)
}
