import { expect, test } from 'vitest'
import { niches } from '#common/sites/niches.ts'
import { webManifest } from './web-manifest.ts'

const names = { search: 'Search', messages: 'Messages', likes: 'Likes' }
const description = 'Meet people near you.'

test('an installed app bears the site’s name and starts where everybody may go', () => {
  expect(webManifest({ name: 'Nocturne', description, niche: 3, cdn_prefix: '' }, 'de', names)).toMatchObject(
    {
      name: 'Nocturne',
      short_name: 'Nocturne',
      description,
      lang: 'de',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#1d0c1b',
    },
  )
})

test('it has icons for every phone and says nothing of the niche', () => {
  for (const niche of Object.keys(niches).map(Number)) {
    const manifest = webManifest({ name: 'Anything', description, niche, cdn_prefix: '' }, 'en', names)
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ])
    const text = JSON.stringify(manifest)
    expect(Object.values(niches).filter((name) => text.includes(name))).toEqual([])
  }
})

test('it leads to the chats at once, and takes photos from other apps', () => {
  const { shortcuts, share_target } = webManifest(
    { name: 'A', description, niche: 1, cdn_prefix: '' },
    'en',
    names,
  )
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Messages', '/chats'],
    ['Search', '/members'],
    ['Likes', '/likes'],
  ])
  expect(share_target).toMatchObject({
    action: '/share',
    method: 'POST',
    params: { files: [{ name: 'photo', accept: ['image/*'] }] },
  })
})
