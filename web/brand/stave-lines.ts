/** The paths of the five lines of the stave, on a canvas of 1200 by 240. */
export const staveLines = [0, 24, 48, 72, 96].map(
  (dy) => `M-20 ${88 + dy}C180 ${14 + dy} 380 ${156 + dy} 620 ${78 + dy}S1040 ${8 + dy} 1220 ${64 + dy}`,
)
