import sharp from 'sharp'
const [out, ...files] = process.argv.slice(2)
const metas = await Promise.all(files.map(async f => ({ f, ...(await sharp(f).metadata()) })))
const h = Math.max(...metas.map(m => m.height)); let x = 0
const parts = metas.map(m => { const p = { input: m.f, left: x, top: 0 }; x += m.width + 10; return p })
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } }).composite(parts).png().toFile(out)
