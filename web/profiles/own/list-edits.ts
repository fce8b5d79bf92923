import type { Interest } from '#common/profiles/profile-fields.ts'
import type { OwnProfile, UpdateProfileForm } from '#common/wire/profiles.ts'

export type FinishedPrompt = OwnProfile['prompts'][number]

/** What to send, given how the profile is now: another tab or device may have changed it meanwhile. */
export type Change = (now: Pick<OwnProfile, 'interests' | 'prompts'>) => UpdateProfileForm
export type Edit = { change: Change; undo: Change }

/** An answer that replaces another. */
export function replacing(before: UpdateProfileForm, after: UpdateProfileForm): Edit {
  return { change: () => after, undo: () => before }
}

/** Adds and removes what was tapped, and leaves what came from elsewhere. */
export function choosing(before: Interest[], after: Interest[]): Edit {
  const step =
    (from: Interest[], to: Interest[]): Change =>
    ({ interests }) => {
      const kept = interests.filter((each) => to.includes(each) || !from.includes(each))
      return { interests: [...kept, ...to.filter((each) => !from.includes(each) && !kept.includes(each))] }
    }
  return { change: step(before, after), undo: step(after, before) }
}

/** Writes, changes or removes one sentence at its place, and leaves the others. */
export function finishing(before: FinishedPrompt[], after: FinishedPrompt[]): Edit {
  return { change: carryOver(before, after), undo: carryOver(after, before) }
}

/** Puts the sentences into an order; one that came from elsewhere stays behind them. */
export function ordering(before: FinishedPrompt[], after: FinishedPrompt[]): Edit {
  return { change: arrange(after), undo: arrange(before) }
}

function arrange(wanted: FinishedPrompt[]): Change {
  const place = new Map(wanted.map(({ prompt }, at) => [prompt, at]))
  const placeOf = ({ prompt }: FinishedPrompt) => place.get(prompt) ?? wanted.length
  return ({ prompts }) => ({ prompts: prompts.toSorted((a, b) => placeOf(a) - placeOf(b)) })
}

function carryOver(from: FinishedPrompt[], to: FinishedPrompt[]): Change {
  const gone = from.filter(({ prompt }) => !has(to, prompt))
  const news = to.filter(({ prompt, answer }) => answerOf(from, prompt) !== answer)
  return ({ prompts }) => {
    const left = prompts.filter(({ prompt }) => !has(gone, prompt))
    for (const each of news) {
      const at = left.findIndex(({ prompt }) => prompt === each.prompt)
      if (at >= 0) left[at] = each
      else left.splice(to.indexOf(each), 0, each)
    }
    return { prompts: left }
  }
}

function answerOf(list: FinishedPrompt[], prompt: FinishedPrompt['prompt']): string | undefined {
  return list.find((each) => each.prompt === prompt)?.answer
}

function has(list: FinishedPrompt[], prompt: FinishedPrompt['prompt']): boolean {
  return answerOf(list, prompt) !== undefined
}
