import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import type { Project } from './project.ts';
import { ProjectLinks } from './ProjectLinks.tsx';
import { TechnologyList } from './TechnologyList.tsx';

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
  /** On top of the page, so that its picture is wanted at once. */
  isFirst: boolean;
}

/** All about one project (spec §3): picture, links, description, technologies, and how each part was made. */
export function ProjectDetails({ project, isFirst }: ProjectProps) {
  const { description, technologies, screen, discontinue } = project;
  return (
    <Root>
      <Seen>
        <Picture
          src={screen.src}
          alt={screen.alt}
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
          {PARTS.map((part) =>
            project[part] === null ? null : (
              <div key={part}>
                <dt>{messages.parts[part]}</dt>
                <dd>{project[part]}</dd>
              </div>
            ),
          )}
        </Parts>
      </Stack>
    </Root>
  );
}
