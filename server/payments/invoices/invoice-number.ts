/** An invoice's number as it is written: the company's series, and the place in it. */
export function writeInvoiceNumber({ companyId, number }: { companyId: number; number: number }): string {
  return `${companyId}-${String(number).padStart(6, '0')}`
}
