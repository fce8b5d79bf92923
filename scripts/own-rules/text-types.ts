import type { Expression } from 'typescript/unstable/ast'
import { type Project, type Type, TypeFlags } from 'typescript/unstable/sync'

const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown
const nothing = TypeFlags.Nullable | TypeFlags.BooleanLike | TypeFlags.Void

/** What an expression may become in a page: a `text`; `mixed`, that is a text or elements; `may` be nothing or something else. */
export type Shown = { text: boolean; mixed: boolean; may: boolean }

export function shownBy({ checker }: Project): (node: Expression) => Shown {
  const known = new Map<number, Shown>()

  function describe(type: Type): Shown {
    const before = known.get(type.id)
    if (before) return before
    // A type of lists can hold itself.
    known.set(type.id, { text: false, mixed: false, may: true })
    const parts = type.isUnionType() ? type.getTypes() : [type]
    const shown = parts.filter((part) => !(part.flags & nothing) && !isEmpty(part))
    const texts = shown.filter(({ flags }) => flags & textual)
    const lists = shown.filter((part) => !(part.flags & textual) && holdsTexts(part))
    const answer = {
      text: texts.length > 0 || lists.length > 0,
      mixed: lists.length > 0 || (texts.length > 0 && texts.length < shown.length),
      may: texts.length < parts.length || texts.length === 0,
    }
    known.set(type.id, answer)
    return answer
  }

  function holdsTexts(type: Type): boolean {
    if (!type.isTypeReference() || !checker.isArrayLikeType(type)) return false
    return checker.getTypeArguments(type).some((held) => describe(held).text)
  }

  return (node) => {
    const type = checker.getTypeAtLocation(node)
    return type ? describe(type) : { text: false, mixed: false, may: true }
  }
}

/** React makes no node for an empty text. */
function isEmpty(type: Type): boolean {
  return type.isStringLiteralType() && type.value === ''
}
