/** Who calls themselves what; the first that fits is it, as each pretends to be those after it as well. */
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

/** `Chrome no Android` out of a `User-Agent`; null for one that tells neither. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? null
}

/** The device that makes a request. Inside the page a request has no such header: there the page itself is it. */
export function deviceOf(headers: Headers): string | null {
  return deviceName(headers.get('User-Agent') ?? navigator.userAgent)
}
