/** The colours of the gifts' drawings (ui/tokens.css). */
export const paint = {
  white: '#fffaf3',
  cream: '#ffe9c2',
  grey: '#e3d3e4',
  gold: '#ffc45c',
  amber: '#e8923a',
  rust: '#b9602b',
  brown: '#74402c',
  red: '#e8365d',
  wine: '#ad1c46',
  pink: '#ff9cbd',
  leaf: '#48b27b',
  pine: '#2a7d57',
  lilac: '#b9a4e6',
  violet: '#8568c4',
  ink: '#2b1838',
  night: '#3b1b57',
  sky: '#8fd0f0',
  sea: '#3f8fc9',
}

export const shape = (d, fill) => `<path d="${d}" fill="${paint[fill]}"/>`
export const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${paint[stroke]}" stroke-width="${width}"/>`
export const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint[fill]}"/>`
export const oval = (x, y, rx, ry, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint[fill]}"/>`
export const box = (x, y, width, height, radius, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${paint[fill]}"/>`

export const heart = (x, y, size, fill) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 9C-9 2-11-2-11-5.500a6 6 0 0 1 11-3 6 6 0 0 1 11 3C11-2 9 2 0 9Z" fill="${paint[fill]}"/>`
export const star = (x, y, size, fill) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-10 3-3.500 10-3 4.500 1.800 6.500 9 0 5-6.500 9-4.500 1.800-10-3-3-3.500Z" fill="${paint[fill]}"/>`
export const note = (x, y, size, fill) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="-3" cy="6" rx="4.500" ry="3.500" fill="${paint[fill]}"/><path d="M1 6V-9l8 3" fill="none" stroke="${paint[fill]}" stroke-width="2.500"/></g>`
