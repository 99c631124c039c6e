import { keyframes, styled } from 'styled-components';
import { formatPence } from '../../lib/money.ts';
import type { Draft } from './conversationRequests.ts';
import { messages } from './messages.ts';
import { brandFill, isPopular, uniqueKeys } from './preview.rules.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  padding: 20px;
`;

const Section = styled.section`
  h3 {
    margin-bottom: 10px;
    font-family: var(--font-display);
    font-size: var(--size-20);
    font-weight: 600;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    gap: 10px;
  }
`;

const Dish = styled.li`
  font-size: var(--size-15);
  line-height: 1.35;
  overflow-wrap: anywhere;
  animation: ${appear} 240ms ease-out;
  > div {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  > div::before {
    content: '';
    order: 1;
    flex: 1 1 16px;
    min-width: 12px;
    border-bottom: 2px dotted #c9c1b0;
  }
  strong {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  data,
  div > span {
    order: 2;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: #5a6273;
    font-size: var(--size-13);
  }
`;

const Mark = styled.span`
  display: inline-block;
  margin-top: 2px;
  padding: 1px 8px;
  border-radius: var(--radius-chip);
  /* A white mark is seen on the white page. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 35%, transparent);
  font-size: 12px;
  font-weight: 600;
`;

const Hint = styled.p`
  color: #5a6273;
  font-size: var(--size-13);
`;

/* A line of a menu that does not exist yet. */
const Blank = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  &::before,
  &::after {
    content: '';
    height: 10px;
    border-radius: 5px;
    background: #efe9dc;
  }
  &::before {
    width: var(--wide, 55%);
  }
  &::after {
    width: 40px;
  }
  &:nth-of-type(2n) {
    --wide: 38%;
  }
  &:nth-of-type(3n) {
    --wide: 64%;
  }
`;

/** The menu of the draft; without one, the popular dishes and blank lines. `highlight`: `#rrggbb` of the marks. */
export function PreviewMenu({ draft, highlight }: { draft: Draft; highlight: string }) {
  const { sections, popularItems } = draft;
  const { fill, ink } = brandFill(highlight);
  const mark = <Mark style={{ background: fill, color: ink }}>{messages.popular}</Mark>;
  if (sections.length > 0) {
    const keys = uniqueKeys(sections.map(({ name }) => name));
    const dishKeys = sections.map(({ items }) => uniqueKeys(items.map(({ name }) => name)));
    return (
      <Root>
        {sections.map(({ name, items }, number) => (
          <Section key={keys[number]}>
            <h3>{name}</h3>
            <ul role="list">
              {items.map((item, index) => (
                <Dish key={dishKeys[number]?.[index]}>
                  <div>
                    <strong>{item.name}</strong>
                    <data value={item.price}>{formatPence(item.price)}</data>
                  </div>
                  {item.description && <p>{item.description}</p>}
                  {isPopular(item.name, popularItems) && mark}
                </Dish>
              ))}
            </ul>
          </Section>
        ))}
      </Root>
    );
  }
  return (
    <Root>
      {popularItems.length > 0 && (
        <Section>
          <h3>{messages.popularHere}</h3>
          <ul role="list">
            {[...new Set(popularItems)].map((item) => (
              <Dish key={item}>
                <div>
                  <strong>{item}</strong>
                  {mark}
                </div>
              </Dish>
            ))}
          </ul>
        </Section>
      )}
      <Hint>{messages.menuHere}</Hint>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Blank key={line} aria-hidden />
      ))}
    </Root>
  );
}
