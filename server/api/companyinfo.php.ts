import { companyInfoSchema } from '#common/sites.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentCompany } from '../sites/present.ts'
import { findCompany } from '../sites/queries.ts'

export const getCompanyInfo = endpoint(
  {
    method: 'get',
    path: '/api/companyinfo.php',
    summary: 'The company that operates the site',
    access: 'anyone',
    limit: 'none',
    audited: false,
    response: companyInfoSchema,
  },
  async (ctx, _input, c) => {
    const company = await findCompany(ctx)
    c.header('Cache-Control', 'public, max-age=3600')
    return presentCompany(company)
  },
)
