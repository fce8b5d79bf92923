import sharp from 'sharp'
import { z } from 'zod'
import { deriveFiles } from '../platform/pictures/derive-files.ts'
import { makeFiles } from '../platform/pictures/make-files.ts'

const fraction = z.number().min(0).max(1)
const makingSchema = z.object({
  source: z.union([z.string(), z.instanceof(Uint8Array)]),
  crop: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).nullable(),
  limits: z.object({ pixels: z.number(), minSide: z.number() }),
})
const derivingSchema = z.object({ full: z.instanceof(Uint8Array), card: z.instanceof(Uint8Array) })
const workSchema = z.union([makingSchema, derivingSchema])

// Of all that libvips can read only what members' photos are: no SVG, PDF or ImageMagick is ever asked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})
sharp.cache(false)
sharp.concurrency(2)

// The parent decides when this ends: a signal to the whole group must not cut off a picture that is under way.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const work = workSchema.parse(message)
  process.send?.('source' in work ? await makeFiles(work) : await deriveFiles(work), () => globalThis.gc?.())
})
