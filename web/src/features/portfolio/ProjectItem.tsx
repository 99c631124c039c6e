import { ChevronDown } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { useIsLive } from '../../lib/useIsLive.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { BrandIcon, ProjectDetails, type ProjectProps } from './ProjectDetails.tsx';

const Root = styled(Disclosure)`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Trigger = styled(Button)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) clamp(12px, 2vw, 20px);
  width: 100%;
  padding: clamp(14px, 2vw, 20px) clamp(16px, 3vw, 28px);
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  [data-expanded] > h2 > &:hover {
    background: none;
  }
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > svg:last-child {
    transition: transform var(--ease);
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 12px;
  background: var(--secondary-soft);
  color: var(--primary);
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--space-6);
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-3);
  font-family: var(--font-display);
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, var(--size-25));
  font-weight: 560;
  line-height: 1.2;
  letter-spacing: -0.01em;
  > span {
    font-family: var(--font-text);
    letter-spacing: 0;
  }
`;

const Kinds = styled.span`
  grid-column: 1;
  font-size: var(--size-15);
  font-weight: 400;
  color: var(--text-soft);
`;

/* The logos without names; the names are in the panel. */
const Logos = styled.span`
  display: none;
  grid-row: 1 / span 2;
  grid-column: 2;
  gap: var(--space-3);
  color: var(--text-soft);
  @media ${atLeast('medium')} {
    display: flex;
  }
`;

const Panel = styled(DisclosurePanel)`
  /* The browser's find-in-page opens a closed panel. */
  &[hidden]:not([hidden='until-found']) {
    display: none;
  }
  /* Without scripts all panels are open. */
  @media (scripting: none) {
    &&[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;

/** One project of the accordion. */
export function ProjectItem({ project, isFirst }: ProjectProps) {
  const { id, title, icon, type, technologies, discontinue } = project;
  const isLive = useIsLive();
  return (
    <Root id={id}>
      <Heading level={2}>
        <Trigger slot="trigger">
          <Tile>
            <Icon icon={icon} size={24} />
          </Tile>
          <Words>
            <Title>
              {title}
              {discontinue && <Chip tone="warning">{messages.discontinued}</Chip>}
            </Title>
            <Kinds>{type.join(' · ')}</Kinds>
            <Logos aria-hidden>
              {technologies.map(({ title: name, logo }) => (
                <BrandIcon key={name} src={logo} title={name} />
              ))}
            </Logos>
          </Words>
          <Icon icon={ChevronDown} size={22} />
        </Trigger>
      </Heading>
      <Panel
        // Before hydration only `hidden` marks a closed panel, so that CSS can open it for screen readers too.
        render={(panel) => <div {...panel} aria-hidden={isLive ? panel['aria-hidden'] : undefined} />}
      >
        <ProjectDetails project={project} isFirst={isFirst} />
      </Panel>
    </Root>
  );
}
