import { useNavigate } from '@tanstack/react-router';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useChatAdviceQuery } from '../../../__generated__/useChatAdviceQuery.graphql.ts';
import { useSession } from '../../../lib/session.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { messages } from '../messages.ts';

/**
 * Says that a new website starts in the chat (spec §8), with a button that opens the chat with this plan. Owners of free websites can
 * upgrade one of them instead.
 */
export function useChatAdvice(): (planName: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { isSignedIn } = useSession();

  const freeSites = async () => {
    if (!isSignedIn) return [];
    // A query of its own, because it runs on a press. Without an answer only the advice is shown.
    const data = await fetchQuery<useChatAdviceQuery>(environment, query, {})
      .toPromise()
      .catch(() => undefined);
    return data?.viewer?.restaurants.edges.map(({ node }) => node) ?? [];
  };

  return async (planName) => {
    const [site, ...others] = await freeSites();
    const advice = { type: 'alert', title: messages.useChatTitle, text: messages.useChat } as const;
    const withOk = { ...advice, showCancel: true, cancelText: messages.ok };
    if (!site) {
      const starts = await confirm({ ...withOk, confirmText: messages.startPlan(planName) });
      if (starts) await navigate({ to: '/setup', search: { package: planName } });
      return;
    }
    const isOnly = others.length === 0;
    const isUpgrade = await confirm({
      ...withOk,
      confirmText: isOnly ? messages.upgradeSite(site.name) : messages.chooseSite,
    });
    if (isUpgrade)
      await navigate(isOnly ? { to: '/packages', search: { upgrading: site.id } } : { to: '/dashboard' });
  };
}

const query = graphql`
  query useChatAdviceQuery {
    viewer {
      restaurants(first: 2, filter: FREE) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;
