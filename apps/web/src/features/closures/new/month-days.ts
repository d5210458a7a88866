/** Reads days of any year as people write them, `24/12, 25/12 e 1/1`, as `12-24`; what is no day stays as it is. */
export function readMonthDays(text: string): string[] {
  return text
    .split(/[,;\s]+|\be\b/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, day, month] = /^(\d{1,2})\/(\d{1,2})$/.exec(part) ?? []
      return day === undefined || month === undefined
        ? part
        : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    })
}
