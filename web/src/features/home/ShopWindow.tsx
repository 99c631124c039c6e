import { styled } from 'styled-components';
import { useTheme } from '../../lib/useTheme.ts';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { messages } from './messages.ts';

/** Size of the pictures at their smaller resolution, px; web/e2e/screens/home.screens.ts takes them. */
const SHOT = { width: 390, height: 740 };

/* A shop front: the awning above, the phone in the window. */
const Root = styled.div`
  position: relative;
  width: 100%;
  max-width: 540px;
  margin-inline: auto;
  padding: 96px var(--space-6) var(--space-8);
  border: 1px solid var(--line);
  border-radius: 0 0 28px 28px;
  background: var(--secondary-soft);
  @media (min-width: 1920px) {
    max-width: 600px;
  }
`;

const Awning = styled.svg`
  position: absolute;
  top: -1px;
  left: -10px;
  width: calc(100% + 20px);
  max-width: none;
  height: 64px;
  filter: drop-shadow(0 6px 10px rgb(21 32 58 / 14%));
  .stripe {
    fill: var(--primary);
  }
  .cloth {
    fill: #ffffff;
  }
  :root[data-theme='dark'] & .stripe {
    fill: #2f5fae;
  }
  :root[data-theme='dark'] & .cloth {
    fill: #e8e2d4;
  }
`;

/* As high as the picture is in it, so that nothing moves when the picture comes. */
const Phone = styled.div`
  width: 300px;
  max-width: 100%;
  height: 603px;
  margin-inline: auto;
  @media (min-width: 1920px) {
    width: 330px;
    height: 660px;
  }
`;

const Shot = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: bottom;
`;

const STRIPES = Array.from({ length: 11 }, (_none, index) => index);

/** A real page of ours on a phone, in the window of a shop; in the theme of the page. */
export function ShopWindow() {
  const theme = useTheme();
  const shot = (scale: 1 | 2) =>
    `/shots/storefront-${theme}-${SHOT.width * scale}.webp ${SHOT.width * scale}w`;
  return (
    <Root>
      <Awning viewBox="0 0 550 64" preserveAspectRatio="none" aria-hidden focusable="false">
        {STRIPES.map((index) => (
          <path
            key={index}
            className={index % 2 === 0 ? 'stripe' : 'cloth'}
            d={`M${index * 50} 0h50v42a25 22 0 0 1-50 0z`}
          />
        ))}
      </Awning>
      <Phone>
        <PhoneFrame address={messages.shotAddress}>
          <Shot
            src={`/shots/storefront-${theme}-${SHOT.width}.webp`}
            srcSet={`${shot(1)}, ${shot(2)}`}
            sizes="(min-width: 1920px) 312px, 282px"
            width={SHOT.width}
            height={SHOT.height}
            alt={messages.shot}
            fetchPriority="high"
          />
        </PhoneFrame>
      </Phone>
    </Root>
  );
}
