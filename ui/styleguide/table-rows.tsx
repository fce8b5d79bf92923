import { Tag } from '../notice/tag.tsx'
import type { DataColumn } from '../table/data-column.ts'
import { samplePhoto } from './sample-photo.ts'

export type Report = { id: string; what: string; about: string; site: string; risk: Risk; waiting: number }
const risks = ['low', 'medium', 'high'] as const
type Risk = (typeof risks)[number]

const tones = { low: 'neutral', medium: 'warning', high: 'danger' } as const
const kinds = ['Photo', 'Report', 'Profile text', 'Complaint', 'Appeal', 'Donaudampfschifffahrtsbeschwerde']
const abouts = ['New main photo', 'Asks for money', 'Phone number in text', 'Refund not received']
const sites = ['Serenade', 'Unison', 'Cadenza', 'Vivace']

export const reports: Report[] = Array.from({ length: 14 }, (_, index) => ({
  id: `${index + 1}`,
  what: `${kinds[index % kinds.length]} ${index + 1}`,
  about: abouts[index % abouts.length] ?? '',
  site: sites[(index * 3) % sites.length] ?? '',
  risk: risks[(index * 5) % 3] ?? 'low',
  waiting: index * index * 7 + 2,
}))

export const reportColumns: DataColumn<Report>[] = [
  {
    key: 'photo',
    header: 'Photo',
    hideHeader: true,
    className: 'w-14',
    cell: ({ id }) => (
      <img
        src={samplePhoto(Number(id)).src}
        alt=""
        width="32"
        height="40"
        className="h-10 w-8 rounded-small object-cover"
      />
    ),
  },
  {
    key: 'what',
    header: 'What',
    sort: 'ascending',
    cell: ({ what, about }) => (
      <span className="min-w-0">
        {what}
        <span className="block font-normal text-muted">{about}</span>
      </span>
    ),
  },
  { key: 'site', header: 'Site', sort: 'ascending', cell: ({ site }) => site },
  { key: 'risk', header: 'Risk', cell: ({ risk }) => <Tag tone={tones[risk]}>{risk}</Tag> },
  {
    key: 'waiting',
    header: 'Waiting',
    align: 'end',
    sort: 'descending',
    cell: ({ waiting }) => `${waiting.toLocaleString('en')} min`,
  },
]
