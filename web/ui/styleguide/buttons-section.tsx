import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { IconButton } from '../icon-button.tsx'
import { IconLink } from '../icon-link.tsx'
import { TextLink } from '../text-link.tsx'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

export function ButtonsSection() {
  const [busy, setBusy] = useState(true)
  return (
    <Section title="Buttons and links">
      <Line>
        <Button>Primary</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button loading={busy} onClick={() => setBusy(true)}>
          Loading
        </Button>
        <Button variant="outline" loading>
          Loading
        </Button>
      </Line>
      <Line>
        <Button size="sm">
          <Heart size={16} aria-hidden="true" />
          Small
        </Button>
        <Button size="sm" variant="outline">
          Small
        </Button>
        <Button size="lg">Large 56</Button>
        <ButtonLink to="/" variant="soft">
          As a link
        </ButtonLink>
        <TextLink to="/">A link</TextLink>
        <TextLink to="/" quiet>
          A quiet link
        </TextLink>
      </Line>
      <Line>
        <IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />
        <IconButton label="Send a gift" variant="line" icon={<Gift size={20} aria-hidden="true" />} />
        <IconButton label="Like" variant="primary" size="lg" icon={<Heart aria-hidden="true" />} />
        <IconButton label="Not now" variant="line" disabled icon={<Heart aria-hidden="true" />} />
        <IconLink
          to="/"
          label="Likes"
          icon={<Heart aria-hidden="true" />}
          badge={<Badge count={3} tone="like" label="3 new" />}
        />
      </Line>
      <div className="on-night grid gap-3 rounded-panel bg-night p-5 text-on-night">
        <Line>
          <Button>Primary on night</Button>
          <Button variant="night">Night</Button>
          <Button variant="ghost">Ghost</Button>
          <TextLink to="/">A link</TextLink>
        </Line>
        <Button block>Block</Button>
      </div>
    </Section>
  )
}
