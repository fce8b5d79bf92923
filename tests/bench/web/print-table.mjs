/** Prints rows under their headings; all columns but the first and the last, if it is words, stand to the right. */
export function printTable(headings, rows) {
  const lines = [headings, ...rows].map((row) => row.map(String))
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines)
    console.log(
      line
        .map((text, column) =>
          /^[a-z]/i.test(rows[0]?.[column] ?? '')
            ? text.padEnd(widths[column])
            : text.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
}
