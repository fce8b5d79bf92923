import { BasicsSection } from './styleguide/basics-section.tsx'
import { BrandSection } from './styleguide/brand-section.tsx'
import { ButtonsSection } from './styleguide/buttons-section.tsx'
import { ChoicesSection } from './styleguide/choices-section.tsx'
import { FieldsSection } from './styleguide/fields-section.tsx'
import { LabelsSection } from './styleguide/labels-section.tsx'
import { NoticesSection } from './styleguide/notices-section.tsx'
import { OverlaysSection } from './styleguide/overlays-section.tsx'
import { PhotosSection } from './styleguide/photos-section.tsx'
import { Toaster } from './toaster.tsx'

export default function StyleguidePage() {
  return (
    <Toaster label="Notifications" dismissLabel="Dismiss">
      <main className="wrap grid py-8">
        <h1 className="pb-6">Style guide</h1>
        <BasicsSection />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <LabelsSection />
        <PhotosSection />
        <OverlaysSection />
        <NoticesSection />
        <BrandSection />
      </main>
    </Toaster>
  )
}
