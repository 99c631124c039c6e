import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { SCREENS, SiteFrame } from './SiteFrame.tsx';
import { Text } from './Text.tsx';

const Root = styled.div<{ $columns: string | null }>`
  display: grid;
  gap: var(--space-4);
  ${({ $columns }) =>
    $columns === null
      ? css`
          grid-auto-flow: column;
          grid-auto-columns: minmax(min(144px, 42%), 1fr);
          /* Room for the ring of the focus, which scrolling would cut. */
          margin: -6px;
          padding: 6px 6px var(--space-3);
          overflow-x: auto;
          contain: inline-size;
          overscroll-behavior-x: contain;
          scroll-padding-inline: 6px;
          scroll-snap-type: x proximity;
          > * {
            scroll-snap-align: start;
          }
        `
      : css`
          grid-template-columns: ${$columns};
        `}
`;

const Card = styled.label`
  position: relative;
  display: grid;
  /* Cards beside each other are equally high: what is free is between the words and the foot. */
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 2px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--ease);
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  &:has(:disabled) {
    cursor: default;
    &:hover {
      border-color: var(--line);
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/* Invisible over the whole card, which shows the choice. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: 13px;
  font-weight: 650;
  color: var(--text-soft);
`;

/** A design that can be chosen. */
export interface DesignCard<T extends string> {
  value: T;
  name: string;
  text?: string;
  /** Why it cannot be chosen; null when it can. */
  lock: string | null;
  picture: ReactNode;
}

interface Props<T extends string> {
  label: string;
  cards: readonly DesignCard<T>[];
  value: T;
  onChange: (value: T) => void;
  /** What the others say while a design is locked. */
  openNote: string;
  /** Columns as in CSS; null: one row that scrolls. */
  columns: string | null;
}

/** A choice between designs, each a card with a picture. */
export function DesignCards<T extends string>({
  label,
  cards,
  value,
  onChange,
  openNote,
  columns,
}: Props<T>) {
  const name = useId();
  const hasLock = cards.some(({ lock }) => lock !== null);
  return (
    <Root role="radiogroup" aria-label={label} $columns={columns}>
      {cards.map((card) => (
        <Card key={card.value}>
          <Radio
            type="radio"
            name={name}
            checked={value === card.value}
            disabled={card.lock !== null}
            onChange={() => onChange(card.value)}
          />
          {card.picture}
          <div>
            <strong>{card.name}</strong>
            {card.text && (
              <Text $size={13} $soft>
                {card.text}
              </Text>
            )}
          </div>
          {card.lock !== null ? (
            <Foot>
              <Icon icon={Lock} size={16} />
              {card.lock}
            </Foot>
          ) : (
            // Only the locked ones are named with it.
            hasLock && <Foot aria-hidden>{openNote}</Foot>
          )}
        </Card>
      ))}
    </Root>
  );
}

const Screen = styled.div<{ $isPhone: boolean }>`
  position: relative;
  aspect-ratio: ${({ $isPhone }) => ($isPhone ? '390 / 610' : '1280 / 860')};
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-2);
  container-type: inline-size;
  pointer-events: none;
`;

/** A page can be looked at. */
const PICTURE_MAY = 'allow-scripts allow-same-origin';

interface PictureProps {
  src: string;
  title: string;
  loading: string;
  device: keyof typeof SCREENS;
}

/** The beginning of a page on the screen of a device, as a picture. */
export function PagePicture({ src, title, loading, device }: PictureProps) {
  return (
    <Screen $isPhone={device === 'phone'} aria-hidden>
      <SiteFrame
        src={src}
        title={title}
        loading={loading}
        sandbox={PICTURE_MAY}
        width={SCREENS[device]}
        isPicture
      />
    </Screen>
  );
}
