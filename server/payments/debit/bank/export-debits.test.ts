import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { elementsAt, readXml, textAt, type XmlElement } from '#server/platform/xml.ts'
import { debitBuyer } from '#server/testing/payments/debit-buyer.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { batchFile, exportDebits } from './export-debits.ts'

const t = await createTestApp()
const ctx = staffCtx(t.deps, 'mo')
const minuteMs = 60_000

const initiation = async (messageId: string | null) =>
  elementsAt(readXml((await batchFile(t.db, messageId ?? ''))?.text ?? ''), 'CstmrDrctDbtInitn')[0]!

/** The names of an element's children, in their order. */
const namesIn = ({ children }: XmlElement) =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child.name]))

const one = await debitBuyer(t)
const first = await one.buy()
t.clock.advance(minuteMs)
const second = await one.buy({ account: 'known' })
const two = await debitBuyer(t)
const third = await two.buy({ iban: 'NL91ABNA0417164300', account_holder: '<Ölaf & Co>' })
const messageId = await exportDebits(ctx, 1)

test('the file says who collects, how much in all, and agrees with itself', async () => {
  const root = await initiation(messageId)
  expect(namesIn(root)).toEqual(['GrpHdr', 'PmtInf', 'PmtInf'])
  const [header] = elementsAt(root, 'GrpHdr')
  expect(namesIn(header!)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
  const total = [first, second, third].reduce((sum, { amount }) => sum + amount.amount, 0)
  expect(textAt(header!, 'MsgId')).toBe(messageId)
  expect(messageId).toMatch(/^DD20261121120100-[0-9a-f]{8}$/)
  expect(messageId!.length).toBeLessThanOrEqual(33)
  expect([textAt(header!, 'NbOfTxs'), textAt(header!, 'CtrlSum')]).toEqual(['3', (total / 100).toFixed(2)])
  expect(textAt(header!, 'CreDtTm')).toBe('2026-11-21T12:01:00')
  expect(textAt(header!, 'InitgPty/Nm')).toBe('Serenade Demo One B.V.')
  const payments = elementsAt(root, 'PmtInf')
  const sums = payments.map((payment) => Number(textAt(payment, 'CtrlSum')!.replace('.', '')))
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total)
  for (const payment of payments) {
    const amounts = elementsAt(payment, 'DrctDbtTxInf').map(
      (debit) => Number(textAt(debit, 'InstdAmt')) * 100,
    )
    expect(Number(textAt(payment, 'NbOfTxs'))).toBe(amounts.length)
    expect(Number(textAt(payment, 'CtrlSum')) * 100).toBeCloseTo(amounts.reduce((sum, each) => sum + each, 0))
  }
})

test('a payment has the elements of the standard, in its order', async () => {
  const [payment, other] = elementsAt(await initiation(messageId), 'PmtInf')
  expect([...new Set(namesIn(payment!))]).toEqual(
    'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdColltnDt Cdtr CdtrAcct CdtrAgt ChrgBr CdtrSchmeId DrctDbtTxInf'.split(
      ' ',
    ),
  )
  const said = (path: string) => textAt(payment!, path)
  expect(said('PmtInfId')).toBe(`${messageId}-1`)
  expect([said('PmtMtd'), said('ReqdColltnDt')]).toEqual(['DD', '2026-11-24'])
  expect(['SvcLvl/Cd', 'LclInstrm/Cd', 'SeqTp'].map((path) => said(`PmtTpInf/${path}`))).toEqual([
    'SEPA',
    'CORE',
    'FRST',
  ])
  expect(textAt(other!, 'PmtTpInf/SeqTp')).toBe('RCUR')
  expect([said('Cdtr/Nm'), said('CdtrAcct/Id/IBAN'), said('CdtrAgt/FinInstnId/BIC'), said('ChrgBr')]).toEqual(
    ['Serenade Demo One B.V.', 'NL41SRND0123456789', 'SRNDNL2A', 'SLEV'],
  )
  expect(said('CdtrSchmeId/Id/PrvtId/Othr/Id')).toBe('NL70ZZZ000000010000')
  expect(said('CdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry')).toBe('SEPA')
})

