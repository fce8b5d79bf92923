import type { ReactNode } from 'react'
import type { PhotoSource } from './photo.tsx'

export type GalleryPhoto = PhotoSource & { alt: string; locked?: ReactNode | undefined }
