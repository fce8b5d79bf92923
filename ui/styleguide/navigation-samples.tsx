import { useSearchParams } from 'react-router'
import { Badge } from '../notice/badge.tsx'
import { Pagination } from '../table/pagination.tsx'
import { Tabs } from '../tabs.tsx'
import { Forced } from './forced.tsx'
import { useSampleName } from './sample-theme.ts'

const words = {
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
  positionLabel: (page: number, pages: number) => `${page} of ${pages}`,
}

export function NavigationSamples() {
  const named = useSampleName()
  const [parameters] = useSearchParams()
  const page = Number(parameters.get('page') ?? 10)
  const to = (number: number) => `?page=${number}`
  return (
    <>
      <Tabs
        label={named('Likes')}
        items={[
          {
            to: '/styleguide',
            label: 'Received',
            badge: <Badge count={3} tone="like" label="3 new" />,
            end: true,
          },
          { to: '/likes/sent', label: 'Sent' },
          { to: '/likes', label: 'Matches' },
        ]}
      />
      <Forced state="focus" on="li:nth-child(2) a">
        <Tabs
          label={named('Focus and hover')}
          items={[
            { to: '/styleguide', label: 'Chosen', end: true },
            { to: '/likes/sent', label: 'Focus' },
            { to: '/likes', label: 'Other' },
          ]}
        />
      </Forced>
      <Pagination {...words} label={named('Pages')} page={page} pages={20} to={to} />
      <Pagination {...words} label={named('First of a few pages')} page={1} pages={4} to={to} />
      <Forced state="focus" on="li:nth-child(4) a">
        <Pagination {...words} label={named('Last of many pages')} page={90} pages={90} to={to} />
      </Forced>
    </>
  )
}
