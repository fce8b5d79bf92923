import { Button, ButtonLink } from '../button/button.tsx'
import { IconButton, IconLink } from '../button/icon-button.tsx'
import { TextLink } from '../button/text-link.tsx'
import { Icon } from '../icon.tsx'
import { ellipsis as ellipsisIcon, gift as giftIcon, heart as heartIcon } from '../icons.ts'
import { Badge } from '../notice/badge.tsx'
import { Forced } from './forced.tsx'
import { Line } from './section.tsx'

const variants = [
  ['primary', 'Primary'],
  ['soft', 'Soft'],
  ['outline', 'Outline'],
  ['ghost', 'Ghost'],
  ['danger', 'Delete'],
] as const
const states = ['hover', 'focus', 'active'] as const
const looks = ['plain', 'line', 'primary'] as const

export function ButtonSamples() {
  const heart = <Icon icon={heartIcon} size={20} />
  return (
    <>
      {variants.map(([variant, name]) => (
        <Line key={variant}>
          <Button variant={variant}>{name}</Button>
          {states.map((state) => (
            <Forced key={state} state={state}>
              <Button variant={variant} className="capitalize">
                {state}
              </Button>
            </Forced>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
        </Line>
      ))}
      <Line>
        <Button size="sm">
          <Icon icon={heartIcon} size={16} />
          Small
        </Button>
        <Button size="lg">Large 56</Button>
        <ButtonLink to="/" variant="soft">
          As a link
        </ButtonLink>
      </Line>
      <Line>
        <TextLink to="/">A link</TextLink>
        <Forced state="hover">
          <TextLink to="/">Hover</TextLink>
        </Forced>
        <Forced state="focus">
          <TextLink to="/">Focus</TextLink>
        </Forced>
        <TextLink to="/" quiet>
          A quiet link
        </TextLink>
      </Line>
      <Line>
        {looks.map((look) => (
          <IconButton
            key={look}
            label="Send a gift"
            variant={look}
            icon={<Icon icon={giftIcon} size={20} />}
          />
        ))}
        {states.map((state) => (
          <Forced key={state} state={state}>
            <IconButton label="More" variant="line" icon={<Icon icon={ellipsisIcon} />} />
          </Forced>
        ))}
        <IconButton label="Like" variant="primary" size="lg" icon={heart} />
        <IconButton label="Not now" variant="line" disabled icon={heart} />
        <IconLink
          to="/"
          label="Likes"
          icon={heart}
          badge={<Badge count={120} tone="like" label="120 new" />}
        />
      </Line>
      <div className="on-night grid gap-3 rounded-panel bg-night p-5 text-on-night">
        <Line>
          <Button>On night</Button>
          <Button variant="night">Night</Button>
          <Button variant="ghost">Ghost</Button>
          <Forced state="focus">
            <Button>Focus</Button>
          </Forced>
          <TextLink to="/">A link</TextLink>
        </Line>
        <Button block>Block</Button>
      </div>
    </>
  )
}
