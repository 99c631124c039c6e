import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useIdle, useLate } from '../../lib/lateCode.ts';
import { useTheme } from '../../lib/theme.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { ShopFront } from '../../ui/ShopFront.tsx';
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

// Loaded when the phone is seen.
const loadFilm = () => import('./BuildFilm.tsx');

/** Whether at least half of an element was in the window after the first idle moment of the page. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const isIdle = useIdle();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isIdle || isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isIdle, isSeen, element]);
  return isSeen;
}

/** An ordering page on a phone in a shop window, in the theme of the page; when it is seen, the phone plays how it was built. */
export function ShopWindow() {
  const theme = useTheme();
  const glass = useRef<HTMLDivElement>(null);
  const film = useLate(loadFilm, useSeen(glass));
  const shot = (scale: number): string => `/shots/storefront-${theme}-${SHOT.width * scale}.webp`;
  return (
    <ShopWindowRoot>
      <ShopFront>
        <Glass ref={glass}>
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
              {film && <film.BuildFilm key={theme} theme={theme} />}
            </PhoneFrame>
          </Phone>
        </Glass>
      </ShopFront>
    </ShopWindowRoot>
  );
}
