import { z } from 'zod'
import { idSchema } from '#common/wire/basics.ts'
import { Download } from '#server/http/endpoint/send-download.ts'
import { makeReceipt } from '#server/payments/invoices/make-receipt.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getReceipt = endpoint(
  {
    method: 'get',
    path: '/api/receipt.php',
    summary: 'The receipt of one of the member’s own payments as a PDF, once it is paid',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    query: z.object({ id: idSchema }),
    response: 'pdf',
    errors: ['not_found'],
  },
  async (ctx, { query }) => {
    const { name, pdf } = await makeReceipt(ctx, query.id)
    return new Download(`${name}.pdf`, pdf)
  },
)
