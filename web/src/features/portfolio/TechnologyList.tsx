import { styled } from 'styled-components';
import { Stack } from '../../ui/Stack.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { messages } from './messages.ts';
import type { Project } from './project.ts';

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

/** What it is built with: logos with their names. */
export function TechnologyList({ technologies }: Pick<Project, 'technologies'>) {
  return (
    <Stack $gap={3}>
      <Title>{messages.technologies}</Title>
      <List role="list">
        {technologies.map(({ title, logo }) => (
          <li key={title}>
            <BrandIcon logo={logo} />
            {title}
          </li>
        ))}
      </List>
    </Stack>
  );
}
