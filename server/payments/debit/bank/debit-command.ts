import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { defaultLocale } from '#common/locales.ts'
import type { Ctx, StaffCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { members } from '#server/members/tables.ts'
import { orders } from '#server/payments/tables.ts'
import { XmlError } from '#server/platform/xml.ts'
import { companies } from '#server/sites/tables.ts'
import { applyBankNews, newsOfPayment, orderIdOf } from './apply-bank-news.ts'
import { batchFile, exportDebits } from './export-debits.ts'
import { type BankNews, readBankFile } from './read-bank-file.ts'

type Needs = {
  ctx: StaffCtx
  folder: string
  print: (line: string) => void
  /** Says what is not as expected, beside the output. */
  warn: (line: string) => void
}

/** A command that cannot be followed; the message says why. */
export class DebitCommandError extends Error {}

const usage = `npm run debits                        writes a file for the bank of each company, each debit once
npm run debits -- again MESSAGE-ID    writes a file again, without whom is erased since
npm run debits -- read FILE...        takes over what the bank says (camt.053, camt.054, pain.002)`

export async function runDebitCommand(needs: Needs, [command = 'export', ...names]: string[]): Promise<void> {
  if (command === 'export' && names.length === 0) return exportAll(needs)
  if (command === 'again' && names[0]) return writeBatch(needs, names[0])
  if (command !== 'read' || names.length === 0) throw new DebitCommandError(usage)
  for (const name of names) await readNews(needs, name)
}

async function exportAll(needs: Needs): Promise<void> {
  const collecting = await needs.ctx.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isNotNull(companies.creditorId))
    .orderBy(asc(companies.id))
  if (collecting.length === 0) needs.print('No company has a creditor identifier.')
  for (const { id, name } of collecting) {
    const messageId = await exportDebits(needs.ctx, id)
    if (messageId) await writeBatch(needs, messageId)
    else needs.print(`${name}: nothing to collect.`)
  }
}

/**
 * Writes the file of a batch. It has its name only once it is whole. It holds accounts: nobody but its owner may read
 * it.
 */
async function writeBatch({ ctx, folder, print, warn }: Needs, messageId: string): Promise<void> {
  const batch = await batchFile(ctx.db, messageId)
  if (!batch) throw new DebitCommandError(`There is no file ${messageId}.`)
  const { text, debits, amount, erased } = batch
  if (text === null)
    throw new DebitCommandError(`${messageId} cannot be written again: all of its payers are erased.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${messageId}.xml`)
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  print(`${path}: ${debits} debits, ${(amount / 100).toFixed(2)} EUR`)
  if (erased > 0)
    warn(
      `${messageId}: ${erased} left out, whose payer was erased since. Give the bank this file only if it never had the first.`,
    )
}

async function readNews({ ctx, print }: Needs, path: string): Promise<void> {
  const told = readFileNews(path, await readFile(path, 'utf8').catch(() => null))
  const counts = { applied: 0, known: 0, differs: 0, unknown: 0 }
  for (const one of told)
    for (const news of await newsOfPayment(ctx, one)) {
      const there = await onItsSite(ctx, news)
      const outcome = there ? await applyBankNews(there, news) : 'unknown'
      counts[outcome] += 1
      if (outcome === 'differs')
        print(`${news.endToEndId}: another amount than the debit’s, set aside for a person`)
    }
  const { applied, known, differs, unknown } = counts
  print(
    `${basename(path)}: ${applied} applied, ${known} known before, ${differs} set aside, ${unknown} not ours`,
  )
}

function readFileNews(path: string, text: string | null): BankNews[] {
  if (text === null) throw new DebitCommandError(`${path} cannot be read.`)
  try {
    return readBankFile(text)
  } catch (error) {
    if (error instanceof XmlError) throw new DebitCommandError(`${path}: ${error.message}.`)
    throw error
  }
}

/** The ctx on the site of the payment that the news is of, in its member's language. */
async function onItsSite(ctx: StaffCtx, { endToEndId }: BankNews): Promise<Ctx | null> {
  const orderId = orderIdOf(endToEndId ?? '')
  if (!orderId) return null
  const [order] = await ctx.db
    .select({ siteId: orders.siteId, language: members.language })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(eq(orders.id, orderId))
  return order ? onSite(ctx, order.siteId, order.language ?? defaultLocale) : null
}
