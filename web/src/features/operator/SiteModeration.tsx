import { graphql, useFragment } from 'react-relay';
import type { SiteModeration_site$key } from '../../__generated__/SiteModeration_site.graphql.ts';
import type { SiteModerationRestoreMutation } from '../../__generated__/SiteModerationRestoreMutation.graphql.ts';
import type { SiteModerationSuspendMutation } from '../../__generated__/SiteModerationSuspendMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import { ReasonForm } from './ReasonForm.tsx';

/** Takes a site offline, or puts it online again, with a reason. */
export function SiteModeration({ site }: { site: SiteModeration_site$key }) {
  const { id, suspendedAt } = useFragment(
    graphql`
      fragment SiteModeration_site on OperatorSite {
        id
        suspendedAt
      }
    `,
    site,
  );
  const [suspend, isSuspending] = useInputMutation<SiteModerationSuspendMutation>(
    graphql`
      mutation SiteModerationSuspendMutation($input: SuspendSiteInput!) {
        suspendSite(input: $input) {
          ... on SuspendSitePayload @alias(as: "payload") {
            site {
              id
              suspendedAt
              ...SiteScreen_facts
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const [restore, isRestoring] = useInputMutation<SiteModerationRestoreMutation>(
    graphql`
      mutation SiteModerationRestoreMutation($input: RestoreSiteInput!) {
        restoreSite(input: $input) {
          ... on RestoreSitePayload @alias(as: "payload") {
            site {
              id
              suspendedAt
              ...SiteScreen_facts
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  return (
    <Panel title={messages.moderation}>
      {suspendedAt == null ? (
        <ReasonForm
          key="suspend"
          name="reason"
          label={messages.offlineReason}
          button={messages.offline}
          question={{ title: messages.offlineTitle, text: messages.offlineText, destructive: true }}
          isSending={isSuspending}
          send={(reason) => suspend({ siteId: id, reason })}
          done={messages.offlineDone}
        />
      ) : (
        <ReasonForm
          key="restore"
          name="reason"
          label={messages.onlineReason}
          button={messages.online}
          question={{ title: messages.onlineTitle, text: messages.onlineText, destructive: false }}
          isSending={isRestoring}
          send={(reason) => restore({ siteId: id, reason })}
          done={messages.onlineDone}
        />
      )}
    </Panel>
  );
}
