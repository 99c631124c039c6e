import { useState } from 'react';
import { DisclosureGroup, type Key } from 'react-aria-components';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ProjectItem } from './ProjectItem.tsx';
import { projects } from './projects.ts';

const Root = styled(Container)`
  display: grid;
  gap: clamp(24px, 4vw, 40px);
  padding-block: clamp(40px, 6vw, 88px);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
`;

const All = styled(Button)`
  /* Without scripts all projects are open. */
  @media (scripting: none) {
    display: none;
  }
`;

const List = styled(DisclosureGroup)`
  display: grid;
  gap: var(--space-3);
`;

const Next = styled.section`
  border-top: 1px solid var(--line);
  background: var(--secondary-soft);
`;

const NextRow = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5) var(--space-10);
  padding-block: clamp(40px, 5vw, 64px);
`;

const ids = projects.map(({ id }) => id);

/** Past projects (spec §2): an accordion in which several may be open. */
export function PortfolioScreen() {
  const [open, setOpen] = useState<Set<Key>>(() => new Set(ids.slice(0, 1)));
  const allOpen = open.size === ids.length;
  return (
    <>
      <PageTitle>{messages.pageTitle}</PageTitle>
      <Root>
        <Top>
          <Stack $gap={4}>
            <Heading as="h1" $size={42}>
              {messages.title}
            </Heading>
            <Text $size={20} $soft>
              {messages.intro}
            </Text>
          </Stack>
          <All variant="secondary" onClick={() => setOpen(new Set(allOpen ? [] : ids))}>
            {allOpen ? messages.collapseAll : messages.expandAll}
          </All>
        </Top>
        <List allowsMultipleExpanded expandedKeys={open} onExpandedChange={setOpen}>
          {projects.map((project, number) => (
            <ProjectItem key={project.id} project={project} isFirst={number === 0} />
          ))}
        </List>
      </Root>
      <Next aria-labelledby="portfolio-next">
        <NextRow>
          <Stack $gap={2}>
            <Heading id="portfolio-next" $size={32}>
              {messages.nextTitle}
            </Heading>
            <Text $soft>{messages.nextText}</Text>
          </Stack>
          <Stack $row $gap={3}>
            <LinkButton to="/contact" size="large">
              {messages.contact}
            </LinkButton>
            <LinkButton to="/services" size="large" variant="secondary">
              {messages.services}
            </LinkButton>
          </Stack>
        </NextRow>
      </Next>
    </>
  );
}
