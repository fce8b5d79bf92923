import { twoHalves } from './send-photo.ts'

/** The words that stand in every kind of metadata of the tagged picture, and that nobody may find in what is made of it. */
export const canary = 'Canary-52.0907-5.1214'

/** A JPEG as phones and programs write them: EXIF with a place and a thumbnail's orientation, XMP, IPTC, a comment, a colour profile. */
export async function taggedPicture(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: canary, ImageDescription: canary, Artist: canary },
    IFD3: {
      GPSLatitude: '52/1 5/1 2652/100',
      GPSLatitudeRef: 'N',
      GPSLongitude: '5/1 7/1 1704/100',
      GPSLongitudeRef: 'E',
    },
  }
  const jpeg = await twoHalves(800, 600)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const iptc = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, canary.length]), Buffer.from(canary)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(iptc.length)
  const photoshop = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'),
    length,
    iptc,
    Buffer.alloc(iptc.length % 2),
  ])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xed, photoshop),
    segment(0xfe, Buffer.from(canary)),
    jpeg.subarray(2),
  ])
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
