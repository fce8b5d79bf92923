import { companyInfoSchema, versionedQuerySchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { versionedCache } from '#server/site/versioned-cache.ts'
import { presentCompany } from '#server/sites/present.ts'
import { findCompany } from '#server/sites/queries.ts'

export const getCompanyInfo = endpoint(
  {
    method: 'get',
    path: '/api/companyinfo.php',
    summary: 'The company that operates the site',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query: versionedQuerySchema,
    response: companyInfoSchema,
  },
  async (ctx, { query }, c) => {
    const company = await findCompany(ctx)
    c.header('Cache-Control', versionedCache(ctx, query.version))
    return presentCompany(company)
  },
)
