import { useNavigate } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay';
import type { WatchForm_site$key } from '../../__generated__/WatchForm_site.graphql.ts';
import type { WatchFormMutation } from '../../__generated__/WatchFormMutation.graphql.ts';
import { localIdOf } from '../../lib/globalId.ts';
import { startWatch } from '../../lib/session.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** Opens a site as its owner sees it, with a reason that the owner reads. */
export function WatchForm({ site }: { site: WatchForm_site$key }) {
  const { id, name, owner } = useFragment(
    graphql`
      fragment WatchForm_site on OperatorSite {
        id
        name
        owner {
          id
        }
      }
    `,
    site,
  );
  const navigate = useNavigate();
  const [watch, isOpening] = useMutationOutcome<WatchFormMutation>(graphql`
    mutation WatchFormMutation($input: WatchSiteInput!) {
      watchSite(input: $input) {
        ... on WatchSitePayload @alias(as: "payload") {
          token
          expiresAt
          restaurantId
          owner {
            id
            name
            email
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  if (!owner) return null;
  return (
    <Panel title={messages.watch}>
      <Text $size={15} $soft>
        {messages.watchIntro}
      </Text>
      <ReasonForm
        name="reason"
        label={messages.watchReason}
        button={messages.watchBegin}
        question={null}
        isSending={isOpening}
        send={async (reason) => {
          const { payload, refusal } = await watch({
            variables: { input: { siteId: id, reason } },
            fallback: messages.failed,
          });
          if (refusal) return refusal;
          const { token, expiresAt, restaurantId, owner: user } = payload;
          startWatch({
            token,
            user: { _id: localIdOf(user.id), name: user.name, email: user.email },
            siteName: name,
            siteId: id,
            until: expiresAt,
          });
          await navigate({ to: '/editor/$id', params: { id: restaurantId } });
          return null;
        }}
        done={messages.watchBegun}
      />
    </Panel>
  );
}
