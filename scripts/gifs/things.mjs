import { box, disc, heart, line, note, oval, paint, shape, star } from './palette.mjs'

const wave = (t, size) => size * Math.sin(t * 2 * Math.PI)
const fade = (t) => Math.max(0, Math.sin(t * Math.PI))

/** Things; `t` runs from 0 to 1 and back to its beginning. Each stands on a canvas of 100 by 100. */
export const things = {
  heart: () =>
    heart(50, 52, 4.2, 'red') +
    `<g opacity="0.55">${heart(56, 54, 3.2, 'wine')}</g>` +
    heart(47, 50, 3.3, 'red') +
    line('M22 40q1-11 10-14', 'pink', 5),
  kiss: () =>
    shape('M8 50c14-14 26-22 34-18 4 2 6 3 8 3s4-1 8-3c8-4 20 4 34 18-12 18-26 28-42 28S20 68 8 50Z', 'red') +
    shape('M8 50c26-6 58-6 84 0-26 4-58 4-84 0Z', 'wine') +
    shape('M26 58c14 4 34 4 48 0-8 9-16 13-24 13s-16-4-24-13Z', 'pink'),
  rose: () =>
    line('M50 96V52', 'pine', 6) +
    shape('M50 80c-14 3-24-3-27-15 14-2 25 4 27 15Z', 'leaf') +
    shape('M50 72c3-12 12-17 25-15 0 12-11 18-25 15Z', 'pine') +
    shape('M24 20c5 0 8-3 12-8 5-5 9-7 14-9 5 2 9 4 14 9 4 5 7 8 12 8 1 22-8 38-26 38S23 42 24 20Z', 'red') +
    line('M36 20c2 9 7 13 14 13s12-4 14-13c-4-4-9-6-14-6s-10 2-14 6Z', 'wine', 4),
  star: () =>
    star(50, 52, 4.4, 'gold') +
    star(56, 54, 2.8, 'amber') +
    star(48, 50, 3, 'gold') +
    disc(42, 50, 3, 'ink') +
    disc(58, 50, 3, 'ink') +
    line('M43 59q7 6 14 0', 'ink', 3),
  good_morning: (t) => {
    const y = 66 + wave(t, -10)
    const rays = Array.from({ length: 8 }, (_, ray) => {
      const at = Math.PI + (ray * Math.PI) / 7
      return `M${50 + 32 * Math.cos(at)} ${y + 32 * Math.sin(at)}L${50 + 42 * Math.cos(at)} ${y + 42 * Math.sin(at)}`
    }).join('')
    return (
      line(rays, 'gold', 5) +
      disc(50, y, 26, 'gold') +
      disc(42, y - 6, 3, 'ink') +
      disc(58, y - 6, 3, 'ink') +
      line(`M42 ${y + 2}q8 7 16 0`, 'ink', 3.5) +
      shape('M0 78q25-14 50 0t50 0v22H0Z', 'leaf')
    )
  },
  good_night: (t) =>
    shape('M60 8a42 42 0 1 0 30 62A36 36 0 0 1 60 8Z', 'cream') +
    line('M30 52q6 6 12 0M34 70q8 4 12-2', 'ink', 3.5) +
    `<g opacity="${fade(t)}">${star(76, 26, 0.9, 'gold')}</g><g opacity="${fade((t + 0.5) % 1)}">${star(90, 46, 0.6, 'gold')}${star(66, 48, 0.5, 'gold')}</g>`,
  rain: (t) =>
    [20, 40, 60, 80]
      .map((x, drop) => line(`M${x} ${62 + ((t + drop / 4) % 1) * 30}l-4 10`, 'sky', 5))
      .join('') +
    shape('M26 62a18 18 0 0 1 2-36 24 24 0 0 1 44-2 19 19 0 0 1 4 38Z', 'white') +
    shape('M72 24a19 19 0 0 1 4 38H58c14-8 20-22 14-38Z', 'grey'),
  rainbow: () =>
    [
      ['red', 42],
      ['amber', 36],
      ['gold', 30],
      ['leaf', 24],
      ['violet', 18],
    ]
      .map(([colour, r]) => line(`M${50 - r} 74a${r} ${r} 0 0 1 ${2 * r} 0`, colour, 6.5))
      .join('') +
    disc(12, 76, 10, 'white') +
    disc(24, 78, 9, 'white') +
    disc(76, 78, 9, 'white') +
    disc(88, 76, 10, 'white'),
  coffee: (t) =>
    line(`M38 26q${wave(t, 8)} -8 0 -16M54 26q${wave(t + 0.4, 8)} -8 0 -16`, 'white', 4) +
    line('M74 46h6a11 11 0 0 1 0 22h-8', 'wine', 7) +
    shape('M16 34h62v28c0 16-10 24-22 24H38c-12 0-22-8-22-24Z', 'red') +
    oval(47, 36, 30, 7, 'wine') +
    oval(47, 36, 24, 5, 'brown') +
    heart(47, 62, 1.3, 'white'),
  cake: (t) =>
    shape(`M50 4c5 ${7 + wave(t, 2)} 6 9 5 13-1 3-3 4-5 4s-4-1-5-4c-1-4 0-6 5-13Z`, 'gold') +
    box(47, 20, 6, 18, 2, 'lilac') +
    box(14, 44, 72, 40, 8, 'amber') +
    shape('M60 44h18a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H60Z', 'rust') +
    shape(
      'M14 50a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12c0 10-9 12-12 4-3 10-12 10-15 0-3 8-12 8-15 0-3 10-12 8-14 0-4 8-16 6-16-4Z',
      'pink',
    ) +
    line('M14 68h72', 'cream', 5) +
    box(6, 84, 88, 7, 3, 'lilac'),
  cheers: (t) => {
    const lean = 8 + 6 * Math.abs(Math.sin(t * Math.PI))
    const glass =
      shape('M-12-30h24l-3 26a9 9 0 0 1-18 0Z', 'white') +
      shape('M-11-20h22l-2 16a9 9 0 0 1-18 0Z', 'gold') +
      line('M0 5v26M-10 32h20', 'white', 5)
    return (
      `<g transform="translate(32 56) rotate(${lean})">${glass}</g><g transform="translate(68 56) rotate(${-lean})">${glass}</g>` +
      `<g opacity="${fade(t)}">${star(50, 14, 0.9, 'gold')}${disc(38, 8, 3, 'pink')}${disc(62, 8, 3, 'pink')}</g>`
    )
  },
  pizza: () =>
    shape('M50 96 12 24c24-14 52-14 76 0Z', 'gold') +
    shape('M8 22c26-18 58-18 84 0l-6 11c-23-14-49-14-72 0Z', 'rust') +
    disc(40, 42, 8, 'red') +
    disc(62, 48, 8, 'red') +
    disc(50, 68, 7, 'red') +
    line('M54 34l6-4M36 56l5 3', 'pine', 4),
  ice_cream: () =>
    shape('M28 50h44L54 94c-1 3-7 3-8 0Z', 'amber') +
    line('M36 50l18 24M52 50l10 14M66 50 46 78', 'rust', 3) +
    disc(36, 40, 16, 'pink') +
    disc(64, 40, 16, 'white') +
    disc(50, 24, 17, 'red') +
    disc(54, 8, 5, 'wine'),
  balloon: () =>
    line('M50 66q-8 14 2 30', 'ink', 2.5) +
    oval(50, 36, 28, 34, 'red') +
    shape('M62 5c24 16 20 54-6 64 16-16 18-44 6-64Z', 'wine') +
    line('M32 28q2-10 9-15', 'white', 5) +
    shape('M45 69h10l3 6H42Z', 'wine'),
  present: (t) =>
    box(16, 44, 68, 46, 6, 'violet') +
    shape('M62 44h16a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H62Z', 'night') +
    `<g transform="translate(0 ${-4 * fade(t)}) rotate(${wave(t, 4)} 50 38)">${box(10, 30, 80, 16, 5, 'lilac')}${line('M50 30C34 30 30 14 40 14s10 16 10 16 0-16 10-16 6 16-10 16', 'gold', 5)}</g>` +
    box(44, 46, 12, 44, 0, 'gold'),
  party: (t) => {
    const bits = ['red', 'gold', 'leaf', 'pink', 'sky', 'white', 'amber']
    return (
      bits
        .map((colour, bit) => {
          const far = 18 + 44 * ((t + bit / 7) % 1)
          const at = -0.35 - bit * 0.14
          return disc(34 + far * Math.cos(at * 1.6), 64 + far * Math.sin(at * 1.6), 3.5, colour)
        })
        .join('') +
      shape('M8 94 26 46l28 28Z', 'gold') +
      shape('M8 94l32-34 14 14Z', 'amber') +
      line('M20 63l18 18M14 78l9 9', 'red', 4) +
      oval(40, 60, 8, 20, 'wine').replace('/>', ' transform="rotate(-45 40 60)"/>')
    )
  },
  music: (t) => note(34, 52 + wave(t, 5), 3.1, 'red') + note(72, 40 + wave(t + 0.5, 6), 2.3, 'violet'),
  disco: (t) => {
    const tiles = []
    for (let row = -2; row <= 2; row += 1)
      for (let column = -2; column <= 2; column += 1) {
        if (row * row + column * column > 6) continue
        const colours = ['grey', 'white', 'lilac', 'pink']
        tiles.push(
          box(
            50 + column * 13 - 6,
            56 + row * 13 - 6,
            11,
            11,
            2,
            colours[(row * 5 + column + 20 + Math.floor(t * 4)) % 4],
          ),
        )
      }
    return (
      line('M50 0v20', 'grey', 3) +
      disc(50, 56, 36, 'violet') +
      tiles.join('') +
      `<g opacity="${fade((t * 2) % 1)}">${star(80, 26, 1, 'white')}${star(20, 80, 0.8, 'white')}</g>`
    )
  },
  fire: (t) =>
    shape(
      `M50 4c${10 + wave(t, 4)} 18 30 28 30 56a30 32 0 0 1-60 0c0-12 6-20 12-26 2 8 6 12 10 12 4-14 2-28 8-42Z`,
      'red',
    ) +
    shape(
      `M50 34c${6 + wave(t + 0.3, 4)} 12 18 18 18 32a18 20 0 0 1-36 0c0-8 4-12 8-16 2 4 4 6 6 6 2-8 1-14 4-22Z`,
      'amber',
    ) +
    shape(`M50 60c${4 + wave(t + 0.6, 3)} 6 9 10 9 16a9 10 0 0 1-18 0c0-6 6-10 9-16Z`, 'gold'),
  rocket: (t) =>
    shape(`M42 78h16l-8 ${16 + 6 * Math.sin(t * 6 * Math.PI)}Z`, 'gold') +
    shape('M34 50 20 70l16 4ZM66 50l14 20-16 4Z', 'wine') +
    shape('M50 2c16 14 22 32 16 76H34C28 34 34 16 50 2Z', 'white') +
    shape('M50 2c16 14 22 32 16 76H54c6-40 6-58-4-76Z', 'grey') +
    shape('M50 2c7 6 12 12 14 20H36C38 14 43 8 50 2Z', 'red') +
    disc(50, 40, 9, 'violet') +
    disc(50, 40, 5, 'sky'),
  thumbs_up: () =>
    shape(
      'M30 46c10-6 14-14 15-28 0-10 16-10 16 4 0 8-2 14-4 20h22c10 0 12 12 5 15 5 4 4 12-2 14 3 5 1 11-4 13 1 6-3 9-9 9H52c-10 0-14-3-22-6Z',
      'gold',
    ) +
    shape('M60 42h19c10 0 12 12 5 15 5 4 4 12-2 14 3 5 1 11-4 13 1 6-3 9-9 9h-9c8-10 8-36 0-51Z', 'amber') +
    box(10, 42, 20, 50, 6, 'violet'),
  hello: () =>
    shape(
      'M26 54 20 26c-2-8 9-11 12-3l4 12-2-22c-1-9 11-10 13-2l4 22 4-23c2-8 13-6 12 3l-3 26 8-13c5-8 16-2 12 6L72 72c-6 14-15 22-28 22-14 0-20-14-18-40Z',
      'gold',
    ) +
    line('M36 52q16-6 28 6', 'amber', 4) +
    line('M8 26q-2-12 6-18M88 70q8 4 6 16', 'white', 4),
  cat: (t) =>
    `<g transform="rotate(${wave(t, 8)} 78 86)">${line('M76 88q22-4 14-28', 'amber', 9)}</g>` +
    shape('M20 34 18 6l22 14Zm60 0 2-28-22 14Z', 'amber') +
    oval(50, 78, 28, 20, 'amber') +
    oval(50, 44, 34, 30, 'amber') +
    shape('M50 14h0c-3 8-3 12 0 16 3-4 3-8 0-16Z', 'rust') +
    oval(36, 42, 5, t > 0.8 ? 1 : 7, 'ink') +
    oval(64, 42, 5, t > 0.8 ? 1 : 7, 'ink') +
    shape('M46 52h8l-4 5Z', 'wine') +
    line('M50 57q-1 6-8 5M50 57q1 6 8 5M18 50h12M18 58l12-3M82 50H70M82 58l-12-3', 'brown', 2.5),
  dog: (t) =>
    oval(50, 80, 26, 18, 'brown') +
    oval(50, 46, 32, 32, 'cream') +
    shape('M22 26C6 26 6 60 14 66c10-4 16-20 14-36Z', 'brown') +
    shape('M78 26c16 0 16 34 8 40-10-4-16-20-14-36Z', 'brown') +
    disc(38, 42, 5, 'ink') +
    disc(62, 42, 5, 'ink') +
    oval(50, 54, 8, 6, 'ink') +
    line('M50 58v6m-10 2q5 6 10-2 5 8 10 2', 'ink', 3) +
    oval(50, 71 + 2 * Math.sin(t * 6 * Math.PI), 6, 8, 'pink'),
  penguin: (t) =>
    oval(36, 94, 12, 5, 'amber') +
    oval(64, 94, 12, 5, 'amber') +
    oval(50, 54, 34, 42, 'ink') +
    oval(50, 62, 24, 32, 'white') +
    `<g transform="rotate(${wave(t, 16)} 18 50)">${oval(14, 60, 7, 20, 'ink')}</g><g transform="rotate(${-wave(t, 16)} 82 50)">${oval(86, 60, 7, 20, 'ink')}</g>` +
    disc(40, 36, 8, 'white') +
    disc(60, 36, 8, 'white') +
    disc(41, 37, 4, 'ink') +
    disc(59, 37, 4, 'ink') +
    shape('M42 46h16l-8 10Z', 'amber') +
    heart(50, 74, 1, 'red'),
  ghost: (t) =>
    shape(`M16 92V44a34 34 0 0 1 68 0v48q-8 ${wave(t, 8)} -17 0t-17 0-17 0-17 0Z`, 'white') +
    oval(38, 44, 6, 9, 'ink') +
    oval(62, 44, 6, 9, 'ink') +
    oval(50, 64, 6, 5 + 2 * Math.sin(t * 2 * Math.PI), 'wine') +
    oval(28, 58, 6, 4, 'pink') +
    oval(72, 58, 6, 4, 'pink'),
  travel: () =>
    shape('M8 52 92 14 74 70 50 56Z', 'white') +
    shape('M92 14 50 56l24 14Z', 'grey') +
    shape('M50 56 92 14 38 62v26l12-18Z', 'sky'),
  letter: (t) =>
    box(10, 34, 80, 54, 6, 'pink') +
    shape('M12 36h76L50 66Z', 'red') +
    line('M12 86l26-28M88 86 62 58', 'wine', 3) +
    heart(50, 30 - 16 * fade(t), 1.6, 'red') +
    `<g opacity="${fade(t)}">${heart(28, 14, 0.8, 'pink')}${heart(74, 18, 0.7, 'pink')}</g>`,
  waiting: (t) =>
    disc(50, 52, 40, 'violet') +
    disc(50, 52, 33, 'white') +
    line('M50 24v5M50 75v5M22 52h5M73 52h5', 'ink', 4) +
    `<g transform="rotate(${t * 360} 50 52)">${line('M50 52V30', 'red', 5)}</g><g transform="rotate(${t * 30} 50 52)">${line('M50 52l14 8', 'ink', 5)}</g>` +
    disc(50, 52, 4, 'ink'),
  question: () => line('M30 30a20 20 0 1 1 30 18c-7 4-10 8-10 17', 'white', 12) + disc(50, 86, 8, 'white'),
  yes: () => disc(50, 50, 42, 'leaf') + line('M28 52l16 16 30-34', 'white', 10),
  no: () => disc(50, 50, 42, 'red') + line('M34 34l32 32M66 34 34 66', 'white', 10),
}

/** What flies about in the background. */
export const particles = {
  hearts: (x, y, size) => heart(x, y, size, 'pink'),
  stars: (x, y, size) => star(x, y, size, 'gold'),
  notes: (x, y, size) => note(x, y, size, 'lilac'),
  dots: (x, y, size) => `<circle cx="${x}" cy="${y}" r="${size * 5}" fill="${paint.white}" opacity="0.5"/>`,
}
