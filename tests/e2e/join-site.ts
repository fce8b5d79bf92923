import type { User } from '#common/wire/members.ts'
import { completeProfile } from './complete-profile.ts'
import { joinIncomplete } from './join-incomplete.ts'
import type { Story } from './stories.ts'

/** A new member from London, by the API, for stories that are not about signing up. No page is opened. */
export async function joinSite(story: Story, name: string): Promise<User> {
  await joinIncomplete(story, name)
  return completeProfile(story)
}
