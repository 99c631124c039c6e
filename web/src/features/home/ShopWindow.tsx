import { styled } from 'styled-components';
import { useTheme } from '../../lib/useTheme.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { ShopFront } from '../../ui/ShopFront.tsx';
import { messages } from './messages.ts';

/** Size of the pictures at their smallest resolution, px; web/e2e/screens/home.screens.ts takes them. */
const SHOT = { width: 390, height: 740 };
const SCALES = [1, 1.5, 2, 3] as const;

const Root = styled.div`
  --phone: 268px;
  width: 100%;
  max-width: 540px;
  margin-inline: auto;
  /* Below, it is as wide as the words above it, and shows the upper half of the phone. */
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

/* As high as the picture is in it, so that nothing moves when the picture comes. */
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

/** A real page of ours on a phone, in the window of a shop; in the theme of the page. */
export function ShopWindow() {
  const theme = useTheme();
  const shot = (scale: number): string => `/shots/storefront-${theme}-${SHOT.width * scale}.webp`;
  return (
    <Root>
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
    </Root>
  );
}
