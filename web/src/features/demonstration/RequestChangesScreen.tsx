import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { AnswerPage } from './AnswerPage.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import type { ChangesSearch } from './approvalSearch.ts';
import { ChangesQuestion } from './ChangesQuestion.tsx';
import { messages } from './messages.ts';
import { ProjectChanges } from './ProjectChanges.tsx';

/**
 * A client asks for changes (spec §2). The mail of a workflow has links without a token (spec §7): the server knows whether
 * their two addresses are enough. Without both there is nothing to send, but what was written can still go by mail.
 */
export function RequestChangesScreen({ search: { client, office, token } }: { search: ChangesSearch }) {
  const addresses = client && office ? { clientEmail: client, officeEmail: office } : null;
  return (
    <AnswerPage title={messages.changesPageTitle}>
      {token === undefined ? (
        <ChangesQuestion asked={addresses} client={client} office={office} imageUrl={null} />
      ) : (
        <QueryBoundary
          fallback={
            <AnswerSkeleton title={messages.changesTitle} intro={messages.changesIntro} fieldHeight={160} />
          }
          heading={messages.changesTitle}
          failure={messages.projectFailed}
          resetKey={token}
        >
          <ProjectChanges key={token} token={token} client={client} office={office} />
        </QueryBoundary>
      )}
    </AnswerPage>
  );
}
