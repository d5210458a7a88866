/** Returns the dark modules as one path, made of runs in each row. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of modules.entries()) {
    let run = 0
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x]) run += 1
      else if (run > 0) {
        path += `M${x - run} ${y}h${run}v1h-${run}z`
        run = 0
      }
    }
  }
  return path
}
