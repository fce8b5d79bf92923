/** The longer side of a photo as it is kept. */
export const photoSide = 1080
/** Of a picture that was longer; a small one is kept as it is. */
const narrowest = 480

/** Whether so little would be left of a picture's shorter side, once the longer one fits, that nobody can be recognised. */
export function isTooNarrow({ width, height }: { width: number; height: number }): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  return longer > photoSide && (shorter * photoSide) / longer < narrowest
}
