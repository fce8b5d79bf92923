import { eq } from 'drizzle-orm'
import type { Contact, UpdateContact } from '#common/wire/contact.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { invalidField } from '#server/platform/errors.ts'
import { contactRules } from '../tables.ts'

const everyone: Contact = { who: 'everyone', min_age: null, max_age: null, requests: false, hidden_words: [] }

export async function findContact({ db, actor }: MemberCtx): Promise<Contact> {
  const [found] = await db
    .select({
      who: contactRules.who,
      min_age: contactRules.minAge,
      max_age: contactRules.maxAge,
      requests: contactRules.requests,
      hidden_words: contactRules.hiddenWords,
    })
    .from(contactRules)
    .where(eq(contactRules.memberId, actor.memberId))
  return found ?? everyone
}

/** Changes the parts of the rule that are given and leaves the rest. Conversations that exist stay as they are. */
export function changeContact(ctx: MemberCtx, change: UpdateContact): Promise<Contact> {
  return inTransaction(ctx, async (tx) => {
    const { memberId } = tx.actor
    await tx.db.insert(contactRules).values({ memberId }).onConflictDoNothing()
    await tx.db
      .select({ id: contactRules.memberId })
      .from(contactRules)
      .where(eq(contactRules.memberId, memberId))
      .for('update')
    const before = await findContact(tx)
    const contact: Contact = {
      who: change.who ?? before.who,
      min_age: change.min_age === undefined ? before.min_age : change.min_age,
      max_age: change.max_age === undefined ? before.max_age : change.max_age,
      requests: change.requests ?? before.requests,
      hidden_words: change.hidden_words ? [...new Set(change.hidden_words)] : before.hidden_words,
    }
    if (contact.min_age !== null && contact.max_age !== null && contact.min_age > contact.max_age)
      throw invalidField('min_age', 'invalid_age_range')
    await tx.db
      .update(contactRules)
      .set({
        who: contact.who,
        minAge: contact.min_age,
        maxAge: contact.max_age,
        requests: contact.requests,
        hiddenWords: contact.hidden_words,
      })
      .where(eq(contactRules.memberId, memberId))
    return contact
  })
}
