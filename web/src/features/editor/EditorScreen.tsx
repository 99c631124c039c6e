import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditorContent } from './EditorContent.tsx';
import type { EditorTab } from './editorSearch.rules.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { messages } from './messages.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  padding-block: clamp(20px, 3vw, 40px) clamp(40px, 6vw, 80px);
`;

const Back = styled(TextLink)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-self: start;
  min-height: var(--touch);
  font-size: var(--size-15);
  text-decoration: none;
`;

/** The restaurant editor (spec §2). `id` is the global id of the site. */
export function EditorScreen({ id, tab }: { id: string; tab: EditorTab }) {
  return (
    <UnsavedGuard>
      <Root $tall>
        <PageTitle>{messages.title}</PageTitle>
        <Back to="/my-restaurants">
          <Icon icon={ArrowLeft} size={18} />
          {messages.back}
        </Back>
        <QueryBoundary
          fallback={<EditorSkeleton />}
          failure={messages.failure}
          heading={messages.title}
          resetKey={id}
        >
          <EditorContent id={id} tab={tab} />
        </QueryBoundary>
      </Root>
    </UnsavedGuard>
  );
}
