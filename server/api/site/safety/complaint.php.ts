import { okSchema } from '#common/wire/basics.ts'
import { complaintQuerySchema, complaintSchema, complaintStatusSchema } from '#common/wire/complaints.ts'
import { fileComplaint } from '#server/safety/complaints/file-complaint.ts'
import { findComplaintStatus } from '#server/safety/complaints/find-complaint.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postComplaint = endpoint(
  {
    method: 'post',
    path: '/api/complaint.php',
    summary: 'Sends the site’s staff a complaint or a notice of illegal content',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 10, seconds: 3_600 },
    body: complaintSchema,
    response: okSchema,
    errors: ['challenge_required', 'conflict'],
  },
  async (ctx, { body }) => {
    await fileComplaint(ctx, body)
    return { ok: true as const }
  },
)

export const getComplaint = endpoint(
  {
    method: 'get',
    path: '/api/complaint.php',
    summary: 'How a complaint stands, by its mailed link',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 600 },
    query: complaintQuerySchema,
    response: complaintStatusSchema,
    errors: ['link_invalid'],
  },
  (ctx, { query }) => findComplaintStatus(ctx, query.case),
)
