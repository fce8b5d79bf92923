import type { Gender } from '#common/profiles/profile-fields.ts'

type Styles = { young: string; grown: string; older: string; curly: string }

/** Who wears what: `curly` is for hair that curls by itself. Names are those of the drawings in figure/. */
const lists: Record<Gender, Styles> = {
  female: {
    young:
      'straight shoulder wavy longWaves curls bob lob wavedLob topKnot lowBun ponytail braid fringe shoulder wavy',
    grown:
      'straight shoulder wavy longWaves curls shortCurls bob lob wavedLob lowBun ponytail pixie fringe waved',
    older: 'bob lob waved wavedLob pixie shortCurls lowBun waved shoulder wavedLob pixie bob topKnot',
    curly: 'afro naturalShort curls shortCurls braid topKnot curls lowBun shortCurls',
  },
  male: {
    young: 'crew quiff sidePart textured curlyTop swept wavyMid manBun buzz quiff textured shoulderLong',
    grown: 'crew quiff sidePart textured curlyTop swept wavyMid buzz receding crew sidePart manBun',
    older: 'sidePart crew receding recedingFar swept receding sidePart textured wavyMid',
    curly: 'afroShort afroHigh buzz afroShort curlyTop buzz',
  },
}

export function stylesFor(gender: Gender, age: number, curly: boolean): string[] {
  const list = lists[gender]
  return (curly ? list.curly : age < 36 ? list.young : age < 54 ? list.grown : list.older).split(' ')
}
