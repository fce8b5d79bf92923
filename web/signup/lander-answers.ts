import { readTabText } from '#client/page/tab-text.ts'
import { interests } from '#common/profiles/profile-fields.ts'
import { prompts } from '#common/profiles/prompts.ts'
import type { ProfileAnswers } from './questions/profile-field.tsx'

/**
 * Fills in what the visitor picked or wrote on a lander in this tab (web/landers/icons and web/landers/social), where
 * the profile has nothing yet. Nothing of it is saved before its question is answered.
 */
export function withLanderAnswers(answers: ProfileAnswers): ProfileAnswers {
  const picked = readTabText('lander-interests').split(',')
  const sentence = readSentence()
  return {
    ...answers,
    interests:
      answers.interests.length > 0 ? answers.interests : interests.filter((one) => picked.includes(one)),
    sentence: answers.sentence.answer || !sentence ? answers.sentence : sentence,
  }
}

function readSentence(): ProfileAnswers['sentence'] | undefined {
  try {
    const kept: unknown = JSON.parse(readTabText('lander-sentence') || '{}')
    if (typeof kept !== 'object' || kept === null) return undefined
    const given = new Map(Object.entries(kept))
    const prompt = prompts.find((one) => one === given.get('prompt'))
    const answer: unknown = given.get('answer')
    return prompt && typeof answer === 'string' && answer ? { prompt, answer } : undefined
  } catch {
    return undefined
  }
}
