import { BasicsSection } from './styleguide/basics-section'
import { BrandSection } from './styleguide/brand-section'
import { ButtonsSection } from './styleguide/buttons-section'
import { ChoicesSection } from './styleguide/choices-section'
import { FieldsSection } from './styleguide/fields-section'
import { LabelsSection } from './styleguide/labels-section'
import { NoticesSection } from './styleguide/notices-section'
import { OverlaysSection } from './styleguide/overlays-section'
import { PhotosSection } from './styleguide/photos-section'
import { Toaster } from './toaster'

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
