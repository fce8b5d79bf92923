import { BasicSamples } from './basic-samples.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { GallerySamples } from './gallery-samples.tsx'
import { LabelSamples } from './label-samples.tsx'
import { LoadingSamples } from './loading-samples.tsx'
import { LongWordSamples } from './long-word-samples.tsx'
import { NavigationSamples } from './navigation-samples.tsx'
import { NoticeSamples } from './notice-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PhotoSamples } from './photo-samples.tsx'
import { SearchSamples } from './search-samples.tsx'
import { Section } from './section.tsx'
import { TableSamples } from './table-samples.tsx'

/** Every component of the kit in every state, in both themes. A site's style guide adds what is its own. */
export function KitSamples() {
  return (
    <>
      <Section title="Colour and type" sample={<BasicSamples />} />
      <Section title="Buttons and links" sample={<ButtonSamples />} />
      <Section title="Fields" sample={<FieldSamples />} />
      <Section title="Combobox, date of birth, age" sample={<SearchSamples />} />
      <Section title="Choices" sample={<ChoiceSamples />} />
      <Section title="Chips, badges, tags, avatars" sample={<LabelSamples />} />
      <Section title="Tabs and pages" sample={<NavigationSamples />} />
      <Section title="Photo cards" wide sample={<PhotoSamples />} />
      <Section title="Gallery and lightbox" sample={<GallerySamples />} />
      <Section title="Dialogs, sheets, menus, popover, toasts" sample={<OverlaySamples />} />
      <Section title="Notices" sample={<NoticeSamples />} />
      <Section title="Progress and loading" sample={<LoadingSamples />} />
      <Section title="Data table" wide sample={<TableSamples />} />
      <Section title="Long words" sample={<LongWordSamples />} />
    </>
  )
}