test('a debit has its mandate, its payer in the signs of banks, and a text that tells nobody anything', async () => {
  const payments = elementsAt(await initiation(messageId), 'PmtInf')
  const debits = payments.flatMap((payment) => elementsAt(payment, 'DrctDbtTxInf'))
  const ids = debits.map((debit) => textAt(debit, 'PmtId/EndToEndId'))
  expect(new Set(ids)).toEqual(
    new Set([first, second, third].map(({ payment_id: id }) => id.replaceAll('-', ''))),
  )
  const debit = debits.find((each) => textAt(each, 'DbtrAcct/Id/IBAN') === 'NL91ABNA0417164300')!
  expect(namesIn(debit)).toEqual(['PmtId', 'InstdAmt', 'DrctDbtTx', 'DbtrAgt', 'Dbtr', 'DbtrAcct', 'RmtInf'])
  const { reference } = (await two.state()).mandate
  const said = (path: string) => textAt(debit, path)
  expect(said('DrctDbtTx/MndtRltdInf/MndtId')).toBe(reference)
  expect(said('DrctDbtTx/MndtRltdInf/DtOfSgntr')).toBe('2026-11-21')
  expect(elementsAt(debit, 'InstdAmt')[0]!.attributes).toEqual({ Ccy: 'EUR' })
  expect(said('InstdAmt')).toBe((third.amount.amount / 100).toFixed(2))
  expect(said('DbtrAgt/FinInstnId/Othr/Id')).toBe('NOTPROVIDED')
  expect(said('Dbtr/Nm')).toBe('Olaf + Co')
  expect(said('Dbtr/PstlAdr/Ctry')).toBe('NL')
  expect(elementsAt(debit, 'Dbtr/PstlAdr/AdrLine').map(({ children }) => children[0])).toEqual([
    'Voorbeeldkade 12 a',
    '3511 AB Utrecht',
  ])
  expect(said('RmtInf/Ustrd')).toBe(`SRND Services ${third.payment_id.replaceAll('-', '')}`)
})

test('a debit is exported once, also by two at once; a lost file is written again to the letter', async () => {
  expect(await exportDebits(ctx, 1)).toBeNull()
  expect(await batchFile(t.db, messageId!)).toEqual(await batchFile(t.db, messageId!))
  expect(await batchFile(t.db, 'DD-other')).toBeNull()
  t.clock.advance(minuteMs)
  await one.buy({ account: 'known' })
  const both = await Promise.all([exportDebits(ctx, 1), exportDebits(ctx, 1), exportDebits(ctx, 2)])
  const made = both.filter((id) => id !== null)
  expect(made).toHaveLength(1)
  const [payment] = elementsAt(await initiation(made[0]!), 'PmtInf')
  expect([textAt(payment!, 'PmtTpInf/SeqTp'), textAt(payment!, 'NbOfTxs')]).toEqual(['RCUR', '1'])
})

test('a file that is late asks for the first day on which a bank can collect', async () => {
  const late = await debitBuyer(t)
  await late.buy()
  t.clock.set('2026-12-24T15:00:00Z')
  const [payment] = elementsAt(await initiation(await exportDebits(ctx, 1)), 'PmtInf')
  expect(textAt(payment!, 'ReqdColltnDt')).toBe('2026-12-28')
})

test('what an erased member had ordered is called off and in no file', async () => {
  const gone = await debitBuyer(t)
  const order = await gone.buy()
  const { eraseDebits } = await import('../erase.ts')
  for (let times = 0; times < 2; times += 1)
    for (const statement of eraseDebits({ id: gone.id, name: '', email: null })) await t.db.execute(statement)
  expect(await exportDebits(ctx, 1)).toBeNull()
  const { rows } = await t.pool.query(
    `select payment_order.state, debit.reason, details, debit_mandate.ended_at is not null as ended,
       (select count(*)::int from sms where member_id = $2) as texts,
       (select count(*)::int from debit_request where member_id = $2) as requests
     from payment_order join debit on order_id = payment_order.id join debit_mandate on debit_mandate.id = mandate_id
     where payment_order.id = $1`,
    [order.payment_id, gone.id],
  )
  expect(rows).toEqual([
    { state: 'cancelled', reason: 'erased', details: null, ended: true, texts: 0, requests: 0 },
  ])
})
