import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const browser = t.browser()

type Found = { name: string; also: string | null; country: string; region_name: string }

async function find(q: string, country?: string): Promise<Found[]> {
  const query = new URLSearchParams({ q, ...(country ? { country } : {}) })
  const { status, body } = await browser.get(`/api/places.php?${query}`)
  expect(status).toBe(200)
  return body.places
}

describe('GET /api/places.php', () => {
  it.each([
    ['Munich', 'München'],
    ['munchen', 'München'],
    ['Muenchen', 'München'],
    ['Monaco di Ba', 'München'],
    ['Kööpenh', 'København'],
    ['kobenh', 'København'],
    ['Koebenhavn', 'København'],
    ['Åbo', 'Turku'],
    ['Warschau', 'Warszawa'],
    ['Gdansk', 'Gdańsk'],
    ['Lodz', 'Łódź'],
    ['st polten', 'St. Pölten'],
    ['Sankt Pölten', 'St. Pölten'],
    ['haag', 'Den Haag'],
    ['Bozen', 'Bolzano / Bozen'],
    ['Londra', 'London'],
    ['Aarhus', 'Aarhus'],
  ])('finds by %s the town of %s', async (typed, name) => {
    expect((await find(typed))[0]?.name).toBe(name)
  })

  it('says how the town is called elsewhere only where it was typed so', async () => {
    expect((await find('Munich'))[0]).toMatchObject({
      name: 'München',
      also: 'Munich',
      country: 'DE',
      region_name: 'Bayern',
    })
    expect((await find('München'))[0]?.also).toBeNull()
  })

  it('finds in spite of a slip', async () => {
    expect((await find('Rotterdm')).map(({ name }) => name)).toContain('Rotterdam')
  })

  it('shows the towns of one’s country first', async () => {
    expect((await find('Frankfurt an'))[0]?.country).toBe('DE')
    expect((await find('Cambridge', 'US'))[0]?.country).toBe('US')
    expect((await find('Cambridge', 'GB'))[0]?.country).toBe('GB')
  })

  it.each(['', '   ', 'x'.repeat(81)])('refuses %j', async (q) => {
    expect((await browser.get(`/api/places.php?q=${encodeURIComponent(q)}`)).status).toBe(422)
  })

  it.each(["'; drop table city", '%', '_', '\\', '…', '  ,  '])('takes %j as mere text', async (q) => {
    const found = await find(q)
    expect(found.length).toBeLessThanOrEqual(8)
  })

  it('refuses a zero byte', async () => {
    expect((await browser.get('/api/places.php?q=a%00b')).status).toBeLessThan(500)
  })
})

describe('GET /api/geocode.php', () => {
  it.each([
    [52.09, 5.12, 'Utrecht'],
    [48.14, 11.58, 'München'],
    [51.5, -0.12, 'London'],
  ])('names the town nearest to %f, %f', async (lat, lon, name) => {
    const { body } = await browser.get(`/api/geocode.php?lat=${lat}&lon=${lon}`)
    expect(body.place).toMatchObject({ name, also: null })
  })

  it('knows no town in the middle of the sea', async () => {
    expect((await browser.get('/api/geocode.php?lat=0&lon=-30')).body.place).toBeNull()
  })

  it.each(['lat=91&lon=0', 'lat=0&lon=181', 'lat=x&lon=1', 'lat=1', ''])('refuses %j', async (query) => {
    expect((await browser.get(`/api/geocode.php?${query}`)).status).toBe(422)
  })
})
