import { Globe } from 'lucide-react';
import appStore from 'simple-icons/icons/appstore.svg';
import googlePlay from 'simple-icons/icons/googleplay.svg';
import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import type { Project } from './project.ts';

/**
 * The logo of a technology or a shop; decoration only. `title`: tooltip of a logo without a name beside it. The files are
 * black; the dark theme inverts them.
 */
export const BrandIcon = styled.img.attrs({ alt: '', loading: 'lazy' })`
  flex: none;
  width: 18px;
  height: 18px;
  opacity: 0.75;
  :root[data-theme='dark'] & {
    filter: invert(1);
  }
`;

const PLACES = [
  { place: 'website', label: messages.website, icon: <Icon icon={Globe} /> },
  { place: 'appStore', label: messages.appStore, icon: <BrandIcon src={appStore} /> },
  { place: 'playStore', label: messages.playStore, icon: <BrandIcon src={googlePlay} /> },
] as const;

/** Links to the project's website and stores, if it has any. */
function ProjectLinks({ project }: { project: Project }) {
  const links = PLACES.flatMap(({ place, ...rest }) => {
    const href = project[place];
    return href ? [{ href, ...rest }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Stack $row $gap={3}>
      {links.map(({ href, label, icon }) => (
        <AnchorButton
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          aria-label={messages.linkOf(label, project.title)}
        >
          {icon}
          {label}
        </AnchorButton>
      ))}
    </Stack>
  );
}

const Title = styled.h3`
  font-size: var(--size-15);
  font-weight: 650;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: 5px 12px 5px 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius-chip);
    background: var(--bg);
    font-size: var(--size-15);
    line-height: 1.4;
  }
`;

/** The technologies of a project: logos with their names. */
function TechnologyList({ technologies }: Pick<Project, 'technologies'>) {
  return (
    <Stack $gap={3}>
      <Title>{messages.technologies}</Title>
      <List role="list">
        {technologies.map(({ title, logo }) => (
          <li key={title}>
            <BrandIcon src={logo} />
            {title}
          </li>
        ))}
      </List>
    </Stack>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-6) clamp(32px, 4vw, 56px);
  align-items: start;
  padding: 0 clamp(16px, 3vw, 28px) clamp(24px, 3vw, 32px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  }
`;

const Seen = styled.div`
  display: grid;
  gap: var(--space-5);
  @media ${atLeast('medium')} {
    order: 1;
    position: sticky;
    top: calc(var(--header) + var(--space-6));
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

const Parts = styled.dl`
  display: grid;
  gap: var(--space-4);
  dt {
    font-size: var(--size-15);
    font-weight: 650;
  }
  dd {
    margin: 0;
    max-width: var(--measure);
    font-size: var(--size-15);
    color: var(--text-soft);
  }
`;

const PARTS = ['frontEnd', 'backEnd', 'webservice', 'devOps'] as const;

export interface ProjectProps {
  project: Project;
  /** It is at the top of the page, so its picture is loaded at once. */
  isFirst: boolean;
}

/** The details of a project (spec §3): picture, links, description, technologies, parts. */
export function ProjectDetails({ project, isFirst }: ProjectProps) {
  const { description, technologies, screen, screenText, discontinue } = project;
  return (
    <Root>
      <Seen>
        <Picture
          src={screen}
          alt={screenText}
          width={1280}
          height={840}
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <ProjectLinks project={project} />
      </Seen>
      <Stack $gap={6}>
        {discontinue && <Alert tone="warning">{messages.discontinuedNotice}</Alert>}
        <Text>{description}</Text>
        <TechnologyList technologies={technologies} />
        <Parts>
          {PARTS.filter((part) => project[part]).map((part) => (
            <div key={part}>
              <dt>{messages.parts[part]}</dt>
              <dd>{project[part]}</dd>
            </div>
          ))}
        </Parts>
      </Stack>
    </Root>
  );
}
