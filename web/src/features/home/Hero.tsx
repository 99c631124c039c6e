import { styled } from 'styled-components';
import { useTheme } from '../../lib/theme.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { ShopFront } from '../../ui/ShopFront.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

/** Size of the pictures at their smallest resolution, px; web/e2e/screens/home.screens.ts takes them. */
const SHOT = { width: 390, height: 740 };
const SCALES = [1, 1.5, 2, 3] as const;

const ShopWindowRoot = styled.div`
  --phone: 268px;
  width: 100%;
  max-width: 540px;
  margin-inline: auto;
  /* In narrow windows it shows the upper half of the phone below the text. */
  @media ${atLeast('small')} {
    --phone: 300px;
    max-width: none;
  }
  @media ${atLeast('medium')} {
    max-width: 540px;
    margin-right: 0;
  }
  @media ${atLeast('wide')} {
    --phone: 350px;
    max-width: 620px;
  }
  @media ${atLeast('widest')} {
    --phone: 440px;
    max-width: 780px;
  }
`;

const Glass = styled.div`
  height: 420px;
  margin-bottom: calc(-1 * var(--space-8));
  overflow: hidden;
  @media ${atLeast('medium')} {
    height: auto;
    margin-bottom: 0;
    overflow: visible;
  }
`;

/* Reserves the height of the picture. */
const Phone = styled.div`
  width: var(--phone);
  max-width: 100%;
  height: calc((var(--phone) - 18px) * ${SHOT.height / SHOT.width} + 70px);
  margin-inline: auto;
`;

const Shot = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: bottom;
`;

/** An ordering page on a phone in a shop window, in the theme of the page. */
function ShopWindow() {
  const theme = useTheme();
  const shot = (scale: number): string => `/shots/storefront-${theme}-${SHOT.width * scale}.webp`;
  return (
    <ShopWindowRoot>
      <ShopFront>
        <Glass>
          <Phone>
            <PhoneFrame address={messages.shotAddress} isDark={theme === 'dark'}>
              <Shot
                src={shot(1)}
                srcSet={SCALES.map((scale) => `${shot(scale)} ${SHOT.width * scale}w`).join(', ')}
                sizes={`${atLeast('widest')} 422px, ${atLeast('wide')} 332px, ${atLeast('small')} 282px, 250px`}
                width={SHOT.width}
                height={SHOT.height}
                alt={messages.shot}
                fetchPriority="high"
              />
            </PhoneFrame>
          </Phone>
        </Glass>
      </ShopFront>
    </ShopWindowRoot>
  );
}

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10) var(--space-12);
  align-items: center;
  padding-block: clamp(32px, 4vw, 64px) clamp(48px, 6vw, 88px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

const Headline = styled(Heading)`
  /* Each sentence on one line at every width. */
  font-size: clamp(1.5rem, 7.8vw, 3.5rem);
  @media ${atLeast('medium')} {
    font-size: 2.5rem;
  }
  @media ${atLeast('large')} {
    font-size: 3.25rem;
  }
  @media ${atLeast('wide')} {
    font-size: 4.125rem;
  }
  @media ${atLeast('widest')} {
    font-size: 5.25rem;
  }
`;

const Line = styled.span`
  display: block;
`;

const Sentence = styled(Text)`
  max-width: 46ch;
`;

/** The promise, beside a picture of the product. */
export function Hero() {
  return (
    <Root>
      <Stack $gap={6}>
        <Headline as="h1" $size={56}>
          {messages.headline.map((line) => (
            <Line key={line}>{line} </Line>
          ))}
        </Headline>
        <Sentence $size={20} $soft>
          {messages.sentence}
        </Sentence>
        <Stack $row $gap={3}>
          <LinkButton to="/setup" size="large">
            {messages.start}
          </LinkButton>
          <LinkButton to="/packages" size="large" variant="secondary">
            {messages.plans}
          </LinkButton>
        </Stack>
      </Stack>
      <ShopWindow />
    </Root>
  );
}
