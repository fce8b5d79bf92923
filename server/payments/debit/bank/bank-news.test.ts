import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { debitBuyer } from '#server/testing/payments/debit-buyer.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { eraseDebits } from '../erase.ts'
import { applyBankNews } from './apply-bank-news.ts'
import { runDebitCommand } from './debit-command.ts'
import { exportDebits } from './export-debits.ts'
import { readBankFile } from './read-bank-file.ts'

const t = await createTestApp()
const ctx = noActorCtx(t.deps, 1, 'en')
const endToEnd = (id: string) => id.replaceAll('-', '')

/** Somebody whose debit is at the bank. */
async function collected() {
  const buyer = await debitBuyer(t)
  const before = await ledgerSum(t, buyer.id)
  const order = await buyer.buy()
  const messageId = (await exportDebits(staffCtx(t.deps, 'mo'), 1))!
  const stateOf = async () =>
    (await buyer.browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state
  const earned = async () => (await ledgerSum(t, buyer.id)) - before
  const tell = (state: 'booked' | 'returned' | 'rejected', more: object = {}) =>
    applyBankNews(ctx, { endToEndId: endToEnd(order.payment_id), state, ...more })
  return { ...buyer, order, messageId, stateOf, earned, tell }
}

const statement = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
   <BkToCstmrStmt><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`
const entry = (id: string, amount: string, { side = 'CRDT', status = 'BOOK', more = '' } = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
   <NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
   <AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>${more}</TxDtls></NtryDtls></Ntry>`

test('booked: credited once, however often and at once the bank says so', async () => {
  const { stateOf, earned, tell, order, browser } = await collected()
  expect(await stateOf()).toBe('pending')
  const told = await Promise.all(Array.from({ length: 6 }, () => tell('booked')))
  expect(told.sort()).toEqual(['applied', 'known', 'known', 'known', 'known', 'known'])
  expect([await stateOf(), await earned()]).toEqual(['completed', order.credits])
  expect((await browser.get('/api/user.php')).body.user.paid_user).toBe(true)
  expect(t.jobs.some(({ data }) => data.kind === 'receipt')).toBe(true)
})

test('returned: taken back by entries of its own, and the member is blocked for direct debit', async () => {
  const { stateOf, earned, tell, state, browser } = await collected()
  await tell('booked')
  expect(await tell('returned', { reason: 'MD06' })).toBe('applied')
  expect([await stateOf(), await earned()]).toEqual(['charged_back', 0])
  expect(await tell('booked')).toBe('known')
  expect((await state()).blocked).toBe(true)
  expect((await browser.get('/api/user.php')).body.user.paid_user).toBe(false)
})

test('rejected before it was collected: failed, and nobody is blocked for it', async () => {
  const { stateOf, earned, tell, state, buy } = await collected()
  expect(await tell('rejected', { reason: 'AC01' })).toBe('applied')
  expect([await stateOf(), await earned(), (await state()).blocked]).toEqual(['failed', 0, false])
  t.clock.advance(60_000)
  await buy({ account: 'known' })
  await exportDebits(staffCtx(t.deps, 'mo'), 1)
  const { rows } = await t.pool.query('select sequence from debit order by created_at desc limit 1')
  expect(rows).toEqual([{ sequence: 'FRST' }])
})

test('another amount is quarantined and changes nothing; an unknown debit is nobody’s', async () => {
  const { stateOf, earned, tell } = await collected()
  expect(await tell('booked', { amount: 1 })).toBe('differs')
  expect([await stateOf(), await earned()]).toEqual(['pending', 0])
  expect(await tell('booked')).toBe('applied')
  for (const id of ['', 'NOTPROVIDED', 'f'.repeat(32)])
    expect(await applyBankNews(ctx, { endToEndId: id, state: 'booked' })).toBe('unknown')
})

test('statements are read for what they say of single debits, of whole payments and of nothing of ours', () => {
  const returned = '<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>'
  const text = statement(
    entry('a1', '25.00') +
      entry('a2', '1.5', { status: 'PDNG' }) +
      entry('a3', '12', { side: 'DBIT', more: returned }) +
      entry('a4', '9.99', { side: 'DBIT' }) +
      `<Ntry><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><Btch><PmtInfId>M-1</PmtInfId></Btch></NtryDtls></Ntry>`,
  )
  expect(readBankFile(text)).toEqual([
    { endToEndId: 'a1', amount: 2500, state: 'booked' },
    { endToEndId: 'a3', amount: 1200, state: 'returned', reason: 'AM04' },
    { paymentInfoId: 'M-1', state: 'booked' },
  ])
  const report = `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts><OrgnlPmtInfId>M-1</OrgnlPmtInfId>
    <TxInfAndSts><OrgnlEndToEndId>a1</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>
    <TxInfAndSts><OrgnlEndToEndId>a2</OrgnlEndToEndId><TxSts>ACSP</TxSts></TxInfAndSts>
    </OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
  expect(readBankFile(report)).toEqual([{ endToEndId: 'a1', state: 'rejected', reason: 'AC04' }])
})

test('the command writes files that only their owner reads, and takes over the bank’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-debits-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const buyer = await debitBuyer(t)
  const order = await buyer.buy()
  const lines: string[] = []
  const warnings: string[] = []
  const run = (...words: string[]) =>
    runDebitCommand(
      {
        ctx: staffCtx(t.deps, 'mo'),
        folder: join(folder, 'debits'),
        print: (line) => lines.push(line),
        warn: (line) => warnings.push(line),
      },
      words,
    )
  await run()
  const [name = ''] = await readdir(join(folder, 'debits'))
  const path = join(folder, 'debits', name)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const written = await readFile(path, 'utf8')
  expect(written).toContain(endToEnd(order.payment_id))
  expect(lines).toEqual([
    `${path}: 1 debits, ${(order.amount.amount / 100).toFixed(2)} EUR`,
    'Serenade Demo Two B.V.: nothing to collect.',
  ])
  await rm(path)
  await run('again', name.replace('.xml', ''))
  expect([await readFile(path, 'utf8'), warnings]).toEqual([written, []])
  // Booked as one sum, without its debits.
  const file = join(folder, 'camt.xml')
  const batch = `<Ntry><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><Btch><PmtInfId>${name.replace('.xml', '-1')}</PmtInfId></Btch></NtryDtls></Ntry>`
  await writeFile(file, statement(batch + entry('not-ours', '1.00')))
  await run('read', file)
  await run('read', file)
  expect(lines.slice(-2)).toEqual([
    'camt.xml: 1 applied, 0 known before, 0 set aside, 1 not ours',
    'camt.xml: 0 applied, 1 known before, 0 set aside, 1 not ours',
  ])
  expect((await buyer.browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state).toBe(
    'completed',
  )
  await writeFile(file, 'no XML')
  await expect(run('read', file)).rejects.toThrow('is no XML')
  await expect(run('read', '/nowhere')).rejects.toThrow('cannot be read')
  await expect(run('again', 'x')).rejects.toThrow('There is no file x')
  for (const words of [['read'], ['what']]) await expect(run(...words)).rejects.toThrow('npm run debits')
})

test('a file is written again without whom is erased since, and says so; without anybody it is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-debits-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // The erased payer's debit is a payment of its own, and the first: the other keeps its number.
  const [gone, stays] = [await debitBuyer(t), await debitBuyer(t)]
  await stays.buy()
  await exportDebits(staffCtx(t.deps, 'mo'), 1)
  t.clock.advance(60_000)
  const lost = await gone.buy()
  const left = await stays.buy({ account: 'known' })
  const messageId = (await exportDebits(staffCtx(t.deps, 'mo'), 1))!
  const [lines, warnings]: [string[], string[]] = [[], []]
  const again = () =>
    runDebitCommand(
      {
        ctx: staffCtx(t.deps, 'mo'),
        folder,
        print: (line) => lines.push(line),
        warn: (line) => warnings.push(line),
      },
      ['again', messageId],
    )
  const erase = async (id: string) => {
    for (const statement of eraseDebits({ id, name: '', email: null })) await t.db.execute(statement)
  }
  await erase(gone.id)
  await again()
  const text = await readFile(join(folder, `${messageId}.xml`), 'utf8')
  expect(text).toContain(endToEnd(left.payment_id))
  expect(text).not.toContain(endToEnd(lost.payment_id))
  expect([text.match(/<PmtInfId>[^<]*/g), text.match(/<NbOfTxs>[^<]*/g)]).toEqual([
    [`<PmtInfId>${messageId}-2`],
    ['<NbOfTxs>1', '<NbOfTxs>1'],
  ])
  expect(lines[0]).toContain(`: 1 debits, ${(left.amount.amount / 100).toFixed(2)} EUR`)
  expect(warnings).toEqual([expect.stringContaining(`${messageId}: 1 left out`)])
  await erase(stays.id)
  await expect(again()).rejects.toThrow('all of its payers are erased')
})
